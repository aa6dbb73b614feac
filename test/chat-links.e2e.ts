import { expect, type Page, test } from "@playwright/test";
import { contents } from "../app/content/contents.server.ts";
import { site } from "../app/content/site.ts";
import { categoryKeys, detailKeys, languages, paths, serviceKeys } from "../app/paths.ts";
import { hydrate, navigateOnClient, pageKinds } from "./support/visitor.ts";

/** The fixed Spanish quote request (SPEC §7, §9), in both languages. */
const quote = "¡Hola! Quiero pedir un presupuesto para un proyecto.";
const linkedin = `https://www.linkedin.com/company/${site.linkedin}`;
const instagram = `https://www.instagram.com/${site.instagram}`;

for (const language of languages) {
  const { interface: text, services, details } = contents[language];

  test(`In ${text.languageName}, home and categories ask for a quote in Spanish`, async ({ page }) => {
    await page.goto(paths.home(language));
    expect(await chatMessagesIn(page, "main")).toEqual([quote, quote]);
    await page.goto(paths.category(language, "legal"));
    expect(await chatMessagesIn(page, "main")).toEqual([quote]);
  });

  test(`In ${text.languageName}, each service and each detail asks for itself`, async ({ page }) => {
    test.slow();
    await page.goto(paths.home(language));
    await hydrate(page);
    const pages = [
      ...serviceKeys.map((key) => ({ path: paths.service(language, key), title: services[key].title })),
      ...categoryKeys.flatMap((category) =>
        detailKeys(category).map((key) => ({
          path: paths.detail(language, category, key),
          title: (details[category] as Record<string, { title: string }>)[key]?.title as string,
        })),
      ),
    ];
    for (const { path, title } of pages)
      await test.step(path, async () => {
        await navigateOnClient(page, path);
        await expect(page).toHaveURL(path);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
        const message = text.interestMessage(title);
        expect(message).toContain(title);
        expect(await chatMessagesIn(page, "main")).toEqual([message, message]);
        expect(await chatMessagesIn(page, "aside")).toEqual([quote]);
      });
  });
}

test("Every link that leaves the site opens a new tab, safely, at exactly the decided address", async ({
  page,
}) => {
  for (const { path } of pageKinds)
    await test.step(path, async () => {
      await page.goto(path);
      const links = await outboundLinksIn(page, "body");
      for (const { rel, target } of links) {
        expect(rel).toBe("noopener noreferrer");
        expect(target).toBe("_blank");
      }
      const chat = /^https:\/\/wa\.me\/\d+\?text=[^&#+ ]+$/;
      for (const { href } of links.filter(({ href }) => ![linkedin, instagram].includes(href)))
        expect(href).toMatch(chat);
      const contacts = await outboundLinksIn(page, "aside");
      const chatAddress = `https://wa.me/${site.phone}?text=${encodeURIComponent(quote)}`;
      expect(contacts.map(({ href }) => href)).toEqual(
        path === "/" ? [] : [linkedin, instagram, chatAddress],
      );
    });
});

test("The chat opens in a new tab that knows nothing of this one", async ({ page, context }) => {
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "chat" }));
  await page.goto("/en/ux");
  for (const isTakenOver of [false, true]) {
    if (isTakenOver) await hydrate(page);
    const opened = context.waitForEvent("page");
    await page
      .getByRole("main")
      .getByRole("link", { name: contents.en.interface.opensInNewTab })
      .first()
      .click();
    const chat = await opened;
    await chat.waitForURL("https://wa.me/**");
    expect(await chat.evaluate(() => [window.opener, document.referrer])).toEqual([null, ""]);
    await expect(page).toHaveURL("/en/ux");
    await chat.close();
  }
});

test("Each contact button shows its name while the mouse or the focus is on it", async ({ page }) => {
  await page.goto("/es");
  const contacts = page.getByRole("complementary");
  for (const name of ["LinkedIn", "Instagram", "WhatsApp"]) {
    const button = contacts.getByRole("link", { name });
    const label = contacts.getByText(name, { exact: true });
    await expect(button).toHaveAccessibleName(new RegExp(`^${name}`));
    await expect(label).toBeHidden();
    await button.hover();
    await expect(label).toBeVisible();
    await page.mouse.move(300, 300);
    await expect(label).toBeHidden();
    await page.keyboard.press("Tab");
    await button.focus();
    await expect(label).toBeVisible();
    await button.blur();
    await expect(label).toBeHidden();
  }
});

/** The messages of the chat links in a part of the page, as the chat will read them. */
async function chatMessagesIn(page: Page, part: string): Promise<string[]> {
  const links = await outboundLinksIn(page, part);
  const chats = links.map(({ href }) => new URL(href)).filter(({ host }) => host === "wa.me");
  for (const { pathname } of chats) expect(pathname).toBe(`/${site.phone}`);
  return chats.map(({ searchParams }) => searchParams.get("text") ?? "");
}

function outboundLinksIn(page: Page, part: string) {
  return page.locator(`${part} a[href^="http"]`).evaluateAll((links) =>
    (links as HTMLAnchorElement[]).map((link) => ({
      href: link.getAttribute("href") as string,
      rel: link.rel,
      target: link.target,
    })),
  );
}
