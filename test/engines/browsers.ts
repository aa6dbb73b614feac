/**
 * Debian's Firefox and WebKitGTK. Puppeteer drives Firefox through WebDriver BiDi; Selenium drives WebKit's MiniBrowser
 * through classic WebDriver, on a virtual screen.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import puppeteer from "puppeteer-core";
import { Builder, Button, Key, Origin, type WebDriver } from "selenium-webdriver";
// @ts-expect-error The types know this module without its file name, Node only with it.
import { DriverService } from "selenium-webdriver/remote/index.js";
import { findProgram } from "../../scripts/browsers.ts";

/** The part of a browser's interface that the tests need. Positions and sizes are CSS pixels of the window. */
export type Browser = Awaited<ReturnType<typeof startFirefox>>;

/** Runs a function in the page and awaits its result. The function may use only its arguments. */
type Evaluate = <Args extends unknown[], Result>(
  callback: (...args: Args) => Result | Promise<Result>,
  ...args: Args
) => Promise<Result>;

export const browsers = { Firefox: startFirefox, WebKit: startWebkit };

async function startFirefox(runsScripts: boolean) {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: findProgram("firefox"),
    extraPrefsFirefox: {
      "javascript.enabled": runsScripts,
      // A headless browser has no mouse; these settings report a fine pointer that can hover.
      "ui.primaryPointerCapabilities": 6,
      "ui.allPointerCapabilities": 6,
    },
  });
  const page = await browser.newPage();
  await page.evaluateOnNewDocument(keepMessages);
  const evaluate: Evaluate = (callback, ...args) => page.evaluate(callback as never, ...args) as never;
  return {
    open: async (address: string) => void (await page.goto(address)),
    evaluate,
    moveMouse: (x: number, y: number) => page.mouse.move(x, y),
    click: async () => {
      await page.mouse.down();
      await page.mouse.up();
    },
    press: (key: "Tab" | "Enter" | "Escape") => page.keyboard.press(key),
    resize: (width: number, height: number) => page.setViewport({ width, height }),
    close: () => browser.close(),
  };
}

async function startWebkit(runsScripts: boolean): Promise<Browser> {
  const screen = await startScreen();
  const service = new DriverService.Builder(findProgram("webkitDriver"))
    .setLoopback(true)
    .setEnvironment({ ...process.env, DISPLAY: screen.display, NO_AT_BRIDGE: "1" } as Record<string, string>)
    .build();
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities({
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": {
        binary: findProgram("webkit"),
        args: [
          "--automation",
          "--javascript-can-open-windows-automatically=true",
          `--enable-javascript=${runsScripts}`,
        ],
      },
    })
    .build();
  const evaluate: Evaluate = (callback, ...args) =>
    driver.executeScript(`return (${callback}).apply(null, arguments)`, ...args);
  await toBareWindow(driver);
  return {
    async open(address) {
      await driver.get(address);
      // Classic WebDriver does not report console messages, so the page records them from its load on.
      await evaluate(keepMessages);
    },
    evaluate,
    moveMouse: (x, y) =>
      driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 })
        .perform(),
    click: () => driver.actions().press(Button.LEFT).release(Button.LEFT).perform(),
    press: (key) =>
      driver.actions().sendKeys({ Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE }[key]).perform(),
    async resize(width, height) {
      await driver.manage().window().setRect({ width, height });
      // The window reports its new size before the page does.
      await driver.wait(async () => (await evaluate(() => innerWidth)) === width, 10_000);
    },
    async close() {
      await driver.quit();
      await service.kill();
      screen.stop();
    },
  };
}

/**
 * On a new screen the pointer is in the centre, and without a window manager the window under the pointer has the
 * focus. So the screen is small, and every window of the tests covers its centre.
 */
async function startScreen() {
  const args = ["-displayfd", "3", "-screen", "0", "640x480x24", "-nolisten", "tcp"];
  const child = spawn(findProgram("screen"), args, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const stop = () => child.kill();
  process.once("exit", stop);
  const [display] = await once(child.stdio[3] as Readable, "data");
  return { display: `:${String(display).trim()}`, stop };
}

/**
 * Opens a window without a toolbar, because only such a window can be as narrow as a phone. The page is as large as the
 * window.
 */
async function toBareWindow(driver: WebDriver): Promise<void> {
  const first = await driver.getWindowHandle();
  await driver.executeScript('open("about:blank", "_blank", "popup")');
  const handles = await driver.getAllWindowHandles();
  await driver.switchTo().window(handles.find((handle) => handle !== first) as string);
}

function keepMessages(): void {
  const messages: string[] = [];
  window.messages = messages;
  for (const level of ["debug", "log", "info", "warn", "error"] as const)
    console[level] = (...parts: unknown[]) => messages.push(parts.map(String).join(" "));
  addEventListener("error", ({ message }) => messages.push(message));
  addEventListener("unhandledrejection", ({ reason }) => messages.push(String(reason)));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    messages.push(`Blocked by ${violatedDirective}: ${blockedURI}`),
  );
}

declare global {
  interface Window {
    messages?: string[];
  }
}
