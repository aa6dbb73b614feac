import type { Page } from "@playwright/test";
import { contents } from "../app/content/contents.server.ts";
import { site } from "../app/content/site.ts";
import { fill } from "../app/domain/template.ts";
import { chatLink, instagramLink, linkedinLink, quoteMessage } from "../app/outbound-links.ts";
import { defaultLanguage, destinationOf, knownPaths } from "../app/paths.ts";
import { everyPage, expect, expectOfEach, stages, test, wordsOf } from "./support/visitor.ts";

test("Each service and each detail asks for itself, in its language; home and the floating button in Spanish", async ({
  page,
}) => {
  await expectOfEach(
    knownPaths().filter((path) => path !== "/"),
    async (path) => {
      await page.goto(path);
      const { heading } = await wordsOf(page, path);
      const asked = (await outboundLinks(page, "main")).map(({ href }) =>
        new URL(href).searchParams.get("text"),
      );
      expect(asked.length).toBeGreaterThan(0);
      const { kind, language = defaultLanguage } = { language: undefined, ...destinationOf(path) };
      const interest = fill(contents[language].interface.interestMessage, { service: heading });
      for (const message of asked) expect(message).toBe(kind === "home" ? quoteMessage : interest);
      const contacts = (await outboundLinks(page, "aside")).map(({ href }) => href);
      expect(contacts).toEqual([linkedinLink, instagramLink, chatLink()]);
    },
  );
});

test("Every link that leaves the site opens a new tab, safely, and leads to the studio's own accounts", async ({
  page,
}) => {
  await expectOfEach(everyPage, async (path) => {
    await page.goto(path);
    const links = await outboundLinks(page, "body");
    const chat = new RegExp(`^https://wa\\.me/${site.phone}\\?text=[^&#+ ]+$`);
    const isOwn = (href: string) => [linkedinLink, instagramLink].includes(href) || chat.test(href);
    return links.filter(
      ({ href, rel, target }) => rel !== "noopener noreferrer" || target !== "_blank" || !isOwn(href),
    );
  });
});

test("The chat opens in a new tab that knows nothing of this one", async ({ atEachStage }) => {
  await atEachStage(async (page, open) => {
    const context = page.context();
    await context.route("https://wa.me/**", (route) => route.fulfill({ body: "chat" }));
    await open("/en/ux");
    const opened = context.waitForEvent("page");
    const { opensInNewTab } = contents.en.interface;
    await page.getByRole("main").getByRole("link", { name: opensInNewTab }).first().click();
    const chat = await opened;
    await chat.waitForURL("https://wa.me/**");
    expect(await chat.evaluate(() => [window.opener, document.referrer])).toEqual([null, ""]);
    await expect(page).toHaveURL("/en/ux");
  }, stages.slice(1));
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

function outboundLinks(page: Page, part: "main" | "aside" | "body") {
  return page.locator(`${part} a[href^="http"]`).evaluateAll((links) =>
    (links as HTMLAnchorElement[]).map((link) => ({
      href: link.getAttribute("href") as string,
      rel: link.rel,
      target: link.target,
    })),
  );
}
