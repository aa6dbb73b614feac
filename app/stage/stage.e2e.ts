import { expect, type Locator, type Page, test } from "@playwright/test";
import { withMotion } from "../../test/support/visitor.ts";
import { getContent, site } from "../content-model/contents.server.ts";
import { languages } from "../languages.ts";
import { paths } from "../paths.ts";
import { formatSlot, type Slot } from "./salita.ts";

const [language] = languages;
const { common, home, "specimens/salita": salita, "stage-days": stageDays } = getContent(language);
const captions = stageDays.days;
const [own = ""] = salita.appointments.filter(({ name }) => name === salita.patient).map(formatSlot);
const [offered = ""] = salita.offers.map(formatSlot).slice(-1);

test.skip(!site.hasStage, "The studio has removed the stage");
test.use(withMotion);

/** The splash covers the days at first. */
async function openHome(page: Page) {
  await page.goto(paths.home(language));
  await expect(page.getByText(common.loading, { exact: true })).toBeHidden();
}

/** Chooses a day before the last, and waits until React shows it. */
async function openDay(page: Page, day: number) {
  await openHome(page);
  await page.locator(`[name="day"][value="${day}"]`).check({ force: true });
  await expect(page.getByRole("button", { name: home.stage.next })).toBeEnabled();
}

const button = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).filter({ visible: true });
const press = (page: Page, name: string) => button(page, name).click();
const log = (page: Page) => page.locator("[data-stage]").getByRole("status");
const cellAt = (page: Page, slot: Slot) => {
  const at = (day: string) => salita.hours.findIndex((hour) => slot === formatSlot({ day, hour }));
  const column = salita.days.findIndex(({ name }) => at(name) >= 0);
  const rows = page.locator("[data-stage] table").filter({ visible: true }).locator("tbody tr");
  return rows
    .nth(at(salita.days[column]?.name ?? ""))
    .getByRole("cell")
    .nth(column);
};

async function moveAppointment(page: Page) {
  // The second click, which comes by accident, does nothing.
  await button(page, salita.reminder.no).dblclick();
  await expect(log(page)).toHaveText(salita.hints.moving);
  const who = page.getByRole("button", { name: salita.who.button }).filter({ visible: true });
  if (await who.isVisible()) await who.click();
  await press(page, offered);
  await press(page, salita.confirm.button);
}

test("A patient moves her appointment, and the front desk gives the freed time", async ({ page }) => {
  await openDay(page, 12);
  await moveAppointment(page);
  await expect(log(page)).toContainText(salita.patient);
  await expect(cellAt(page, offered)).toContainText(salita.patient);
  await expect(cellAt(page, own)).toContainText(salita.desk.states.free);
  await cellAt(page, own).getByRole("button").click();
  await expect(cellAt(page, own)).toContainText(salita.caller);
  await expect(cellAt(page, own).getByRole("button")).toBeFocused();
  await press(page, home.stage.startOver);
  await expect(cellAt(page, own)).toContainText(salita.patient);
  // The pressed button is disabled.
  await expect(page.locator("[data-stage] h3").first()).toBeFocused();
});

test("A drawn screen leads to that screen, with a keyboard too", async ({ page }) => {
  await openDay(page, 3);
  const [, , times = ""] = salita.path.names;
  await button(page, times).press("Enter");
  await expect(page.locator("[data-stage] h3:focus")).toHaveText(salita.times.title);
  await expect(button(page, times)).toHaveAttribute("aria-current", "step");
});

test("A visitor with a keyboard walks through the days and never loses the focus", async ({ page }) => {
  await openDay(page, 2);
  const day = (number: number) => page.locator(`[name="day"][value="${number}"]`);
  await day(2).focus();
  await page.keyboard.press("ArrowRight");
  await expect(day(3)).toBeFocused();
  await expect(page.getByText(captions[2]?.see ?? "").filter({ visible: true })).toHaveCount(2);
  await page.keyboard.press("ArrowLeft");
  const previous = page.getByRole("button", { name: home.stage.previous });
  await previous.focus();
  await page.keyboard.press("Enter");
  // At the first day the button is disabled.
  await expect(page.getByRole("button", { name: home.stage.next })).toBeFocused();
  await day(4).check({ force: true });
  for (const name of [salita.reminder.noPrototype, salita.who.button]) {
    await page.getByRole("button", { name, exact: true }).filter({ visible: true }).press("Enter");
    await expect(page.locator("[data-stage] h3:focus")).toBeVisible();
  }
});

test("A finger that moves along the cells chooses days", async ({ page }) => {
  await openDay(page, 2);
  const middleOf = async (number: number) => {
    const box = await page.locator(`label:has([name="day"][value="${number}"])`).boundingBox();
    if (!box) throw new Error(`Day ${number} is not visible`);
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  const day = page.locator('[name="day"][value="6"]');
  await page.mouse.move(...(await middleOf(3)));
  await page.mouse.down();
  await page.mouse.move(...(await middleOf(6)), { steps: 5 });
  await expect(day).toBeChecked();
  await expect(page.locator("[data-stage] table").filter({ visible: true })).toBeVisible();
  // Released outside, and then text selected across the days.
  await page.mouse.move(2, (await middleOf(6))[1]);
  await page.mouse.up();
  await page.mouse.down();
  await page.mouse.move(...(await middleOf(9)), { steps: 5 });
  await expect(day).toBeChecked();
  await page.mouse.up();
  // A press that becomes a scroll.
  await page.mouse.move(...(await middleOf(6)));
  await page.mouse.down();
  await page.evaluate(() => dispatchEvent(new PointerEvent("pointercancel")));
  await page.mouse.move(...(await middleOf(9)), { steps: 5 });
  await expect(day).toBeChecked();
});

test("The landing's cells move to the days, on a first visit too", async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener("pagereveal", async ({ viewTransition }) => {
      await viewTransition?.ready;
      const parts = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
      document.documentElement.dataset.parts = parts.join(" ");
    });
  });
  await page.goto(paths.landing());
  await page.locator(`main a[href="${paths.home(language)}"]`).click();
  // A group moves only if both pages have its part.
  await expect(page.locator("html")).toHaveAttribute("data-parts", /group\(day-1\)/);
});

test("On a phone, controls and what they change fit between the bar and the dock", async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await openDay(page, 8);
  await page.getByRole("radio", { name: home.stage.roles.desk, exact: true }).press("Space");
  await expect(button(page, salita.reminder.no)).toHaveCount(0);
  // The log of the front desk leads to the patient's phone.
  await press(page, home.stage.roles.phone);
  await expect(button(page, salita.reminder.no)).toBeVisible();
  const scrollDaysUnderBar = () =>
    page.locator("[data-stage]").evaluate((stage) => {
      const bar = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
      scrollBy(0, stage.getBoundingClientRect().top - bar);
      scrollBy(0, (stage.querySelector("fieldset")?.getBoundingClientRect().top ?? 0) - bar);
    });
  const isUncovered = (part: Element) => {
    const { left, right, bottom } = part.getBoundingClientRect();
    return Boolean(document.elementFromPoint((left + right) / 2, bottom - 1)?.closest("[data-stage]"));
  };
  const expectUncovered = async (parts: Locator) => {
    for (const part of await parts.all()) await expect.poll(() => part.evaluate(isUncovered)).toBe(true);
  };
  await scrollDaysUnderBar();
  // The links are below the phone.
  const controls = page.locator("[data-stage] :is(button, label):not(:has(> a) *)");
  await expectUncovered(controls.filter({ visible: true }));

  await moveAppointment(page);
  // Playwright has scrolled to press the buttons.
  await scrollDaysUnderBar();
  await expectUncovered(log(page).or(cellAt(page, offered)).or(cellAt(page, own)));
  await page.close();
});

test("On a laptop, the first window shows what can be pressed, and the log", async ({ page }) => {
  for (const size of [
    { width: 1280, height: 720 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await openDay(page, 8);
    for (const name of [salita.reminder.yes, salita.reminder.no])
      await expect(button(page, name), `${size.width} x ${size.height}`).toBeInViewport({ ratio: 1 });
  }
  await expect(log(page)).toBeInViewport({ ratio: 1 });
});

test("Without JavaScript the days switch, and nothing of the product can be pressed", async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await openHome(page);
  for (const [index, { see }] of captions.entries()) {
    await page.locator(`[name="day"][value="${index + 1}"]`).check({ force: true });
    await expect(page.locator("[data-stage] p").getByText(see, { exact: true })).toBeVisible();
  }
  await expect(page.locator("[data-stage] button:enabled").filter({ visible: true })).toHaveCount(0);
  await page.close();
});
