/**
 * `npm run bench` measures how long a visitor on a slow phone waits, compared with the bare HTML of a page in the same
 * run. It writes its tables into docs/performance.md. Times are comparable within one run only. The machine must be
 * idle.
 */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { cpus, loadavg } from "node:os";
import { setTimeout } from "node:timers/promises";
import { brotliCompressSync } from "node:zlib";
import puppeteer, { type Page } from "puppeteer-core";
import { chromiumFlags, findProgram } from "./browsers.ts";
import { buildIfStale } from "./build-if-stale.ts";

const report = "docs/performance.md";
const section = /(?<=<!-- Written by npm run bench\. -->\n).*(?=<!-- End\. -->)/s;
const ports = { site: 4927, bare: 4928 };
const site = `http://localhost:${ports.site}`;
/** Visits start from another site. */
const elsewhere = `http://127.0.0.1:${ports.bare}/`;
const rounds = Array.from({ length: 5 });

/** Lighthouse's slow 4G, in bytes per second and milliseconds, and its mid-range phone. */
const network = { latency: 150, download: 1.6e6 / 8, upload: 0.75e6 / 8 };
const slowdown = 4;
const phone = { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** A visit is complete after this many milliseconds. */
const settling = 2500;

/** One page of each kind, and the service page's HTML without styles and scripts: the cost of its text alone. */
const pages = {
  bare: `http://localhost:${ports.bare}/`,
  landing: `${site}/`,
  home: `${site}/es`,
  service: `${site}/en/ux`,
  quote: `${site}/es/quote`,
  category: `${site}/es/development`,
  detail: `${site}/en/legal/ip`,
};

/** In milliseconds from the start of the navigation. */
interface Visit {
  firstPaint: number;
  /** The first frame with both of the site's fonts; the first paint if a page has none. */
  ownFaces: number;
  /** The total of long tasks beyond 50 ms each, after the first paint. */
  blocked: number;
}

/** Runs in every page before the page's own scripts. */
function watch(): void {
  document.fonts.addEventListener("loadingdone", () =>
    requestAnimationFrame(() => performance.mark("own faces")),
  );
  // The next document reads the time of the click.
  addEventListener("click", () => sessionStorage.setItem("followed", String(Date.now())), true);
}

/** Runs in the page after the visit is complete. */
function measure(): Visit {
  const firstPaint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN;
  const ownFaces = performance.getEntriesByName("own faces").at(-1)?.startTime ?? firstPaint;
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type: "longtask", buffered: true });
  const blocked = observer
    .takeRecords()
    .map(({ startTime, duration }) => startTime + duration - Math.max(startTime, firstPaint) - 50)
    .reduce((sum, time) => sum + Math.max(time, 0), 0);
  return { firstPaint, ownFaces: Math.max(ownFaces, firstPaint), blocked };
}

/** Opens a page in a new browser context, and closes both after the visit. */
async function visitSlowly<T>(visit: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(phone);
  await page.evaluateOnNewDocument(watch);
  await page.emulateNetworkConditions(network);
  await page.emulateCPUThrottling(slowdown);
  const result = await visit(page);
  await context.close();
  return result;
}

async function arrive(page: Page, url: string): Promise<Visit> {
  await page.goto(elsewhere);
  await Promise.all([page.waitForNavigation(), page.evaluate((to) => location.assign(to), url)]);
  await setTimeout(settling);
  return page.evaluate(measure);
}

/**
 * Clicks a link, which Chrome has prerendered if the pointer was on it.
 *
 * @returns the milliseconds from the click to the next page's first paint
 */
function follow(from: string, to: string, isPrerendered: boolean): Promise<number> {
  return visitSlowly(async (page) => {
    await page.goto(from);
    const link = await page.locator(`main a[href="${new URL(to).pathname}"]`).waitHandle();
    await link.scrollIntoView();
    if (isPrerendered) await link.hover();
    await setTimeout(2 * settling);
    await link.evaluate((element) => element instanceof HTMLElement && element.click());
    await setTimeout(2 * settling);
    // Puppeteer loses track of a page that replaces another one, so the target comes from the browser.
    const target = await page.browserContext().waitForTarget((target) => target.url() === to);
    const session = await target.createCDPSession();
    const paint = `performance.getEntriesByName("first-contentful-paint")[0].startTime`;
    const expression = `performance.timeOrigin + ${paint} - sessionStorage.getItem("followed")`;
    return Number((await session.send("Runtime.evaluate", { expression })).result.value);
  });
}

function findMedian(numbers: number[]): number {
  return Math.round(numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN);
}

function formatTable(head: string[], rows: (string | number)[][]): string {
  const cells = [head, head.map((_, index) => (index ? "--:" : ":--")), ...rows];
  return cells.map((row) => `| ${row.join(" | ")} |`).join("\n");
}

async function measureVisits(): Promise<string> {
  const visits: Record<string, Visit[]> = {};
  for (const which of ["first", "repeated"])
    for (const kind of Object.keys(pages)) visits[`${kind}, ${which} visit`] = [];
  for (const _ of rounds)
    for (const [kind, url] of Object.entries(pages))
      await visitSlowly(async (page) => {
        // The cache is empty on the first visit only.
        for (const which of ["first", "repeated"])
          visits[`${kind}, ${which} visit`]?.push(await arrive(page, url));
      });
  const summarize = (name: string, measure: keyof Visit) =>
    findMedian((visits[name] ?? []).map((visit) => visit[measure]));
  const rows = Object.keys(visits).map((name) => [
    name,
    summarize(name, "firstPaint"),
    (summarize(name, "firstPaint") / summarize(name.replace(/^\w+/, "bare"), "firstPaint")).toFixed(2),
    summarize(name, "ownFaces"),
    summarize(name, "blocked"),
  ]);
  return formatTable(["Page", "First paint", "Ratio", "Own faces", "Blocked"], rows);
}

async function measureNextPage(): Promise<string> {
  const times: { prerendered: number[]; loaded: number[] } = { prerendered: [], loaded: [] };
  for (const _ of rounds) {
    times.prerendered.push(await follow(pages.home, `${pages.home}/ux`, true));
    times.loaded.push(await follow(pages.home, `${pages.home}/ux`, false));
  }
  return formatTable(
    ["Prerendered", "Full load"],
    [[findMedian(times.prerendered), findMedian(times.loaded)]],
  );
}

buildIfStale();
const server = spawn(process.execPath, ["server/node-server.ts"], {
  env: { ...process.env, PORT: String(ports.site) },
  stdio: ["ignore", "pipe", "inherit"],
});
await once(server.stdout, "data");
const withoutCode = readFileSync("build/client/en/ux/index.html", "utf8").replaceAll(
  /<(style|script)[^>]*>.*?<\/\1>/gs,
  "",
);
const bare = createServer((_, response) =>
  response
    .writeHead(200, { "Content-Type": "text/html", "Content-Encoding": "br" })
    .end(brotliCompressSync(withoutCode)),
).listen(ports.bare);
const browser = await puppeteer.launch({ executablePath: findProgram("chromium"), args: chromiumFlags });
const [processor] = cpus();
const machine = `${cpus().length} cores (${processor?.model.trim()}), load ${loadavg()[0]?.toFixed(1)} at the start`;
const text = `
Measured on ${new Date().toISOString().slice(0, 10)}: ${machine}; ${await browser.version()},
${network.latency} ms, ${(8 * network.download) / 1e6} Mbit/s, the processor at 1/${slowdown} of its speed.
Milliseconds, medians of ${rounds.length}.

${await measureVisits()}

From a click on a service of the home page to the first frame of the service's page:

${await measureNextPage()}

`;
await browser.close();
server.kill();
bare.close();

writeFileSync(
  report,
  readFileSync(report, "utf8").replace(section, () => text),
);
execFileSync("biome", ["format", "--write", report], { stdio: "inherit" });
