import type { Page } from "@playwright/test";
import { getContent } from "../app/content-model/contents.server.ts";
import { paths } from "../app/paths.ts";
import { expect, holdScripts, hydrate, press, questionsOf, test, untilHydrated } from "./support/visitor.ts";

const questions = questionsOf("en");

test("By mouse and keyboard at most one question is open at a time", async ({ withAndWithoutScripts }) => {
  await withAndWithoutScripts(async (page) => {
    await page.goto("/en");
    await expectOpen(page, []);
    for (const [index, { question: name }] of questions.entries()) {
      await page.locator("summary", { has: page.getByRole("heading", { name }) }).click();
      await expectOpen(page, [index]);
    }
    await press(page, "Enter");
    await expectOpen(page, []);
  });
});

test("The field in the example of UI says what is wrong, or finds the appointment", async ({
  withAndWithoutScripts,
}) => {
  const { who, patient, times } = getContent("en")["specimens/salita"];
  await withAndWithoutScripts(async (page, scripts) => {
    await page.goto(paths.page("en", "ui"));
    const field = page.getByLabel(who.code, { exact: true });
    const message = page.getByText(who.error, { exact: true });
    await expect(message).toBeHidden();
    await field.fill("AB7");
    await press(page, "Tab");
    await expect(message).toBeVisible();
    await field.fill("ABCD");
    await expect(message).toBeHidden();
    await field.fill("");
    await press(page, "Enter");
    await expect(message).toBeVisible();
    if (scripts === "without JavaScript") return;
    await hydrate(page);
    await field.fill(who.example === "ABCD" ? "EFGH" : "ABCD");
    await press(page, "Enter");
    await expect(page.getByRole("alert").and(message)).toBeVisible();
    // A part of a code is still wrong.
    await field.fill("A");
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await field.fill(who.example.toLowerCase());
    await page
      .getByRole("button", { name: who.button, exact: true })
      .and(page.locator("[type=submit]"))
      .click();
    await expect(message).toBeHidden();
    const example = page.locator("figure").filter({ has: page.getByText(times.title) });
    await expect(example.getByRole("status")).toContainText(patient);
  });
});

test("The bar becomes more opaque after 20 pixels, also after Back or a reload", async ({ page }) => {
  await page.goto("/en");
  const atRest = await opacityOfBar(page);
  for (const [y, isScrolled] of [
    [21, true],
    [20, false],
    [900, true],
  ] as const) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), y);
    await expectBar(page, atRest, isScrolled);
    await expect(page.getByRole("banner")).toBeInViewport({ ratio: 1 });
  }
  await page.goto("/en/ux");
  await expectBar(page, atRest, false);
  for (const returns of [() => page.goBack(), () => page.reload()]) {
    await returns();
    // Unlike `evaluate`, it does not fail if the navigation is not complete.
    await page.waitForFunction(() => scrollY === 900);
    await expectBar(page, atRest, true);
  }
});

test("The theme stays dark for any stored value, and its control only logs a message", async ({ page }) => {
  const notes = async () => (await page.consoleMessages()).filter((message) => message.type() === "info");
  await page.addInitScript(() => localStorage.setItem("theme", "light"));
  const startReact = await holdScripts(page);
  await page.goto("/en/ux");
  const control = page.getByRole("button", { name: getContent("en").common.themeUnavailable });
  await expect(control).toHaveAttribute("aria-disabled", "true");
  // Playwright treats aria-disabled as disabled, but a visitor can still click.
  await control.click({ force: true });
  await expect.poll(notes).toHaveLength(1);
  startReact();
  await untilHydrated(page);
  await control.focus();
  await press(page, "Enter", "Space");
  await expect.poll(notes).toHaveLength(3);
  for (const note of await notes()) expect(note.text()).toMatch(/temporarily disabled/i);
  await expect(page.locator("html")).toHaveClass("dark");
  await expect(page.locator("html")).toHaveCSS("color-scheme", "dark");
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
  await expect(page).toHaveURL("/en/ux");
});

test("In any window, on the landing too, the contact buttons float and take at most a tenth of it", async ({
  page,
}) => {
  const contacts = page.getByRole("complementary");
  for (const path of ["/", "/en", "/es/quote"])
    for (const [width, height, text] of [
      [667, 375, 16],
      [390, 844, 16],
      [360, 740, 32],
      [320, 256, 16],
      [1440, 900, 16],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = `${size}px`;
      }, text);
      await expect(contacts.getByRole("link")).toHaveCount(3);
      for (const link of await contacts.getByRole("link").all()) {
        await expect(link).toBeInViewport({ ratio: 1 });
        expect(await link.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
      }
      const box = (await contacts.boundingBox()) ?? { width, height };
      expect(box.width * box.height, `${path} at ${width} x ${height}`).toBeLessThanOrEqual(
        0.1 * width * height,
      );
    }
});

test("Each contact button shows its name on a phone, on hover and on focus", async ({ page }) => {
  const contacts = page.getByRole("complementary");
  const names = ["LinkedIn", "Instagram", "WhatsApp"];
  const labelOf = (name: string) => contacts.getByText(name, { exact: true });
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto("/es");
  for (const name of names) await expect(labelOf(name)).toBeInViewport({ ratio: 1 });
  for (const size of [
    { width: 1280, height: 800 },
    { width: 667, height: 375 },
  ]) {
    await page.setViewportSize(size);
    for (const name of names) {
      const button = contacts.getByRole("link", { name });
      await expect(labelOf(name)).toBeHidden();
      await button.hover();
      await expect(labelOf(name)).toBeInViewport();
      await page.mouse.move(160, 300);
      await expect(labelOf(name)).toBeHidden();
      await page.keyboard.press("Tab");
      await button.focus();
      await expect(labelOf(name)).toBeVisible();
      await button.blur();
    }
  }
});

async function expectOpen(page: Page, open: number[]): Promise<void> {
  for (const [index, { answer }] of questions.entries())
    await expect(page.getByText(answer)).toBeVisible({ visible: open.includes(index) });
}

async function expectBar(page: Page, atRest: number, isScrolled: boolean): Promise<void> {
  const opacity = expect.poll(() => opacityOfBar(page));
  await (isScrolled ? opacity.toBeGreaterThan(atRest + 0.1) : opacity.toBe(atRest));
}

async function opacityOfBar(page: Page): Promise<number> {
  const color = await page.getByRole("banner").evaluate((bar) => getComputedStyle(bar).backgroundColor);
  return Number(/[/,] ?([\d.]+)\)$/.exec(color)?.[1] ?? 1);
}
