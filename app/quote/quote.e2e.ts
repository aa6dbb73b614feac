import type { Locator, Page } from "@playwright/test";
import { desktop, phone } from "../../test/support/pages.ts";
import {
  complaintsOf,
  expect,
  expectOfEach,
  holdScripts,
  hydrate,
  test,
  untilHydrated,
} from "../../test/support/visitor.ts";
import { getContent } from "../content-model/contents.server.ts";
import { languages } from "../languages.ts";
import { paths, requestId } from "../paths.ts";
import { longestMessage } from "./composer/compose-message.ts";
import { textFields } from "./composer/request.ts";

const [language, other = language] = languages;
const { common, quote, "sample-quote": sample } = getContent(language);
const { message, form, questions, plan, withoutScript } = quote;
const place = paths.quote(language);
/** An owner may remove any written answer but the first. */
const lastField = textFields.at(-1) ?? "text";
const task = "Reservar & pagar: 100 % “ya” #1 {text}\n👋 שלום <b>";

async function open(page: Page, path = place): Promise<void> {
  await page.goto(path);
  await hydrate(page);
}
const bubble = (page: Page) => page.locator("#message > .bright");
const box = (page: Page, name: string, value: string) => page.locator(`[name=${name}][value="${value}"]`);
const field = (page: Page, name: string) => page.locator(`[name=${name}]:not([type=radio], [type=checkbox])`);
const send = (page: Page) => page.locator("#message a[href^='https://wa.me']");
const rail = (page: Page) =>
  page.getByRole("complementary", { name: common.contactButtons }).locator("a[href^='https://wa.me']");
const button = (page: Page, name: string) => page.getByRole("button", { name });

/** The message as it is read in the bubble. */
async function readBubble(page: Page): Promise<string> {
  return (await bubble(page).locator("p").allTextContents()).join("\n\n");
}
const textOf = async (link: Locator) =>
  new URL((await link.getAttribute("href")) ?? "").searchParams.get("text");

/** Answers every question. */
async function answer(page: Page): Promise<void> {
  for (const name of textFields) await field(page, name).fill(name === "text" ? task : "Ana");
  for (const name of ["service", "have", "needs"]) {
    const boxes = page.locator(`[name=${name}]`);
    for (const choice of await boxes.all()) await choice.check();
  }
  await field(page, "day").fill("2999-01-15");
}

test("Every way to send takes exactly the message that the page shows", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const complaints = complaintsOf(page);
  await open(page);
  for (const step of [() => {}, () => answer(page)]) {
    await step();
    const shown = await readBubble(page);
    for (const link of [send(page), rail(page)]) expect(await textOf(link)).toBe(shown);
    await button(page, message.copy).click();
    await expect(page.getByRole("status").filter({ hasText: message.isCopied })).toBeAttached();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown);
  }
  expect(await readBubble(page)).toContain(task);
  // A browser that translates the page leaves the message as it is sent.
  await expect(bubble(page)).toHaveAttribute("translate", "no");
  // Enter in a field sends nothing, and leads to the message.
  for (const line of await page.locator("form [type=text]").all()) {
    await line.press("Enter");
    await expect(page).toHaveURL(place);
    await expect(page.locator("#message")).toBeFocused();
  }
  expect(complaints).toEqual([]);
});

test("Nothing moves when a visitor answers, and the message is shown whole at every size", async ({
  browser,
}) => {
  const largeText = { width: 360, height: 640 };
  await expectOfEach([phone, desktop, { width: 768, height: 1024 }, largeText], async (viewport) => {
    const context = await browser.newContext({ viewport });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    if (viewport === largeText) await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    await open(page, `${place}?service=ux`);
    const tops = () =>
      page
        .locator("form > *, form label, form .field")
        .evaluateAll((all: HTMLElement[]) => all.map((one) => one.offsetTop));
    const before = await tops();
    for (const choice of await page.locator("form :is([type=checkbox], [type=radio])").all()) {
      await choice.check();
      expect(await tops()).toEqual(before);
    }
    await field(page, "day").fill("2020-01-01");
    await button(page, form.remove).click();
    expect(await tops()).toEqual(before);
    await field(page, "text").fill("Una línea.\n".repeat(60));
    // In a wide window the buttons stay in view, however long the message is.
    for (const name of viewport === desktop ? textFields : []) {
      await field(page, name).scrollIntoViewIfNeeded();
      await expect(send(page)).toBeInViewport({ ratio: 1 });
    }
    const isCut = await bubble(page).evaluate((bubble) =>
      [bubble, ...bubble.querySelectorAll("p")].some(
        (part) => part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1,
      ),
    );
    expect(isCut).toBe(false);
    await send(page).click({ trial: true });
    await context.close();
  });
});

test("What is typed before React, after a reload, after Back or in another language is not lost", async ({
  page,
}) => {
  const start = await holdScripts(page);
  await page.goto(place);
  await field(page, "text").fill(task);
  await box(page, "service", "ux").check();
  start();
  await untilHydrated(page);
  const expectAll = async () => {
    expect(await readBubble(page)).toContain(task);
    await expect(box(page, "service", "ux")).toBeChecked();
  };
  await expectAll();
  await page.reload();
  await hydrate(page);
  await expectAll();
  await page.locator("#message").locator(`a[hreflang=${other}]`).click();
  await expect(page).toHaveURL(paths.quote(other));
  await hydrate(page);
  await expectAll();
  await field(page, lastField).fill("Socios");
  await page.goBack();
  await hydrate(page);
  await expectAll();
  expect(await readBubble(page)).toContain("Socios");
  await button(page, message.clear).click();
  await page.goForward();
  await hydrate(page);
  await expect(field(page, "text")).toHaveValue("");
});

test("With a full or blocked storage, the browser asks before it leaves the page, and Back restores the form", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("", "QuotaExceededError");
    };
  });
  await open(page);
  const dialogs: string[] = [];
  page.on("dialog", async (dialog) => {
    dialogs.push(dialog.type());
    await (dialogs.length === 1 ? dialog.dismiss() : dialog.accept());
  });
  await field(page, "text").fill(task);
  await expect(page.getByText(form.notKept)).toBeVisible();
  await page.getByRole("link", { name: common.somethingLikeThis }).click();
  await expect.poll(() => dialogs).toEqual(["beforeunload"]);
  await expect(field(page, "text")).toHaveValue(task);
  await page.locator("#message").locator(`a[hreflang=${other}]`).click();
  await expect(page).toHaveURL(paths.quote(other));
  await hydrate(page);
  await page.goBack();
  await hydrate(page);
  expect(await readBubble(page)).toContain(task);
});

test("A page's closing adds its entry to the request and says so, and one press takes it off", async ({
  page,
}) => {
  await open(page);
  await box(page, "service", "mvp").check();
  await field(page, "text").fill(task);
  for (const [from, name] of [
    [paths.page(language, "ux"), "ux"],
    [paths.page(language, "design/ui"), "design/ui"],
  ] as const) {
    await page.goto(from);
    await page
      .getByRole("main")
      .locator(`a[href="${paths.quote(language, name)}"]`)
      .click();
    await hydrate(page);
    // A reload must not tick it again.
    await expect(page).toHaveURL(place);
    await expect(box(page, "service", name)).toBeChecked();
    await expect(box(page, "service", "mvp")).toBeChecked();
    expect(await readBubble(page)).toContain(task);
    await expect(page.getByRole("status").filter({ has: button(page, form.remove) })).toBeVisible();
    await button(page, form.remove).click();
    await expect(box(page, "service", name)).not.toBeChecked();
    await expect(button(page, form.remove)).toHaveCount(0);
  }
});

test("Something like the sample, or the stage, is an MVP", async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto(paths.home(language));
  const links = page.locator(`a[href^="${paths.quote(language, "mvp")}"]`);
  await links.first().click();
  await hydrate(page);
  await expect(box(page, "service", "mvp")).toBeChecked();
  await button(page, form.remove).click();
  await page.getByRole("link", { name: common.somethingLikeThis }).click();
  await hydrate(page);
  await expect(box(page, "service", "mvp")).toBeChecked();
  await expect(page).toHaveURL(`${place}#${requestId}`);
  await expect(page.locator("form")).toBeInViewport();
  await expect(button(page, form.remove)).toBeVisible();
  expect(complaints).toEqual([]);
});

test("A request can be cleared, and brought back with what was written since", async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page);
  await answer(page);
  const written = await readBubble(page);
  await button(page, message.clear).scrollIntoViewIfNeeded();
  const place = await button(page, message.clear).boundingBox();
  await button(page, message.clear).click();
  expect((await button(page, message.undo).boundingBox())?.y).toBe(place?.y);
  await button(page, message.undo).click();
  expect(await readBubble(page)).toBe(written);
  await button(page, message.clear).click();
  await field(page, lastField).fill("Eva");
  expect(await readBubble(page)).not.toContain(task);
  await button(page, message.undo).click();
  for (const words of [task, "Ana", "Eva"]) expect(await readBubble(page)).toContain(words);
});

test("A message that is too long is copied before the chat opens, by either button; if that fails, nothing opens", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "" }));
  await open(page);
  await field(page, "text").fill("x".repeat(longestMessage.letters));
  await expect(page.getByText(message.tooLong)).toBeVisible();
  const whole = await readBubble(page);
  for (const link of [send(page), rail(page)]) {
    await page.evaluate(() => navigator.clipboard.writeText(""));
    const [chat] = await Promise.all([page.waitForEvent("popup"), link.click()]);
    expect(new URL(chat.url()).search).toBe("?text=");
    await chat.close();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(whole);
  }
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error());
  });
  await send(page).click();
  await expect(page.getByText(message.copyFailed).first()).toBeVisible();
  const selected = await page.evaluate(() => String(getSelection()));
  expect(selected.replace(/\s+/g, " ").trim()).toBe(whole.replace(/\s+/g, " "));
  expect(context.pages()).toHaveLength(1);
  // The visitor copies it, and the next press opens the chat.
  await Promise.all([page.waitForEvent("popup"), send(page).click()]);
});

test("A past or impossible day is an error in the form, and the row of days follows the request", async ({
  page,
}) => {
  await open(page);
  const day = field(page, "day");
  await day.fill("2020-01-01");
  await expect(day).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText(questions.when.past)).toBeVisible();
  // A day that is typed chooses its radio button.
  await expect(box(page, "when", "day")).toBeChecked();
  await expect(bubble(page)).not.toContainText("2020");
  await day.fill("");
  // The 31st of February has no value.
  await day.pressSequentially("02312035");
  await field(page, "text").focus();
  await expect(day).toHaveAttribute("aria-invalid", "true");
  await box(page, "when", "none").check();
  await expect(day).toHaveAttribute("aria-invalid", "false");
  await expect(page.getByText(plan.none)).toBeVisible();
  await box(page, "service", "ux").check();
  await expect(page.getByText(plan.services)).toBeVisible();
  await box(page, "service", "mvp").check();
  // Each further task takes days of its own.
  await expect(page.getByText(plan.each)).toBeVisible();
  for (const choice of await page.locator("[name=needs]").all()) await choice.check();
  await expect(page.locator("[data-over]")).toBeVisible();
});

test("A request of 370 letters is one sheet of paper, one of 4,000 as many as it needs, and the sample has its own", async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await open(page);
  const countSheets = async (format: string, scale = 1) => {
    const pdf = await page.pdf({ format, scale });
    return pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length;
  };
  await box(page, "service", "mvp").check();
  await field(page, "text").fill("x".repeat(8).concat(" ").repeat(30));
  for (const format of ["A4", "Letter"]) expect(await countSheets(format), format).toBe(1);
  await field(page, "text").fill("Una línea.\n".repeat(80));
  for (const format of ["A4", "Letter"]) expect(await countSheets(format), format).toBe(3);
  // A heading that prints, and no other, on the smallest sheet as well.
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(message.printed)).toBeVisible();
  await expect(page.getByText(sample.title)).toBeHidden();
  const printed = page.waitForFunction(() => document.documentElement.dataset.prints);
  await page.emulateMedia({ media: "screen" });
  await page.evaluate(() => {
    window.print = () => {};
  });
  await button(page, sample.print).click();
  await printed;
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(sample.title)).toBeVisible();
  await expect(page.getByText(message.printed)).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(page.getByText(sample.title)).toBeHidden();
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("A visitor reads the questions, and opens the chat with them", async ({ page }) => {
    await page.goto(place);
    const text = await textOf(page.getByRole("link", { name: withoutScript.open }));
    for (const { question } of Object.values(questions)) {
      await expect(page.getByText(question, { exact: true })).toBeVisible();
      expect(text).toContain(question);
    }
    await expect(page.locator("form :is(input, textarea)").filter({ visible: true })).toHaveCount(0);
    await expect(button(page, message.copy)).toBeHidden();
  });
});
