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
import puppeteer from "puppeteer-core";
import { follow, likeAndroid, network, slowdown, type Visit, visitTwice } from "./bench-visit.ts";
import { chromiumFlags, findProgram } from "./browsers.ts";
import { buildIfStale } from "./build-if-stale.ts";

const report = "docs/performance.md";
const section = /(?<=<!-- Written by npm run bench\. -->\n).*(?=<!-- End\. -->)/s;
const ports = { site: 4927, bare: 4928 };
const site = `http://localhost:${ports.site}`;
const elsewhere = `http://127.0.0.1:${ports.bare}/`;
const rounds = Array.from({ length: 5 });

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

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

function table(head: string[], rows: (string | number)[][]): string {
  const cells = [head, head.map((_, index) => (index ? "--:" : ":--")), ...rows];
  return cells.map((row) => `| ${row.join(" | ")} |`).join("\n");
}

async function visitsTable(): Promise<string> {
  const visits: { kind: string; which: "first" | "repeated"; visit: Visit }[] = [];
  for (const _ of rounds)
    for (const [kind, url] of Object.entries(pages)) {
      const { first, repeated } = await visitTwice(browser, elsewhere, url);
      visits.push({ kind, which: "first", visit: first }, { kind, which: "repeated", visit: repeated });
    }
  const rows = (["first", "repeated"] as const).flatMap((which) => {
    const medianOf = (page: string, measure: keyof Visit) =>
      median(
        visits.filter((all) => all.kind === page && all.which === which).map(({ visit }) => visit[measure]),
      );
    return Object.keys(pages).map((kind) => [
      `${kind}, ${which} visit`,
      Math.round(medianOf(kind, "firstPaint")),
      (medianOf(kind, "firstPaint") / medianOf("bare", "firstPaint")).toFixed(2),
      Math.round(medianOf(kind, "ownFaces")),
      medianOf(kind, "shift").toFixed(3),
      Math.round(medianOf(kind, "blocked")),
    ]);
  });
  return table(["Page", "First paint", "Ratio", "Own faces", "Shift", "Blocked"], rows);
}

async function nextPageTable(): Promise<string> {
  const times: { prerendered: number[]; loaded: number[] } = { prerendered: [], loaded: [] };
  for (const _ of rounds) {
    times.prerendered.push(await follow(browser, pages.home, `${pages.home}/ux`, true));
    times.loaded.push(await follow(browser, pages.home, `${pages.home}/ux`, false));
  }
  return table(["Prerendered", "Full load"], [[times.prerendered, times.loaded].map(median).map(Math.round)]);
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
const args = [...chromiumFlags, likeAndroid];
const browser = await puppeteer.launch({ executablePath: findProgram("chromium"), args });
const text = `
Measured on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} cores (${cpus()[0]?.model.trim()}), load ${loadavg()[0]?.toFixed(1)} at the start; ${await browser.version()},
${network.latency} ms, ${(8 * network.download) / 1e6} Mbit/s, the processor at 1/${slowdown} of its speed.
Milliseconds, medians of ${rounds.length}.

${await visitsTable()}

From a tap on a service of the home page to the first frame of the service's page:

${await nextPageTable()}

`;
await browser.close();
server.kill();
bare.close();

writeFileSync(
  report,
  readFileSync(report, "utf8").replace(section, () => text),
);
spawnSync("biome", ["format", "--write", report]);
