import type { Locator, Page } from "@playwright/test";
import jsQR from "jsqr";
import { desktop, phone } from "../../test/support/pages.ts";
import { readPng } from "../../test/support/read-png.ts";
import {
  complaintsOf,
  expect,
  expectOfEach,
  holdScripts,
  hydrate,
  test,
  untilIdle,
  withMotion,
} from "../../test/support/visitor.ts";
import { getContent } from "../content-model/contents.server.ts";
import { formatCount, formatDate } from "../content-model/phrases.ts";
import { readablePhone } from "../content-model/site.server.ts";
import { fill } from "../content-model/template.ts";
import { paths } from "../paths.ts";
import { longestMessage } from "./message.ts";
import { collectQuoteData } from "./quote-data.server.ts";
import type { QuestionKey } from "./request.ts";

const language = "es";
const data = collectQuoteData(language);
const { questions, message, sheet, form, sharing, announce, head } = data.text;
const typed = "Reservar & pagar: 100 % “ya” #1 {text}\n👋 שלום <b>";

async function open(page: Page, path = paths.quote(language)): Promise<void> {
  await page.goto(path);
  // The buttons are enabled once React has started.
  await expect(page.locator("main form button").first()).toBeEnabled();
}

const rail = (page: Page) =>
  page.getByRole("complementary", { name: getContent(language).common.contactButtons });
const bubble = (page: Page) => page.getByRole("textbox", { name: message.name });
const question = (page: Page, key: QuestionKey) => page.locator(`#question-${key}`);
const field = (page: Page, name: "task" | "people" | "other") => page.locator(`textarea[name=${name}]`);
const send = (page: Page) => page.locator("#message a[href^='https://wa.me']");
const done = (page: Page) =>
  page
    .getByRole("button", { name: form.done, exact: true })
    .or(page.getByRole("button", { name: form.doneLast, exact: true }))
    .filter({ visible: true });
async function show(page: Page, key: QuestionKey): Promise<void> {
  const details = question(page, key);
  // With a key: two presses at one place within half a second count as one, and a test is as fast as that.
  if ((await details.getAttribute("open")) === null) await details.locator("> summary").press("Enter");
}
async function choose(page: Page, kind: keyof typeof questions.kind.options): Promise<void> {
  await page.getByRole("radio", { name: questions.kind.options[kind].label }).press("Space");
  // The first choice moves the questions. Before that, a click on one could reach another.
  await expect(bubble(page)).toBeVisible();
}
async function textOf(link: Locator): Promise<string | null> {
  return new URL((await link.getAttribute("href")) ?? "").searchParams.get("text");
}

test("A visitor sends exactly the message that the page shows, by any button", async ({ page, context }) => {
  const complaints = complaintsOf(page);
  await open(page);
  // Before the first choice the page asks one thing.
  await expect(page.locator("#message")).toHaveCount(0);
  await choose(page, "mvp");
  await done(page).click();
  // The focus is in the next question's field.
  await page.keyboard.insertText(typed);
  await expect(field(page, "task")).toHaveValue(typed);
  await done(page).click();
  await field(page, "people").fill("Socios");
  await done(page).click();
  const [exists] = Object.values(questions.existing.options);
  await page.getByRole("checkbox", { name: exists?.label }).check();
  await done(page).click();
  const { panel, payments } = questions.needs.mvp.options;
  await page.getByRole("checkbox", { name: panel?.label }).check();
  await page.getByRole("checkbox", { name: payments?.label }).check();
  await expect(page.getByRole("status").filter({ hasText: payments?.entry })).toBeAttached();
  await field(page, "other").fill("Exportar a Excel");
  await done(page).click();
  await page.getByRole("radio", { name: questions.when.options.none.label }).check();
  await page.getByRole("button", { name: form.doneLast }).click();

  const shown = await bubble(page).inputValue();
  expect(shown).toContain(typed);
  expect(shown).toContain(fill(message.line, { label: questions.other.inMessage, text: "Exportar a Excel" }));
  expect(shown).toContain(questions.when.options.none.inMessage);
  // What goes first includes the task.
  expect(shown).toContain(sheet.task.inMessage);
  for (const link of [send(page), rail(page).locator("a[href^='https://wa.me']")])
    expect(await textOf(link)).toBe(shown);
  // A visitor who changes one choice does not meet the others again.
  await show(page, "people");
  // With a key: the press before was at nearly the same place.
  await page.getByRole("button", { name: form.doneLast }).press("Enter");
  await expect(page.locator("details[name=question][open]")).toHaveCount(0);
  // The policy reports each request to another server.
  expect(complaints).toEqual([]);
  // Nothing is said of WhatsApp that the page cannot know.
  await context.route("https://wa.me/**", (route) => route.abort());
  await expect(page.locator("#message")).toContainText(head.after);
  await send(page).click();
  await expect(page.locator("#message")).toContainText(message.help);
});

test("A message that is too long for a link goes by copy, and nothing is cut", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, paths.quote(language, "ux"));
  await expect(send(page)).toHaveText(new RegExp(message.send));
  await show(page, "task");
  await field(page, "task").fill("y");
  const used = (await bubble(page).inputValue()).length;
  await field(page, "task").focus();
  await page.keyboard.insertText("x".repeat(longestMessage.letters - used - 10));
  await expect(page.getByText(formatCount(data.locale, message.near, 10))).toBeVisible();
  await page.keyboard.insertText("x".repeat(29));
  await expect(page.getByText(formatCount(data.locale, message.tooLong, 19))).toBeVisible();
  const whole = await bubble(page).inputValue();
  expect(whole.length).toBe(longestMessage.letters + 19);
  await page.getByRole("button", { name: message.copy, exact: true }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(whole);
  await expect(send(page)).toHaveText(new RegExp(message.copyAndOpen));
  expect(await textOf(send(page))).toBe("");
  expect((await textOf(page.locator("aside a").last()))?.length).toBeLessThan(200);
});

test("Services are chosen by two letters or by a group, and come in their order", async ({ page }) => {
  await open(page);
  await choose(page, "part");
  const { pick } = questions.kind;
  const { groups, pages, terms } = data;
  const jobs = page.locator("input[name=job]");
  expect(await jobs.count()).toBe(terms.order.length);
  const title = (job: string) => pages[job]?.title ?? "";
  const opened = page.locator(`#catalogue-${groups[0]?.key}`);
  await opened.locator("> summary").click();
  await page.getByRole("searchbox", { name: pick.find }).fill(title("development/payment").slice(0, 2));
  await page.getByRole("checkbox", { name: title("development/payment") }).check();
  await page.getByRole("searchbox", { name: pick.find }).fill("zzz");
  await expect(page.getByText(pick.none)).toBeVisible();
  await page.getByRole("searchbox", { name: pick.find }).fill("");
  // The search closes what it has opened, and no group that the visitor had opened.
  await expect(page.locator("[id^=catalogue-][open]")).toHaveCount(1);
  await expect(opened).toHaveAttribute("open");
  // A group that the visitor has closed since is opened by the next search.
  await opened.locator("> summary").click();
  await page.getByRole("searchbox", { name: pick.find }).fill(title("ux"));
  await page.locator("input[name=job][value=ux]").check();
  const listed = page.locator("#sheet ol > li h4");
  const inOrder = terms.order.filter((job) => ["ux", "development/payment"].includes(job)).map(title);
  await expect(listed).toHaveText(inOrder);
  const text = await bubble(page).inputValue();
  for (const job of inOrder) expect(text).toContain(job);
  // Several services have no sum of days. The page says why.
  await expect(page.getByText(sheet.daysWhy.several)).toBeVisible();
  // Nothing that was chosen waits or is quoted apart.
  await expect(page.locator("#sheet [data-column]")).toHaveCount(0);
});

test("The closing of every kind of page starts a request with that page", async ({ page }) => {
  const starts = ["ux", "design/ui", "legal"];
  await expectOfEach(starts, async (start) => {
    const [category, detail] = start.split("/") as ["design", string?];
    const place = detail ? paths.detail(language, category, detail) : `/${language}/${start}`;
    await page.goto(place);
    await page.evaluate(() => localStorage.clear());
    const link = page.getByRole("main").locator(`a[href="${paths.quote(language, start)}"]`);
    await open(page, `${await link.getAttribute("href")}&utm_source=a%20b`);
    await expect(page).toHaveURL(`${paths.quote(language)}?utm_source=a%20b`);
    await expect(page.locator("[name=kind][value=part]")).toBeChecked();
    if (start === "legal") return;
    await expect(page.locator(`[name=job][value="${start}"]`)).toBeChecked();
    expect(await textOf(send(page))).toContain(data.pages[start]?.title);
  });
});

test("The sheet has the days, and what is quoted apart says why where it is chosen", async ({ page }) => {
  await open(page);
  await choose(page, "mvp");
  await show(page, "task");
  await field(page, "task").fill("Reservar");
  const forms = sheet.daysCount[data.days.areWorking ? "working" : "calendar"];
  const least = data.days.all;
  // What fits is one number.
  const days = page.locator("b").getByText(fill(forms.other, { count: least }), { exact: true });
  await expect(days).toBeVisible();
  await show(page, "needs");
  const apart = Object.entries(data.terms.needs.mvp).filter(([, need]) => need.column === "apart");
  for (const [key, { page: name }] of apart) {
    const row = question(page, "needs").locator(`div:has(> label > [value="mvp.${key}"])`);
    await expect(row).toContainText(questions.needs.mvp.options[key]?.reason ?? "");
    if (name) await expect(row.getByRole("link", { name: data.pages[name]?.title })).toBeVisible();
  }
  // With a key, because a press soon after another one near it counts as a double press.
  for (const { label, pill } of Object.values(questions.needs.mvp.options))
    if (pill) await page.getByRole("checkbox", { name: label }).press("Space");
  // More than fits into the days is said at the choices, on the sheet and in the message.
  await expect(page.getByText(sheet.tooMuchNote).locator("visible=true").first()).toBeVisible();
  expect(await bubble(page).inputValue()).toContain(message.tooMuch);
  await expect(days).toBeHidden();
  // A visitor puts a need off.
  const { panel } = questions.needs.mvp.options;
  const move = page.getByRole("group", {
    name: fill(sheet.moveLegend, { entry: panel?.entry ?? panel?.label ?? "" }),
  });
  await move.getByRole("radio", { name: sheet.columns.wait.short }).check({ force: true });
  await expect(page.locator("#sheet [data-column=wait]")).toContainText(sheet.movedWait);
});

test("After the last question the message with its button is in the window", async ({ browser }) => {
  const largeText = { width: 360, height: 640 };
  const stored = {
    kind: "mvp",
    task: "Reservar la cancha desde el celular, sin llamar. ".repeat(8),
    people: "Socios de un club",
    other: "Exportar a Excel",
    existing: Object.keys(questions.existing.options).slice(0, 1),
  };
  await expectOfEach([phone, desktop, largeText], async (viewport) => {
    const context = await browser.newContext({ viewport, ...withMotion.contextOptions });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    if (viewport === largeText) await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    await page.addInitScript((stored) => {
      localStorage.request = stored;
    }, JSON.stringify(stored));
    await open(page);
    await page.getByRole("radio", { name: questions.when.options.none.label }).press("Space");
    await page.getByRole("button", { name: form.doneLast }).press("Enter");
    await expect(page.locator("#message")).toBeFocused();
    await expect(send(page)).toBeInViewport({ ratio: 1 });
    await expect(bubble(page)).toBeInViewport({ ratio: 0.9 });
    await send(page).click({ trial: true });
    await context.close();
  });
});

test("After the last question of an empty request the first one has the focus", async ({ page }) => {
  await open(page);
  await show(page, "when");
  await done(page).press("Enter");
  await expect(question(page, "kind")).toHaveAttribute("open", "");
  await expect(question(page, "kind").getByRole("radio").first()).toBeFocused();
});

test("Of an edited message and a request that changes, one press takes either", async ({ page }) => {
  await open(page, paths.quote(language, "ux"));
  await bubble(page).fill("Hola, soy Ana.");
  await page.locator("[name=job][value=ui]").evaluate((box: HTMLInputElement) => box.click());
  const changed = page.locator("#message blockquote");
  await expect(changed.locator("mark")).toContainText([data.pages.ui?.title ?? ""]);
  await expect(bubble(page)).toHaveValue("Hola, soy Ana.");
  // The visitor sends what the bubble shows.
  expect(await textOf(send(page))).toBe("Hola, soy Ana.");
  await page.getByRole("button", { name: message.changed.keep }).click();
  await expect(changed).toHaveCount(0);
  expect(await textOf(send(page))).toBe("Hola, soy Ana.");
  await page.locator("[name=job][value=product]").evaluate((box: HTMLInputElement) => box.click());
  await page.getByRole("button", { name: message.changed.take }).click();
  expect(await textOf(send(page))).toContain(data.pages.product?.title);
  await page.getByRole("button", { name: message.restore }).click();
  await expect(bubble(page)).toHaveValue("Hola, soy Ana.");
});

test("After an edited message was discarded, an emptied request is not offered as a cleared one", async ({
  page,
}) => {
  await open(page);
  await show(page, "task");
  await field(page, "task").fill("Reservar");
  await bubble(page).fill("Hola, soy Ana.");
  await page.getByRole("button", { name: message.rebuild }).click();
  await field(page, "task").fill("");
  await expect(bubble(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: sheet.undo })).toHaveCount(0);
});

test("No message contains a day that has passed while the page was open", async ({ page }) => {
  await page.clock.install({ time: "2027-01-15T18:00" });
  await open(page);
  await choose(page, "mvp");
  await show(page, "when");
  const date = page.getByLabel(questions.when.dateLabel);
  for (const [day, note] of [
    ["2027-01-14", form.datePast],
    ["2027-01-20", form.dateSoon.split("{days}")[1] ?? ""],
  ] as const) {
    await date.fill(day);
    await expect(page.getByText(note)).toBeVisible();
  }
  await date.fill("2027-01-16");
  const written = formatDate(data.locale, "2027-01-16");
  await expect(bubble(page)).toHaveValue(new RegExp(written));
  await bubble(page).fill(`Hola. Antes del ${written}.`);
  // Two days later, without a reload.
  await page.clock.fastForward("48:00:00");
  await expect(page.getByText(message.pastDay)).toBeVisible();
  await expect(send(page)).toHaveCount(0);
  await page.getByRole("button", { name: message.changed.take }).click();
  await expect(bubble(page)).not.toHaveValue(new RegExp(written));
  await expect(bubble(page)).toHaveValue(new RegExp(questions.when.options.day.open));
  // A page in the back/forward cache runs no timers. It hears only that it is shown again.
  await date.fill("2027-01-20");
  await expect(bubble(page)).toHaveValue(new RegExp(formatDate(data.locale, "2027-01-20")));
  await page.clock.setFixedTime("2027-01-21T08:00");
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(bubble(page)).not.toHaveValue(new RegExp(formatDate(data.locale, "2027-01-20")));
  await date.fill("");
  await expect(page.getByText(form.dateMissing)).toBeVisible();
});

test("A link brings a request, asks before it replaces one, or is refused", async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, paths.quote(language, "ux"));
  await show(page, "task");
  await field(page, "task").fill(typed);
  await page.getByRole("button", { name: sharing.copy }).click();
  await expect(page.getByRole("button", { name: sharing.copied })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).search).toBe("");
  const text = await bubble(page).inputValue();
  // Here the request is the visitor's own.
  await page.evaluate((link) => location.assign(new URL(link).hash), link);
  await expect(page).toHaveURL(paths.quote(language));
  await untilIdle(page);
  await expect(page.getByText(sharing.received)).toHaveCount(0);

  const other = await (await browser.newContext()).newPage();
  const follow = (hash: string) => other.evaluate((hash) => location.assign(hash), hash);
  await open(other, link);
  await expect(bubble(other)).toHaveValue(text);
  await expect(other).toHaveURL(paths.quote(language));
  await expect(other.getByText(sharing.received)).toBeVisible();
  await show(other, "task");
  await field(other, "task").fill("Otra cosa");
  await follow(new URL(link).hash);
  await expect(other.getByText(sharing.incoming.text)).toBeVisible();
  await expect(field(other, "task")).toHaveValue("Otra cosa");
  await other.getByRole("button", { name: sharing.incoming.take }).click();
  await expect(bubble(other)).toHaveValue(text);
  await follow(new URL(link).hash.slice(0, -9));
  await expect(other.getByText(sharing.damaged)).toBeVisible();
  await other.getByRole("button", { name: sharing.dismiss }).click();
  await expect(other.getByText(sharing.damaged)).toHaveCount(0);
  await expect(bubble(other)).toHaveValue(text);
  // The page in the other language keeps the request.
  const [{ text: name = "", href = "" } = {}] = data.otherLanguages;
  await other.getByRole("link", { name }).click();
  await expect(other).toHaveURL(href);
  await expect(field(other, "task")).toHaveValue(typed);
  await other.context().close();
});

test("A printed request is one sheet with the message and the contact", async ({ page }) => {
  await page.setViewportSize({ width: 680, height: 1009 });
  await open(page, paths.quote(language, "ux"));
  await show(page, "task");
  await field(page, "task").fill("Reservar la cancha desde el celular. ".repeat(10));
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(data.sample.line)).toBeHidden();
  await expect(page.locator("#message")).toContainText("Reservar la cancha");
  await expect(page.getByText(fill(sharing.contact, { contacts: readablePhone }))).toBeVisible();
  const pages = async () =>
    (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type \/Page\b/g)?.length;
  expect(await pages()).toBe(1);
});

test("A double press does what one does", async ({ page }) => {
  await open(page);
  await choose(page, "mvp");
  await done(page).dblclick();
  await expect(question(page, "task")).toHaveAttribute("open");
  await field(page, "task").fill("Reservar");
  await page.getByRole("button", { name: sheet.clear }).dblclick();
  await expect(page.getByRole("button", { name: sheet.undo })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: announce.cleared })).toBeAttached();
  // A key is no second press, however soon it comes.
  await page.getByRole("button", { name: sheet.undo }).press("Space");
  await expect(field(page, "task")).toHaveValue("Reservar");
});

test("A reload and Back keep the request, with its first open question", async ({ page }) => {
  await open(page, paths.quote(language, "ux"));
  await open(page, page.url());
  expect(await bubble(page).inputValue()).toContain("UX");
  await expect(field(page, "task")).toBeVisible();
  await page.locator("footer a").first().click();
  await page.goBack();
  await expect(bubble(page)).toHaveValue(/UX/);
});

test("Two tabs show the same request, whichever a visitor types in", async ({ page, context }) => {
  const other = await context.newPage();
  await open(page);
  await open(other);
  await choose(page, "mvp");
  await expect(other.locator("[name=kind][value=mvp]")).toBeChecked();
  await show(other, "task");
  // Each letter is stored at once. The first tab must not write it back after the next one.
  const task = "Reservar y pagar";
  await field(other, "task").pressSequentially(task);
  await expect(bubble(other)).toHaveValue(new RegExp(task));
  await expect(bubble(page)).toHaveValue(await bubble(other).inputValue());
});

test("A link to the sample leads to it below a stored request, too", async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, paths.quote(language, "ux"));
  await page.goto(paths.home(language));
  await open(page, paths.wholeQuote(language));
  await expect(send(page)).toBeVisible();
  const { top } = await page.locator(":target").evaluate((sample) => sample.getBoundingClientRect());
  expect(top).toBeGreaterThan(0);
  expect(top).toBeLessThan(phone.height / 2);
});

test("What a visitor chooses and types before React starts is kept", async ({ browser }) => {
  await expectOfEach(["none", "day"] as const, async (last) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await open(page, paths.quote(language, "ux"));
    const release = await holdScripts(page);
    await page.goto(paths.quote(language));
    await page.getByRole("radio", { name: questions.kind.options.mvp.label }).check();
    await show(page, "when");
    const none = page.getByRole("radio", { name: questions.when.options.none.label });
    if (last === "day") await none.check();
    await page.getByLabel(questions.when.dateLabel).fill("2999-01-15");
    if (last === "none") await none.check();
    await expect(done(page)).toBeDisabled();
    // The visitor is still in the field of the day, or has moved on.
    if (last === "none") {
      await show(page, "task");
      await field(page, "task").pressSequentially("Reservar");
    }
    release();
    const { inMessage } = questions.when.options[last];
    await expect(bubble(page)).toHaveValue(new RegExp(inMessage.split("{date}")[0] ?? ""));
    await expect(bubble(page)).toHaveValue(new RegExp(message.greeting.mvp));
    await expect(page.locator(`[name=deadline][value=${last}]`)).toBeChecked();
    if (last === "none") {
      await expect(field(page, "task")).toBeFocused();
      await field(page, "task").pressSequentially(" ya");
      await expect(bubble(page)).toHaveValue(/Reservar ya/);
    }
    await context.close();
  });
});

test("A page that the browser renders in advance does not replace a newer request", async ({ page }) => {
  await open(page);
  await choose(page, "mvp");
  await page.addInitScript(() => {
    let isAhead = location.search !== "";
    Object.defineProperty(document, "prerendering", { get: () => isAhead });
    addEventListener("activate", () => {
      isAhead = false;
      document.dispatchEvent(new Event("prerenderingchange"));
    });
  });
  await page.goto(paths.quote(language, "ux"));
  await untilIdle(page);
  expect(await page.evaluate(() => localStorage.request)).toContain('"mvp"');
  await page.evaluate(() => dispatchEvent(new Event("activate")));
  await hydrate(page);
  await expect.poll(() => page.evaluate(() => localStorage.request)).toContain('"part"');
});

test("The QR code leads to the same chat as the button", async ({ page }) => {
  await page.setViewportSize(desktop);
  await open(page, paths.quote(language, "ux"));
  await bubble(page).fill(`¡Hola! ${"ñandú y más. ".repeat(12)}`);
  const code = page.getByRole("img", { name: message.qrAlt });
  await expect(async () => {
    const { pixels, width, height } = await readPng(await code.locator("..").screenshot());
    const read = jsQR(Uint8ClampedArray.from(pixels), width, height)?.data ?? "";
    expect(new URL(read).searchParams.get("text")).toBe(await bubble(page).inputValue());
  }).toPass();
});

test("Without React the page shows its questions, and keeps what is typed", async ({ browser }) => {
  for (const state of ["without JavaScript", "without its files", "without its files after typing"]) {
    const context = await browser.newContext({
      javaScriptEnabled: state !== "without JavaScript",
      viewport: phone,
    });
    const { promise: isTyped, resolve: type } = Promise.withResolvers<void>();
    await context.route("**/assets/*.js", async (route) => {
      await isTyped;
      await route.abort();
    });
    const page = await context.newPage();
    await page.goto(paths.quote(language));
    const hasTyped = state.includes("typing");
    if (hasTyped) {
      await show(page, "task");
      await field(page, "task").fill(typed);
      await page.getByRole("heading", { level: 1 }).click();
    }
    type();
    await expect(page.getByRole("heading", { name: data.text.withoutScript.title })).toBeVisible();
    if (hasTyped) await expect(field(page, "task").filter({ visible: true })).toHaveValue(typed);
    else await expect(page.getByRole("main").getByRole("radio")).toHaveCount(0);
    const link = page.getByRole("link", { name: data.text.withoutScript.open });
    expect(await textOf(link)).toContain(questions.when.question);
    await expect(rail(page)).toBeInViewport();
    await context.close();
  }
});
