/** A studio uses options of facts.json: a counter of visits, and four days. */
import { type Browser, chromium } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import { languages } from "../../app/languages.ts";
import { chromiumFlags, findProgram } from "../../scripts/browsers.ts";
import { ownerCopy } from "../support/owner-copy.ts";
import { type RunningHost, startNode } from "../support/test-servers.ts";

const copy = ownerCopy();
const home = `/${languages[0]}`;
let host: RunningHost;
let browser: Browser;
const requested: string[] = [];
const days = 4;
const address = "https://acme.com";

/** Counts visits in the same way as Plausible and Umami. */
const script = `
  const { src, dataset } = document.currentScript;
  const [{ loadEventStart }] = performance.getEntriesByType("navigation");
  const [{ startTime }] = performance.getEntriesByName(src);
  const isAfter = loadEventStart > 0 && startTime >= loadEventStart;
  fetch(new URL("/api/event", src), { method: "POST", body: [dataset.domain, isAfter] });`;

beforeAll(async () => {
  const visitCounter = "<script defer src='https://counter.example/s.js' data-domain='acme.com'></script>";
  copy.change("app/content/facts.json", (facts) => ({
    ...facts,
    address,
    visitCounter,
    mvpDays: days,
  }));
  planFourDays();
  copy.run("node scripts/build.ts");
  host = await startNode(copy.folder);
  browser = await chromium.launch({ executablePath: findProgram("chromium"), args: chromiumFlags });
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await host?.stop();
  copy.remove();
});

test("its documents are valid HTML, and their policy allows their own scripts", () => {
  copy.run("npx vitest run --project=built pages -t 'standard|policy'");
});

test("a visit is counted after the load and the first paint, without a policy violation", async () => {
  const { page, complaints } = await visit(address, { isHidden: true });
  expect(requested).toEqual([]);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  const once = ["/s.js ", "/api/event acme.com,true"];
  await expect.poll(() => requested).toEqual(once);
  expect(complaints).toEqual([]);
  await visit(address, {});
  await expect.poll(() => requested).toEqual([...once, ...once]);
});

test("the page requests no counter if the visitor opts out in the browser, or on another origin", async () => {
  requested.length = 0;
  for (const setting of [{ globalPrivacyControl: true }, { doNotTrack: "1" }])
    await visit(address, { setting });
  await visit(`http://localhost:${host.port}`, {});
  expect(requested).toEqual([]);
});

test("a studio with another plan of days has the stage of its days", () => {
  for (const language of languages)
    expect(copy.built(`${language}/index.html`).match(/name="day"/g)).toHaveLength(days);
});

/** Changes each place in which the content's check finds the old number of days. */
function planFourDays() {
  copy.edit("app/catalogue/catalogue.ts", /phaseDays = \[[\d, ]+\]/g, "phaseDays = [1, 1, 2]");
  copy.change("app/content/quote-terms.json", ({ sample, ...terms }) => {
    for (const payment of ["middle", "launch"]) sample.payments[payment].day = days;
    for (const part of ["task", "launch"]) terms.estimate[part].days = 1;
    return { ...terms, sample };
  });
  copy.change("app/content/specimens/project.json", (report) => {
    for (const language of languages) {
      report[language].week = { first: 1, last: 3 };
      Object.assign(report[language].date, { from: 2, to: 3 });
      report[language].decide.day = days;
    }
    return report;
  });
  copy.change("app/content/stage-days.json", (captions) => {
    for (const language of languages) captions[language].days.splice(days);
    return captions;
  });
}

/**
 * Opens the home page, and waits until React hydrates.
 *
 * @param setting properties of the browser's navigator
 * @param isHidden whether the browser paints nothing, as for a prerendered page
 */
async function visit(address: string, { setting = {}, isHidden = false }) {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(String(error)));
  await page.addInitScript(
    ([setting, isHidden]) => {
      for (const [name, value] of Object.entries(setting)) Object.defineProperty(navigator, name, { value });
      const sheet = new CSSStyleSheet();
      if (isHidden) sheet.replaceSync("html { display: none }");
      document.adoptedStyleSheets = [sheet];
    },
    [setting, isHidden] as const,
  );
  await page.route(`${address}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: `http://localhost:${host.port}${pathname}` }) });
  });
  await page.route("https://counter.example/**", (route) => {
    const request = route.request();
    requested.push(`${new URL(request.url()).pathname} ${request.postData() ?? ""}`);
    return route.fulfill({ contentType: "text/javascript", body: script });
  });
  // The load event waits for the fonts, and here the fonts wait for the first paint.
  await page.route(/woff2$/, async (route) => {
    await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
    await route.fallback();
  });
  await page.goto(address + home);
  await page.keyboard.press("Shift");
  await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0);
  return { page, complaints };
}
