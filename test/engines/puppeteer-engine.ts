import puppeteer, { type LaunchOptions } from "puppeteer-core";
import { chromiumFlags, findChromium, programPath } from "../../scripts/browsers.ts";
import type { Engine, EngineKind } from "./engine.ts";

/** Chromium speaks its own protocol, Firefox the standard one, WebDriver BiDi; Puppeteer knows both. */
export const chromium: EngineKind = {
  name: "Chromium",
  start: ({ runsScripts }) =>
    start({
      executablePath: findChromium(),
      args: [...chromiumFlags, `--blink-settings=${blinkSettings},scriptEnabled=${runsScripts}`],
      // Scrollbars take room on most desktops: the layout is to hold with them.
      ignoreDefaultArgs: ["--hide-scrollbars"],
    }),
};
export const firefox: EngineKind = {
  name: "Firefox",
  start: ({ runsScripts }) =>
    start({
      browser: "firefox",
      executablePath: programPath("firefox"),
      extraPrefsFirefox: { ...firefoxSettings, "javascript.enabled": runsScripts },
    }),
};

// Without a screen neither engine has a mouse; each says in its own numbers that there is a fine one that hovers.
const blinkSettings = "primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4";
const firefoxSettings = {
  "ui.primaryPointerCapabilities": 6,
  "ui.allPointerCapabilities": 6,
  // Puppeteer 25 waits for ever for the page after one that Firefox had kept.
  "browser.sessionhistory.max_total_viewers": 0,
};

async function start(options: LaunchOptions): Promise<Engine> {
  const browser = await puppeteer.launch(options);
  const page = await browser.newPage();
  let messages: string[] = [];
  page.on("console", (message) => messages.push(message.text()));
  page.on("pageerror", (error) => messages.push(String(error)));
  // Firefox reports a violation of the policy to its own console alone.
  await page.evaluateOnNewDocument(() => {
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      console.error(`Blocked by ${violatedDirective}: ${blockedURI}`),
    );
  });

  return {
    async open(address) {
      messages = [];
      await page.goto(address);
    },
    async back() {
      await page.goBack();
    },
    async forward() {
      await page.goForward();
    },
    evaluate: (script, ...given) => page.evaluate(script as never, ...given) as never,
    moveMouse: (x, y) => page.mouse.move(x, y),
    async clickMouse() {
      await page.mouse.down();
      await page.mouse.up();
    },
    press: (key) => page.keyboard.press(key === "Space" ? " " : key),
    setSize: (width, height) => page.setViewport({ width, height }),
    messages: async () => messages,
    close: () => browser.close(),
  };
}
