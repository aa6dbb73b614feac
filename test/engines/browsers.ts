/**
 * Debian's Firefox and WebKitGTK, by Selenium: WebKit's MiniBrowser through classic WebDriver, on a virtual screen, and
 * Firefox through WebDriver BiDi, which it speaks itself. Debian has no geckodriver, and npm's downloads one from GitHub.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { Builder, Button, Key, Origin } from "selenium-webdriver";
import bidi from "selenium-webdriver/bidi/index.js";
// @ts-expect-error The types know this module without its file name, Node only with it.
import { DriverService } from "selenium-webdriver/remote/index.js";
import { findProgram } from "../../scripts/browsers.ts";

/** The part of a browser's interface that the tests need. Positions and sizes are CSS pixels of the window. */
export interface Browser {
  open(address: string): Promise<unknown>;
  evaluate: Evaluate;
  moveMouse(x: number, y: number): Promise<unknown>;
  click(): Promise<unknown>;
  press(key: keyof typeof keys): Promise<unknown>;
  resize(width: number, height: number): Promise<unknown>;
  close(): Promise<void>;
}

/** Runs a function in the page. The function may use only its arguments. */
type Evaluate = <Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
  ...args: Args
) => Promise<Result>;

/** What the commands of WebDriver BiDi that the tests use answer. */
interface Answer {
  context: string;
  result: { value: string };
  exceptionDetails?: { text: string };
}

export const browsers = { Firefox: startFirefox, WebKit: startWebkit };
const keys = { Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE };

async function startFirefox(runsScripts: boolean): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), "firefox-"));
  const settings = {
    "javascript.enabled": runsScripts,
    // A headless browser has no mouse; these settings report a fine pointer that can hover.
    "ui.primaryPointerCapabilities": 6,
    "ui.allPointerCapabilities": 6,
  };
  const lines = Object.entries(settings).map(([name, value]) => `user_pref("${name}", ${value});`);
  writeFileSync(join(profile, "user.js"), lines.join("\n"));
  const args = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"];
  const child = spawn(findProgram("firefox"), args, { stdio: ["ignore", "ignore", "pipe"] });
  process.once("exit", () => child.kill());
  const address = await new Promise<string>((resolve) =>
    child.stderr.on("data", (text) => /ws:\S+/.test(text) && resolve(/ws:\S+/.exec(text)?.[0] ?? "")),
  );
  // The types describe the module as if it were the class that it exports.
  const connection = new (bidi as unknown as typeof bidi.Index)(`${address}/session`);
  await connection.waitForConnection();
  const send = async (method: string, params: object): Promise<Answer> => {
    const { result, message } = (await connection.send({ method, params })) as {
      result: Answer;
      message?: string;
    };
    if (message) throw new Error(`${method}: ${message}`);
    return result;
  };
  await send("session.new", { capabilities: {} });
  await send("script.addPreloadScript", { functionDeclaration: String(keepMessages) });
  const { context } = await send("browsingContext.create", { type: "tab" });
  const evaluate: Evaluate = async (callback, ...args) => {
    const { result, exceptionDetails } = await send("script.callFunction", {
      functionDeclaration: `(args) => JSON.stringify([(${callback})(...JSON.parse(args))])`,
      arguments: [{ type: "string", value: JSON.stringify(args) }],
      awaitPromise: false,
      target: { context },
    });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return JSON.parse(result.value)[0];
  };
  const act = (type: "pointer" | "key", ...actions: object[]) =>
    send("input.performActions", { context, actions: [{ type, id: type, actions }] });
  return {
    open: (url) => send("browsingContext.navigate", { context, url, wait: "complete" }),
    evaluate,
    moveMouse: (x, y) => act("pointer", { type: "pointerMove", x: Math.round(x), y: Math.round(y) }),
    click: () => act("pointer", { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }),
    press: (key) => act("key", { type: "keyDown", value: keys[key] }, { type: "keyUp", value: keys[key] }),
    resize: (width, height) => send("browsingContext.setViewport", { context, viewport: { width, height } }),
    async close() {
      await send("browser.close", {});
      await once(child, "exit");
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

async function startWebkit(runsScripts: boolean): Promise<Browser> {
  // The pointer starts in the centre of the screen, and the window below it has the focus: every window of the tests
  // covers the centre of a small screen.
  const size = ["-displayfd", "3", "-screen", "0", "640x480x24", "-nolisten", "tcp"];
  const screen = spawn(findProgram("screen"), size, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  process.once("exit", () => screen.kill());
  const [display] = await once(screen.stdio[3] as Readable, "data");
  const service = new DriverService.Builder(findProgram("webkitDriver"))
    .setLoopback(true)
    .setEnvironment({ ...process.env, DISPLAY: `:${String(display).trim()}`, NO_AT_BRIDGE: "1" } as Record<
      string,
      string
    >)
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
  // Only a window without a toolbar can be as narrow as a phone, and its page is as large as the window.
  const first = await driver.getWindowHandle();
  await driver.executeScript('open("about:blank", "_blank", "popup")');
  const handles = await driver.getAllWindowHandles();
  await driver.switchTo().window(handles.find((handle) => handle !== first) as string);
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
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    async resize(width, height) {
      await driver.manage().window().setRect({ width, height });
      // The window reports its new size before the page does.
      await driver.wait(async () => (await evaluate(() => innerWidth)) === width, 10_000);
    },
    async close() {
      await driver.quit();
      await service.kill();
      screen.kill();
    },
  };
}

function keepMessages(): void {
  const messages: string[] = [];
  window.messages = messages;
  for (const level of ["warn", "error"] as const)
    console[level] = (...parts: unknown[]) => messages.push(parts.map(String).join(" "));
  for (const type of ["error", "unhandledrejection", "securitypolicyviolation"])
    addEventListener(type, (event) => {
      const { message, reason, blockedURI } = event as unknown as Record<string, unknown>;
      messages.push(`${type}: ${message ?? reason ?? blockedURI}`);
    });
}

declare global {
  interface Window {
    messages?: string[];
  }
}
