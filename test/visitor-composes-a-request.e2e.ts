import type { Locator, Page } from "@playwright/test";
import jsQR from "jsqr";
import { contentOf } from "../app/content/contents.server.ts";
import { languages } from "../app/domain/languages.ts";
import { longest } from "../app/domain/letters.ts";
import { fill } from "../app/domain/template.ts";
import { paths } from "../app/paths.ts";
import { complaintsOf, expect, expectOfEach, hydrate, press, test, untilIdle } from "./support/visitor.ts";

const language = "es";
const { questions, message, sheet, form, phone, announce } = contentOf(language).quote;
const typed = "Reservar & pagar: 100 % “ya” #1 {text}\n👋 שלום <b>";
const chatLinks = "a[href^='https://wa.me']";

async function open(page: Page, path = paths.quote(language)): Promise<void> {
  await page.goto(path);
  // The message is editable once React has hydrated.
  await expect(page.getByRole("textbox", { name: message.name })).toBeEditable();
}

const bubble = (page: Page) => page.getByRole("textbox", { name: message.name });
const nextQuestion = (page: Page) =>
  page.getByRole("button", { name: form.done, exact: true }).locator("visible=true");

async function sentText(page: Page): Promise<string | null> {
  const link = page.getByRole("main").locator(chatLinks).locator("visible=true").last();
  return new URL((await link.getAttribute("href")) ?? "").searchParams.get("text");
}

test("A visitor answers six questions and sends exactly the message that the page shows", async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).hostname !== "localhost") elsewhere.push(request.url());
  });
  await open(page);
  await page.getByRole("radio", { name: questions.purpose.options.mvp.label }).check();
  await nextQuestion(page).click();
  await page.getByRole("textbox", { name: questions.task.by.mvp.question }).fill(typed);
  await nextQuestion(page).click();
  await page.getByRole("textbox", { name: questions.people.by.mvp.question }).fill("Socios");
  await nextQuestion(page).click();
  const [exists] = Object.values(questions.existing.options);
  await page.getByRole("checkbox", { name: exists?.label }).check();
  await nextQuestion(page).click();
  const { panel, payments } = questions.needs.mvp.options;
  await page.getByRole("checkbox", { name: panel?.label }).check();
  await page.getByRole("checkbox", { name: payments?.label }).check();
  await expect(
    page.getByRole("status").filter({ hasText: payments?.entry ?? payments?.label }),
  ).toBeAttached();
  await page.getByRole("textbox", { name: questions.other.label }).fill("Exportar a Excel");
  await nextQuestion(page).click();
  await page.getByRole("radio", { name: questions.when.options.none.label }).check();
  await page.getByRole("button", { name: form.doneLast }).click();

  await expect(page.getByRole("heading", { name: "Reservar & pagar" })).toBeVisible();
  const shown = await bubble(page).inputValue();
  expect(shown).toContain(typed);
  expect(shown).toContain(`${questions.other.inMessage}: Exportar a Excel`);
  expect(shown).toContain(questions.when.options.none.inMessage);
  // What goes first includes the task.
  expect(shown).toContain(sheet.task.inMessage);
  expect(await sentText(page)).toBe(shown);
  // A visitor who changes one answer does not meet the others again.
  await page.getByText(questions.people.by.mvp.question).first().click();
  await page.getByRole("button", { name: form.doneLast }).click();
  await expect(page.getByRole("region", { name: form.name }).locator("[open]")).toHaveCount(0);
  expect(elsewhere).toEqual([]);
  expect(complaints).toEqual([]);
});

test("An entry moves between the columns, and the sheet reports when more goes first than fits", async ({
  page,
}) => {
  await open(page, paths.quote(language));
  await page.getByRole("radio", { name: questions.purpose.options.mvp.label }).check();
  await page.getByText(questions.task.by.mvp.question).first().click();
  await page.getByRole("textbox", { name: questions.task.by.mvp.question }).fill("Reservar");
  await page.getByText(questions.needs.mvp.question).first().click();
  const movable = Object.values(questions.needs.mvp.options).filter(({ pill }) => pill);
  for (const { label, entry = label } of movable) {
    await page.getByRole("checkbox", { name: label }).check();
    const move = page.getByRole("group", { name: fill(sheet.moveLegend, { entry }), exact: true });
    await move.getByRole("radio", { name: sheet.columns.first.short }).check();
  }
  await expect(page.getByText(sheet.tooMuchNote).locator("visible=true")).toHaveCount(1);
  // On a phone the row of days may be above the window, so the entries say it, too.
  await page.setViewportSize({ width: 390, height: 844 });
  const entries = page.getByRole("region", { name: form.name });
  await expect(entries.getByText(sheet.tooMuchNote)).toBeVisible();
  expect(await bubble(page).inputValue()).toContain(message.tooMuch);
});

test("A reload keeps the answers and opens the first open question, clearing removes them, and undo restores them", async ({
  page,
}) => {
  await open(page);
  await page.getByRole("radio", { name: "UX" }).check();
  await open(page, page.url());
  expect(await bubble(page).inputValue()).toContain("UX");
  await expect(page.getByRole("textbox", { name: questions.task.by.ux.question })).toBeVisible();
  await page.getByRole("button", { name: sheet.clear }).click();
  await expect(bubble(page)).toHaveValue(new RegExp(message.greeting.none));
  await expect(page.getByRole("status").filter({ hasText: announce.cleared })).toBeAttached();
  await page.getByRole("button", { name: sheet.undo }).click();
  expect(await bubble(page).inputValue()).toContain("UX");
  // Clearing also removes the edited message that the visitor could bring back.
  await bubble(page).fill("Hola");
  await page.getByRole("button", { name: message.rebuild }).click();
  await expect(page.getByRole("button", { name: message.restore })).toBeVisible();
  await page.getByRole("button", { name: sheet.clear }).click();
  await expect(page.getByRole("button", { name: message.restore })).toHaveCount(0);
});

test("Two tabs show the same answers, and none deletes what was typed in the other", async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await open(page);
  await open(other);
  const mvp = { name: questions.purpose.options.mvp.label };
  await page.getByRole("radio", mvp).check();
  await expect(other.getByRole("radio", mvp)).toBeChecked();
  await nextQuestion(other).click();
  // Each letter is stored at once. The first tab must not write it back after the next one.
  const task = "Reservar y pagar ".repeat(4).trim();
  await other.getByRole("textbox", { name: questions.task.by.mvp.question }).pressSequentially(task);
  await expect(bubble(other)).toHaveValue(new RegExp(task));
  await expect(bubble(page)).toHaveValue(await bubble(other).inputValue());
});

test("A page that the browser renders in advance, or keeps from before, does not replace newer answers", async ({
  page,
}) => {
  const { label } = questions.purpose.options.mvp;
  await open(page);
  await page.getByRole("radio", { name: label }).check();
  await page.addInitScript(() => {
    let isAhead = location.search !== "";
    Object.defineProperty(document, "prerendering", { get: () => isAhead });
    addEventListener("activate", () => {
      isAhead = false;
      document.dispatchEvent(new Event("prerenderingchange"));
    });
  });
  await page.goto(paths.quote(language, "ux"));
  await hydrate(page);
  await untilIdle(page);
  expect(await page.evaluate(() => localStorage.brief)).toContain('"mvp"');
  await page.evaluate(() => dispatchEvent(new Event("activate")));
  await expect.poll(() => page.evaluate(() => localStorage.brief)).toContain('"ux"');
  // The first page had the other radio checked.
  await page.goBack();
  await expect(bubble(page)).toHaveValue(/UX/);
});

test("The link at the end of a service page preselects that service on the quote page", async ({ page }) => {
  await page.goto(paths.service(language, "ux"));
  await page
    .getByRole("main")
    .locator(`a[href="${paths.quote(language, "ux")}"]`)
    .click();
  await expect(bubble(page)).toHaveValue(/UX/);
  await expect(page.getByRole("textbox", { name: questions.task.by.ux.question })).toBeVisible();
  await expect(page).toHaveURL(paths.quote(language));
});

test("Fast typing loses no letter", async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, paths.quote(language, "ux"));
  const field = page.getByRole("textbox", { name: questions.task.by.ux.question });
  const text = "Reservar una cancha y pagarla. ".repeat(4);
  await field.pressSequentially(text);
  await expect(field).toHaveValue(text);
  expect(complaints).toEqual([]);
});

test("The visitor shortens a text that is too long for a chat, and nothing is deleted", async ({ page }) => {
  await open(page);
  const tooLong = "x".repeat(longest.task + 19);
  await page.getByText(questions.task.by.mvp.question).first().click();
  const field = page.getByRole("textbox", { name: questions.task.by.mvp.question });
  await field.fill(tooLong);
  await expect(field).toHaveValue(tooLong);
  await expect(page.getByText(form.leftOver.other.replace("{count}", "19"), { exact: true })).toBeVisible();
  await expect(page.getByRole("main").locator("#message").locator(chatLinks)).toHaveCount(0);
  await page.getByRole("button", { name: message.tooLong.other.replace("{count}", "19") }).click();
  await expect(field).toBeVisible();
  await field.fill("y".repeat(100_000));
  await expect(page.getByText(form.pastedTooMuch)).toBeVisible();
  await expect(field).toHaveValue(tooLong);
});

test("A text field that receives the focus is not below the sticky row of days", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page);
  await page.getByRole("radio", { name: questions.purpose.options.mvp.label }).check();
  await nextQuestion(page).click();
  const field = page.getByRole("textbox", { name: questions.task.by.mvp.question });
  await field.fill("Reservar");
  const days = page.getByRole("img", { name: /\d/ }).first();
  const top = async (part: Locator, edge: "y" | "height") => (await part.boundingBox())?.[edge] ?? 0;
  await page.getByRole("main").getByRole("link").last().focus();
  for (const box of [bubble(page), field]) {
    await expect(async () => {
      await press(page, "Shift+Tab");
      await expect(box).toBeFocused({ timeout: 1 });
    }).toPass({ intervals: [0] });
    expect(await top(box, "y")).toBeGreaterThanOrEqual((await top(days, "y")) + (await top(days, "height")));
  }
});

test("The QR code leads to the same chat as the button", async ({ page }) => {
  await open(page);
  await bubble(page).fill(`¡Hola! ${"ñandú y más. ".repeat(12)}`);
  const code = page.getByRole("img", { name: message.qrAlt });
  await expect(async () => {
    const picture = (await code.locator("..").screenshot()).toString("base64");
    const { data, width, height } = await page.evaluate(async (picture) => {
      const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes]));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext("2d") as OffscreenCanvasRenderingContext2D;
      context.drawImage(bitmap, 0, 0);
      const { data, width, height } = context.getImageData(0, 0, bitmap.width, bitmap.height);
      return { data: [...data], width, height };
    }, picture);
    const read = jsQR(Uint8ClampedArray.from(data), width, height)?.data ?? "";
    expect(new URL(read).searchParams.get("text")).toBe(await bubble(page).inputValue());
  }).toPass();
});

test("Without JavaScript the page shows its questions and opens the chat with them", async ({ browser }) => {
  await expectOfEach(languages, async (language) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(paths.quote(language));
    const { withoutScript, questions } = contentOf(language).quote;
    await expect(page.getByRole("heading", { name: withoutScript.title })).toBeVisible();
    await expect(page.getByRole("main").getByRole("radio")).toHaveCount(0);
    expect(await sentText(page)).toContain(questions.when.question);
    await context.close();
  });
});

test("A date that has passed, or is closer than the days of an MVP, is answered with a sentence", async ({
  page,
}) => {
  await page.clock.setFixedTime("2027-01-15T18:00");
  await open(page);
  await page.getByRole("radio", { name: questions.purpose.options.mvp.label }).check();
  await page.getByText(questions.when.question).first().click();
  const field = page.getByLabel(questions.when.dateLabel);
  const [past, soon] = [page.getByText(form.datePast), page.getByText(form.dateSoon)];
  for (const [day, texts] of [
    ["2027-01-14", [1, 0]],
    ["2027-01-20", [0, 1]],
    ["2027-06-30", [0, 0]],
  ] as const) {
    await field.fill(day);
    await expect(past).toHaveCount(texts[0]);
    // A past date is not sent.
    await expect(bubble(page)).toHaveValue(texts[0] ? /^[^\d]*$/ : /\d/);
    await expect(soon).toHaveCount(texts[1]);
  }
});

test("On a phone a question that the visitor opens again is in the window", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  await open(page);
  const [first, second] = [questions.purpose.question, questions.task.by.mvp.question];
  await page.getByText(second).first().tap();
  // The list of purposes is longer than the window; opening the next question closes it above.
  await page.getByText(first).first().tap();
  const last = page.getByRole("radio", { name: questions.purpose.options.unsure.label });
  await last.scrollIntoViewIfNeeded();
  await page.getByText(second).first().tap();
  await expect(page.getByText(second).first()).toBeInViewport();
  await context.close();
});

test("On a phone the dock sends the message, or leads to it after the visitor has edited it", async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  await open(page);
  const dock = page.getByRole("complementary", { name: phone.dockName });
  await page.getByRole("radio", { name: "UX" }).check();
  const link = dock.locator(chatLinks);
  await expect(link).toHaveAttribute("href", /UX/);
  // An edited message may no longer fit the answers.
  await bubble(page).fill("Hola");
  await expect(link).toHaveCount(0);
  await page.getByRole("button", { name: message.rebuild }).click();
  await expect(link).toHaveAttribute("href", /UX/);
  // At the end of the page the contacts do not cover the dock.
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 10_000);
  await link.click({ trial: true });
  await page.getByRole("button", { name: message.restore }).click();
  await expect(bubble(page)).toHaveValue("Hola");
  await expect(bubble(page)).toBeFocused();
  await context.close();
});
