/**
 * `npm run gallery`: a picture of every page and state, at four widths, in both languages, into `gallery/`, with an
 * index to look through. `npm run gallery -- --only es/ux --only error --width 1920` takes those whose names
 * contain one of the words, at those widths, and leaves the other pictures as they are.
 */
import { globSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { hosts } from "../support/test-servers.ts";
import { chromiumFlags, findTestBrowser } from "../../scripts/browsers.ts";
import { buildIfStale } from "../../scripts/build-if-stale.ts";
import { galleryIndex } from "./index-page.ts";
import { isTouched, type Shot, shots } from "./shots.ts";

const folder = "gallery";
const heights: Record<string, number> = { 320: 568, 390: 844, 768: 1024, 1440: 900 };

const { values: wanted } = parseArgs({
  options: {
    only: { type: "string", multiple: true, default: [""] },
    width: { type: "string", multiple: true, default: Object.keys(heights) },
  },
});

/** The fonts, which a page asks for only once it has been painted. */
async function fontsAreThere(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.documentElement.hasAttribute("data-blank"));
  await page.evaluate(() => document.fonts.ready);
}

/** What time reveals is revealed; what scroll drives stands where the scroll has it. */
async function comeToRest(page: Page): Promise<void> {
  await fontsAreThere(page);
  await page.evaluate(async () => {
    const timed = document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline);
    await Promise.allSettled(timed.map(({ finished }) => finished));
  });
}

/** Loads a page whose animations stand still, all at the same moment. */
async function loadHeldAt(page: Page, path: string, moment: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Animation.enable");
  await browser.send("Animation.setPlaybackRate", { playbackRate: 0 });
  await page.goto(path);
  await fontsAreThere(page);
  await page.evaluate((moment) => {
    for (const animation of document.getAnimations())
      if (animation.timeline instanceof DocumentTimeline) animation.currentTime = moment;
  }, moment);
}

async function take(context: BrowserContext, shot: Shot, path: string): Promise<void> {
  const page = await context.newPage();
  if (shot.media) await page.emulateMedia(shot.media);
  if (shot.heldAt !== undefined) await loadHeldAt(page, shot.path, shot.heldAt);
  else {
    await page.goto(shot.path);
    await comeToRest(page);
    await shot.act?.(page);
    await comeToRest(page);
  }
  // The whole page is taken from its top, where the bar stands; the dock goes to its end, or it would hide a strip.
  if (!shot.isWindow)
    await page.evaluate(() => {
      scrollTo(0, 0);
      const dock = document.querySelector("aside");
      if (dock && getComputedStyle(dock).inlineSize === `${document.documentElement.clientWidth}px`)
        dock.style.position = "relative";
    });
  await page.screenshot({ path, fullPage: !shot.isWindow });
  await page.close();
}

buildIfStale();
// Pictures of what is no longer there must not stay; who asks for some keeps the others.
if (process.argv.length === 2) rmSync(folder, { recursive: true, force: true });
const [node] = hosts;
const host = await node.start();
const browser = await chromium.launch({
  executablePath: findTestBrowser(),
  args: chromiumFlags,
});
for (const name of wanted.width) {
  const width = Number(name);
  const context = await browser.newContext({
    baseURL: `http://127.0.0.1:${host.port}`,
    viewport: { width, height: heights[name] ?? 1080 },
    isMobile: isTouched(width),
    hasTouch: isTouched(width),
  });
  const here = shots.filter(
    ({ name, isSeenAt }) => wanted.only.some((word) => name.includes(word)) && isSeenAt?.(width) !== false,
  );
  for (const [index, shot] of here.entries()) {
    if (process.stdout.isTTY) process.stdout.write(`\r${width} px: ${index + 1} of ${here.length}`);
    await take(context, shot, join(folder, name, `${shot.name}.png`));
  }
  console.log(`\r${width} px: ${here.length} pictures`);
  await context.close();
}
await browser.close();
await host.stop();

writeFileSync(join(folder, "index.html"), galleryIndex(globSync("**/*.png", { cwd: folder }).sort()));
console.log(`Look through them in ${folder}/index.html`);
