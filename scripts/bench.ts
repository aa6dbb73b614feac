/**
 * `npm run bench`: what a visit costs, beside a one-line page served the same way in the same run, and how the build
 * grows. It prints its tables and writes them to docs/performance.md. Times are only comparable within one run, so
 * nothing asserts them; the bytes are asserted by test/built/budgets.test.ts. It wants a machine that does nothing else.
 * `npm run bench -- --only en/ux` measures the pages whose addresses contain the word, and writes nothing.
 */
import { spawnSync } from "node:child_process";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { cpus, loadavg, totalmem } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { knownPaths } from "../app/paths.ts";
import manifest from "../package.json" with { type: "json" };
import { buildGrown, type Growth } from "./bench/growth.ts";
import {
  averageRun,
  type LighthouseRun,
  launchBrowser,
  mean,
  medianRun,
  runLighthouse,
} from "./bench/lighthouse.ts";
import { oneLinePath, serveBesideOneLine } from "./bench/site.ts";
import { interactions, type Navigation, navigate, type Weight, weigh } from "./bench/visit.ts";
import { buildIfStale } from "./build-if-stale.ts";
import { chromiumFlags, findChromium } from "./find-chromium.ts";

const report = "docs/performance.md";
/** What stands above it in the report is written by hand. */
const marker = "<!-- Written by npm run bench. -->";

const { values: wanted } = parseArgs({ options: { only: { type: "string" } } });
const pages = knownPaths().filter((path) => path.includes(wanted.only ?? ""));
/** One-line runs are spread over the whole: the machine's mood changes. */
const oneLineEvery = 5;
/** Each page's number is the median of these: a single run catches what else the machine and the browser do. */
const lighthouseRounds = 3;

const journeys = [
  ["/en", "/en/ux"],
  ["/es/ui", "/es/design/ui"],
  ["/en/development", "/en/development/payment"],
] as const;

function table(head: string[], rows: (string | number)[][]): string {
  const lines = [head, head.map((_, index) => (index ? "--:" : ":--")), ...rows];
  return `${lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n")}\n`;
}

const number = (value: number) => Math.round(value).toLocaleString("en");
const ratio = (value: number) => value.toFixed(2);

async function lighthouseTable(origin: string): Promise<string> {
  const browser = await launchBrowser();
  const oneLine: LighthouseRun[] = [];
  const runs: Record<string, LighthouseRun[]> = {};
  for (let round = 0; round < lighthouseRounds; round++)
    for (const [index, path] of pages.entries()) {
      if (index % oneLineEvery === 0) oneLine.push(await runLighthouse(browser, origin + oneLinePath));
      const run = await runLighthouse(browser, origin + path);
      runs[path] = [...(runs[path] ?? []), run];
      console.log(`${path}: ${run.scores.join(" ")}`);
    }
  await browser.close();
  // Means: a browser asks for the one-line page's icon before or after its paint by chance, each with its own time.
  const floor = {
    first: mean(oneLine.map(({ firstPaint }) => firstPaint)),
    largest: mean(oneLine.map(({ largestPaint }) => largestPaint)),
    blocked: mean(oneLine.map(({ blocked }) => blocked)),
    shift: mean(oneLine.map(({ shift }) => shift)),
  };
  const row = (name: string, { scores, firstPaint, largestPaint, blocked, shift }: LighthouseRun) => [
    name,
    ...scores,
    number(firstPaint),
    ratio(firstPaint / floor.first),
    number(largestPaint),
    ratio(largestPaint / floor.largest),
    number(blocked),
    shift.toFixed(3),
  ];
  const medians = Object.entries(runs).map(([path, own]) => [path, medianRun(own)] as const);
  const head = [
    "Page",
    "Perf.",
    "Access.",
    "Best pr.",
    "SEO",
    "Agents",
    "FCP ms",
    "Ratio",
    "LCP ms",
    "Ratio",
    "TBT ms",
    "CLS",
  ];
  return table(head, [
    [
      "One line, mean of its runs",
      "",
      "",
      "",
      "",
      "",
      number(floor.first),
      "1.00",
      number(floor.largest),
      "1.00",
      number(floor.blocked),
      floor.shift.toFixed(3),
    ],
    row("Mean of all pages", averageRun(medians.map(([, run]) => run))),
    ...medians.map(([path, run]) => row(path, run)),
  ]);
}

async function weightTable(origin: string): Promise<string> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  const rows: (string | number)[][] = [];
  for (const path of pages) {
    const { response, before, after } = await weigh(browser, origin + path);
    const cells = ({ scripts, fonts, requests }: Weight) => [number(scripts), number(fonts), requests];
    const document = statSync(join("build/client", path, "index.html.br")).size;
    rows.push([path, number(document), number(response), ...cells(before), ...cells(after)]);
  }
  await browser.close();
  return table(
    [
      "Page",
      "Document",
      "With headers",
      "Scripts before",
      "Fonts",
      "Requests",
      "Scripts after",
      "Fonts",
      "Requests",
    ],
    rows,
  );
}

async function navigationTables(origin: string): Promise<string> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  const measured: Navigation[] = [];
  for (const [from, to] of journeys) measured.push(await navigate(browser, origin, from, to));
  const clicks = await interactions(browser, origin);
  await browser.close();
  const navigations = table(
    ["From", "To", "Full load ms", "Click ms", "Ratio", "Pointed at, then click ms", "Ratio"],
    measured.map(({ from, to, fullLoad, clicked, pointedAt }) => [
      from,
      to,
      number(fullLoad),
      number(clicked),
      ratio(clicked / fullLoad),
      number(pointedAt),
      ratio(pointedAt / fullLoad),
    ]),
  );
  return `${navigations}\n${table(
    ["At 4x CPU slowdown", "ms to the next frame, median of five"],
    Object.entries(clicks).map(([name, ms]) => [name, ms === 0 ? "under 16" : number(ms)]),
  )}`;
}

function growthTable(grown: Growth[]): string {
  const perPage = (growth: Growth) => growth.build / growth.pages;
  return table(
    ["Details", "Pages", "Cold build s", "ms a page", "Home bytes", "Service bytes", "Detail bytes"],
    grown.map((growth) => [
      `${growth.factor}x`,
      number(growth.pages),
      (growth.build / 1000).toFixed(1),
      perPage(growth).toFixed(1),
      ...Object.values(growth.bytes).map(number),
    ]),
  );
}

function conditions(): string {
  const version = spawnSync(findChromium(), ["--version"]).stdout.toString().trim();
  const { devDependencies: tools, dependencies } = manifest;
  const [processor] = cpus();
  return [
    `Measured on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} cores (${processor?.model.trim()}),`,
    `${Math.round(totalmem() / 2 ** 30)} GB; load ${loadavg()[0]?.toFixed(1)} at the start. Node ${process.versions.node}, ${version},`,
    `Lighthouse ${tools.lighthouse} (mobile, simulated), React ${dependencies.react}, React Router ${dependencies["react-router"]},`,
    `Vite ${tools.vite}.`,
  ].join("\n");
}

buildIfStale();
const measuredOn = conditions();
const site = await serveBesideOneLine("build");
const sections: string[] = [measuredOn];
const add = (title: string, text: string) => {
  console.log(`\n## ${title}\n\n${text}`);
  sections.push(`## ${title}\n\n${text.trim()}`);
};
add(`Lighthouse, median of ${lighthouseRounds} runs a page`, await lighthouseTable(site.origin));
add("What a visit weighs, in compressed bytes", await weightTable(site.origin));
if (!wanted.only) {
  add("The next page, and clicks", await navigationTables(site.origin));
  site.close();
  add("Ten and a hundred times the catalogue", growthTable([1, 10, 100].map(buildGrown)));
  const byHand = readFileSync(report, "utf8").split(marker)[0]?.trim();
  writeFileSync(report, `${byHand}\n\n${marker}\n\n${sections.join("\n\n")}\n`);
  spawnSync("biome", ["format", "--write", report]);
} else site.close();
