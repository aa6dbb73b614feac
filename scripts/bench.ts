/**
 * `npm run bench` measures how long a visitor on a slow phone waits, compared with the bare HTML of a page in the same
 * run. It writes its tables into docs/performance.md. Times are comparable within one run only. The machine must be
 * idle.
 */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { cpus, loadavg } from "node:os";
import { brotliCompressSync } from "node:zlib";
import lighthouse from "lighthouse";
import puppeteer from "puppeteer-core";
import manifest from "../package.json" with { type: "json" };
import { follow, likeAndroid, network, slowdown, taps, type Visit, visitTwice } from "./bench-visit.ts";
import { chromiumFlags, findProgram } from "./browsers.ts";
import { buildIfStale } from "./build-if-stale.ts";

const report = "docs/performance.md";
const section = /(?<=<!-- Written by npm run bench\. -->\n).*(?=<!-- End\. -->)/s;
const ports = { site: 4927, other: 4928 };
const site = `http://localhost:${ports.site}`;
const elsewhere = `http://127.0.0.1:${ports.other}/`;
const rounds = Array.from({ length: 5 });
const oneLine =
  "<!doctype html><meta name=viewport content=width=device-width><title>One line</title><p>One line.";

/** One page of each kind. */
const pages = {
  landing: `${site}/`,
  home: `${site}/es`,
  service: `${site}/en/ux`,
  quote: `${site}/es/quote`,
  category: `${site}/es/development`,
  detail: `${site}/en/legal/ip`,
};
/** The service page's HTML without styles and scripts: the cost of its text alone. */
const bare = () =>
  readFileSync("build/client/en/ux/index.html", "utf8").replaceAll(/<(style|script)[^>]*>.*?<\/\1>/gs, "");
const floors = {
  "one line": `http://localhost:${ports.other}/`,
  bare: `http://localhost:${ports.other}/bare`,
};
const categories = ["performance", "accessibility", "best-practices", "seo", "agentic-browsing"];

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

function table(head: string[], rows: (string | number)[][]): string {
  const cells = [head, head.map((_, index) => (index ? "--:" : ":--")), ...rows];
  return cells.map((row) => `| ${row.join(" | ")} |`).join("\n");
}

async function visits(): Promise<string> {
  const visited = Object.entries({ ...floors, ...pages }).map(([kind, url]) => {
    const first: Visit[] = [];
    const repeated: Visit[] = [];
    return { kind, url, first, repeated };
  });
  for (const _ of rounds)
    for (const { url, first, repeated } of visited) {
      const visits = await visitTwice(browser, elsewhere, url);
      first.push(visits.first);
      repeated.push(visits.repeated);
    }
  const medianOf = (visits: Visit[], measure: keyof Visit) => median(visits.map((visit) => visit[measure]));
  const rows = (["first", "repeated"] as const).flatMap((which) => {
    const floor = visited.find(({ kind }) => kind === "bare")?.[which] ?? [];
    const least = medianOf(floor, "firstPaint");
    return visited.map(({ kind, [which]: visits }) => [
      `${kind}, ${which} visit`,
      Math.round(medianOf(visits, "firstPaint")),
      (medianOf(visits, "firstPaint") / least).toFixed(2),
      Math.round(medianOf(visits, "largestPaint")),
      Math.round(medianOf(visits, "ownFaces")),
      medianOf(visits, "shift").toFixed(3),
      Math.round(medianOf(visits, "blocked")),
    ]);
  });
  return table(["Page", "First paint", "Ratio", "Largest paint", "Own faces", "Shift", "Blocked"], rows);
}

async function nextPage(): Promise<string> {
  const row: number[] = [];
  for (const tap of taps) {
    const times: number[] = [];
    for (const _ of rounds) times.push(await follow(browser, pages.home, `${pages.home}/ux`, tap));
    row.push(Math.round(median(times)));
  }
  return table([...taps], [row]);
}

async function scores(): Promise<string> {
  const rows: (string | number)[][] = [];
  for (const [kind, url] of Object.entries({ ...floors, ...pages })) {
    const results: number[][] = [];
    for (const _ of rounds.slice(0, 3)) {
      const page = await browser.newPage();
      const lhr = (await lighthouse(url, { onlyCategories: categories, logLevel: "error" }, undefined, page))
        ?.lhr;
      results.push([
        ...categories.map((name) => 100 * (lhr?.categories[name]?.score ?? Number.NaN)),
        lhr?.audits["total-blocking-time"]?.numericValue ?? Number.NaN,
      ]);
      await page.close();
    }
    const columns = [...categories, "blocked"].map((_, column) =>
      results.map((all) => all[column] ?? Number.NaN),
    );
    rows.push([kind, ...columns.map((values) => Math.round(median(values)))]);
  }
  return table(["Page", ...categories, "Blocked in ms"], rows);
}

buildIfStale();
const server = spawn(process.execPath, ["server/node-server.ts"], {
  env: { ...process.env, PORT: String(ports.site) },
  stdio: ["ignore", "pipe", "inherit"],
});
await once(server.stdout, "data");
const answers: Record<string, Buffer> = {
  "/": brotliCompressSync(oneLine),
  "/bare": brotliCompressSync(bare()),
};
const other = createServer(({ url = "" }, response) =>
  response
    .writeHead(200, { "Content-Type": "text/html", "Content-Encoding": "br" })
    .end(answers[url] ?? answers["/"]),
);
other.listen(ports.other);
const args = [...chromiumFlags, likeAndroid];
const browser = await puppeteer.launch({ executablePath: findProgram("chromium"), args });
const text = `
Measured on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} cores (${cpus()[0]?.model.trim()}), load ${loadavg()[0]?.toFixed(1)} at the start; ${await browser.version()},
${network.latency} ms, ${(8 * network.download) / 1e6} Mbit/s, the processor at 1/${slowdown} of its speed.
Milliseconds, medians of ${rounds.length}.

${await visits()}

From a tap on a service of the home page to the first frame of the service's page:

${await nextPage()}

Lighthouse ${manifest.devDependencies.lighthouse}, mobile, medians of three:

${await scores()}

`;
await browser.close();
server.kill();
other.close();

const page = readFileSync(report, "utf8").replace(section, () => text);
writeFileSync(report, page);
spawnSync("biome", ["format", "--write", report]);
