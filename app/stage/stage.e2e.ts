import { expect, type Page, test } from "@playwright/test";
import { contents } from "../content/contents.server.ts";
import { site } from "../content/site.ts";
import { serviceKeys } from "../domain/catalogue-keys.ts";
import { languages } from "../domain/languages.ts";
import { paths } from "../paths.ts";
import { clinicOf, nameOfPlace } from "./clinic.ts";

const [language] = languages;
const { home, common, specimens, quote } = contents[language];
const { salita } = specimens;
const clinic = clinicOf(salita);
const captions = quote.sample.calendar.days;
const own = clinic.appointments.find(({ name }) => name === clinic.patient)?.place ?? 0;
const offered = clinic.offers.at(-1) ?? 0;

test.skip(site.stage === "off", "The studio has turned the stage off");

/** Opens a day, and waits until React has started. */
async function openDay(page: Page, day: number) {
  await page.goto(`${paths.home(language)}?day=${day}`);
  await expect(page.getByRole("button", { name: home.stage.previous })).toBeEnabled();
}

const press = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).filter({ visible: true }).click();
const log = (page: Page) => page.locator("[data-stage]").getByRole("status");
const cellAt = (page: Page, place: number) =>
  page
    .locator("[data-stage] table")
    .filter({ visible: true })
    .locator("tbody tr")
    .nth(place % salita.hours.length)
    .getByRole("cell")
    .nth(Math.floor(place / salita.hours.length));

async function moveAppointment(page: Page) {
  await press(page, salita.reminder.no);
  const who = page.getByRole("button", { name: salita.who.button }).filter({ visible: true });
  if (await who.isVisible()) await who.click();
  await press(page, nameOfPlace(salita, offered));
  await press(page, salita.confirm.button);
}

test("a visitor moves an appointment on the phone and sees it at the front desk", async ({ page }) => {
  await openDay(page, 8);
  await moveAppointment(page);
  await expect(log(page)).toContainText(clinic.patient);
  await expect(cellAt(page, offered)).toContainText(clinic.patient);
  await expect(cellAt(page, own)).toContainText(salita.desk.states.free);
});

test("the front desk gives the freed time to who is calling", async ({ page }) => {
  await openDay(page, 12);
  await moveAppointment(page);
  await cellAt(page, own).getByRole("button").click();
  await expect(cellAt(page, own)).toContainText(clinic.caller);
  await expect(cellAt(page, own).getByRole("button")).toBeFocused();
  await press(page, home.stage.startOver);
  await expect(cellAt(page, own)).toContainText(clinic.patient);
});

test("a visitor with a keyboard walks through the days and never loses the focus", async ({ page }) => {
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

test("a link opens its day, keeps the rest of the address, and Back leaves the page", async ({ page }) => {
  await page.goto(paths.service(language, serviceKeys[0] ?? "ux"));
  await page.goto(`${paths.home(language)}?from=mail&day=3`);
  await expect(page.locator('[name="day"][value="3"]')).toBeChecked();
  await expect(page.getByRole("button", { name: home.stage.next })).toBeEnabled();
  await press(page, home.stage.next);
  await expect(page).toHaveURL(/\?from=mail&day=4$/);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${paths.service(language, serviceKeys[0] ?? "ux")}$`));
});

test("on a phone the caption, the switch and the phone's buttons fit between the bar and the dock", async ({
  browser,
}) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await openDay(page, 8);
  await page.locator("[data-stage]").evaluate((stage) => {
    const bar = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    const days = stage.querySelector("fieldset")?.getBoundingClientRect().top ?? 0;
    scrollBy(0, days - bar);
  });
  const covered = await page.locator("[data-stage]").evaluate((stage) => {
    // The log is below the phone.
    const shown = [...stage.querySelectorAll("button, label")].filter(
      (part) => !part.closest(":has(> [role=status])") && part.checkVisibility({ visibilityProperty: true }),
    );
    return shown
      .filter((part) => {
        const { left, top, width, height } = part.getBoundingClientRect();
        const found = document.elementFromPoint(left + width / 2, top + height / 2);
        return !found || !stage.contains(found);
      })
      .map((part) => part.textContent);
  });
  expect(covered).toEqual([]);
  await page.close();
});

test("without JavaScript the days switch, and nothing of the product can be pressed", async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(paths.home(language));
  for (const [index, { see }] of captions.entries()) {
    await page.locator(`[name="day"][value="${index + 1}"]`).check({ force: true });
    await expect(page.locator("[data-stage] p").getByText(see, { exact: true })).toBeVisible();
  }
  await expect(page.locator("[data-stage] button:enabled").filter({ visible: true })).toHaveCount(0);
  await page.close();
});

test("the home page has every part that the specification names", async ({ page }) => {
  await page.goto(paths.home(language));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: common.requestConsultation })).toBeVisible();
  for (const { title } of home.reasons)
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
  const main = page.getByRole("main");
  for (const key of serviceKeys)
    await expect(main.locator(`a[href="${paths.service(language, key)}"]`).first()).toBeVisible();
  await expect(main.locator("details")).not.toHaveCount(0);
  for (const name of [common.getQuote, common.getStarted])
    await expect(main.getByRole("link", { name })).toBeVisible();
});
