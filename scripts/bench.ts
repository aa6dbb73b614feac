/**
 * `npm run bench` measures how long a visitor on a slow phone waits, compared with the bare HTML of a page in the same
 * run. It writes its table into docs/performance.md. Times are comparable within one run only. The machine must be
 * idle.
 */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { cpus, loadavg } from "node:os";
import { brotliCompressSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { chromiumFlags, findProgram } from "./browsers.ts";
import { buildIfStale } from "./build-if-stale.ts";

const rounds = [1, 2, 3, 4, 5];

/** Lighthouse's slow 4G, in bytes per second and milliseconds, and its mid-range phone. */
const network = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const slowdown = 4;
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };

const site = "http://localhost:4927";
/** One page of each kind, and the service page's HTML without styles and scripts: the cost of its text alone. */
const pages = {
  bare: "http://localhost:4928/",
  landing: `${site}/`,
  home: `${site}/es`,
  service: `${site}/en/ux`,
  quote: `${site}/es/quote`,
  category: `${site}/es/development`,
  detail: `${site}/en/legal/ip`,
};

/** Runs in the page after the visit is complete. Times are in milliseconds from the start of the navigation. */
function measure() {
  const observer = new PerformanceObserver(() => {});
  const entriesOf = (type: string) => {
    observer.observe({ type, buffered: true });
    return observer.takeRecords();
  };
  const firstPaint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN;
  const ownFaces = performance.getEntriesByName("own faces").at(-1)?.startTime ?? firstPaint;
  const blocked = entriesOf("longtask")
    .map(({ startTime, duration }) => startTime + duration - Math.max(startTime, firstPaint) - 50)
    .reduce((sum, time) => sum + Math.max(time, 0), 0);
  const shift = entriesOf("layout-shift").reduce((sum, entry) => sum + Reflect.get(entry, "value"), 0);
  return { firstPaint, ownFaces: Math.max(ownFaces, firstPaint), blocked, shift };
}
type Visit = ReturnType<typeof measure>;
const visits: [name: string, visit: Visit][] = [];

/** Visits in a new browser profile: a first and a repeated one, and one by a click on the home page. */
async function visit(kind: string, url: string): Promise<void> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript(() => {
    document.fonts.onloadingdone = () => requestAnimationFrame(() => performance.mark("own faces"));
  });
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", { offline: false, ...network });
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const arrive = async (name: string, navigate: () => Promise<unknown>) => {
    await Promise.all([page.waitForEvent("load"), navigate()]);
    // React starts after the load.
    await page.waitForTimeout(2500);
    visits.push([name, await page.evaluate(measure)]);
  };
  for (const which of ["first", "repeated"]) {
    // A visit starts from another site.
    await page.goto("http://127.0.0.1:4928/");
    await arrive(`${kind}, ${which} visit`, () => page.evaluate((to) => location.assign(to), url));
  }
  const link = page.locator('main a[href="/es/ux"]').first();
  if (kind === "home") await arrive("service, click on home", () => link.click());
  await context.close();
}

buildIfStale();
const server = spawn(process.execPath, ["server/node-server.ts"], {
  env: { ...process.env, PORT: new URL(site).port },
  stdio: ["ignore", "pipe", "inherit"],
});
await once(server.stdout, "data");
const markup = readFileSync("build/client/en/ux/index.html", "utf8");
const bare = brotliCompressSync(markup.replaceAll(/<(style|script)[^>]*>.*?<\/\1>/gs, ""));
const headers = { "Content-Type": "text/html", "Content-Encoding": "br" };
const other = createServer((_, response) => response.writeHead(200, headers).end(bare)).listen(4928);
const browser = await chromium.launch({ executablePath: findProgram("chromium"), args: chromiumFlags });
const machine = `${cpus().length} cores (${cpus()[0]?.model.trim()}), load ${loadavg()[0]?.toFixed(1)} at the start`;
for (const _ of rounds) for (const page of Object.entries(pages)) await visit(...page);
await browser.close();
server.kill();
other.close();

const find = (name: string, key: keyof Visit) => {
  const values = visits.filter(([title]) => title === name).map(([, found]) => found[key]);
  return values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
};
const rows = [...new Set(visits.map(([name]) => name))].sort().map((name) => {
  const paint = find(name, "firstPaint");
  const bare = find(/first/.test(name) ? "bare, first visit" : "bare, repeated visit", "firstPaint");
  const times = [paint, find(name, "ownFaces"), find(name, "blocked")].map(Math.round);
  return `| ${[name, (paint / bare).toFixed(2), ...times, find(name, "shift").toFixed(3)].join(" | ")} |`;
});
const text = `
Measured on ${new Date().toISOString().slice(0, 10)}: ${machine}; Chromium ${browser.version()},
${network.latency} ms, ${(8 * network.downloadThroughput) / 1e6} Mbit/s, the processor at 1/${slowdown} of its speed.
Milliseconds, medians of ${rounds.length}.

| Page | Ratio | First paint | Own faces | Blocked | Shift |
| :-- | --: | --: | --: | --: | --: |
${rows.join("\n")}

`;
const report = "docs/performance.md";
const section = /(?<=<!-- Written by npm run bench\. -->\n).*(?=<!-- End\. -->)/s;
writeFileSync(report, readFileSync(report, "utf8").replace(section, text));
execFileSync("biome", ["format", "--write", report], { stdio: "inherit" });
