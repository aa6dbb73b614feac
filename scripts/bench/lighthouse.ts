/** Lighthouse's own mobile run (simulated slow 4G and a phone's processor), for scores and paints. */
import lighthouse from "lighthouse";
import puppeteer, { type Browser } from "puppeteer-core";
import { chromiumFlags, findChromium } from "../find-chromium.ts";

/** In the order of the report's columns. */
export const categories = [
  "performance",
  "accessibility",
  "best-practices",
  "seo",
  "agentic-browsing",
] as const;

export interface LighthouseRun {
  /** 0 to 100 each, by category. */
  scores: number[];
  /** Milliseconds. */
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  /** Cumulative layout shift, without a unit. */
  shift: number;
}

export function launchBrowser(): Promise<Browser> {
  return puppeteer.launch({
    executablePath: findChromium(),
    args: chromiumFlags,
  });
}

/** @throws Error where Lighthouse could not finish three runs; now and then it loses its own trace */
export async function runLighthouse(browser: Browser, url: string, tries = 3): Promise<LighthouseRun> {
  return runOnce(browser, url).catch((error) => {
    if (tries === 1) throw error;
    return runLighthouse(browser, url, tries - 1);
  });
}

async function runOnce(browser: Browser, url: string): Promise<LighthouseRun> {
  const page = await browser.newPage();
  try {
    const result = await lighthouse(
      url,
      { onlyCategories: [...categories], logLevel: "error" },
      undefined,
      page,
    );
    if (!result || result.lhr.runtimeError)
      throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? "Lighthouse gave no result"}`);
    const { audits, categories: scored } = result.lhr;
    const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    return {
      scores: categories.map((name) => Math.round((scored[name]?.score ?? Number.NaN) * 100)),
      firstPaint: value("first-contentful-paint"),
      largestPaint: value("largest-contentful-paint"),
      blocked: value("total-blocking-time"),
      shift: value("cumulative-layout-shift"),
    };
  } finally {
    await page.close();
  }
}

/** @returns a run of which each number is the median of that number in the runs */
export function medianRun(runs: LighthouseRun[]): LighthouseRun {
  return combine(runs, median);
}

/** @returns a run of which each number is the mean of that number in the runs; scores are whole */
export function averageRun(runs: LighthouseRun[]): LighthouseRun {
  const { scores, ...times } = combine(runs, mean);
  return { scores: scores.map(Math.round), ...times };
}

function combine(runs: LighthouseRun[], one: (values: number[]) => number): LighthouseRun {
  return {
    scores: categories.map((_, index) => one(runs.map(({ scores }) => scores[index] ?? Number.NaN))),
    firstPaint: one(runs.map(({ firstPaint }) => firstPaint)),
    largestPaint: one(runs.map(({ largestPaint }) => largestPaint)),
    blocked: one(runs.map(({ blocked }) => blocked)),
    shift: one(runs.map(({ shift }) => shift)),
  };
}

export function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
