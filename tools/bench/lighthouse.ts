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

/** @throws Error where Lighthouse could not finish the run */
export async function runLighthouse(browser: Browser, url: string): Promise<LighthouseRun> {
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

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2 - 1)], sorted[middle]];
  return ((low ?? Number.NaN) + (high ?? Number.NaN)) / 2;
}
