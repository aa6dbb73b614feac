/**
 * Debian's Firefox and WebKitGTK: MiniBrowser by Selenium, on a virtual screen, and Firefox through WebDriver BiDi, which
 * it speaks itself. Debian has no geckodriver, and npm's downloads one from GitHub.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { Builder, Button, Key } from "selenium-webdriver";
// @ts-expect-error The types know this module without its file name, Node only with it.
import { DriverService } from "selenium-webdriver/remote/index.js";
import { findProgram } from "../../scripts/browsers.ts";

/** What the tests need of a browser. Positions and sizes are whole CSS pixels of the window. */
export type Browser = Awaited<ReturnType<typeof startWebkit>>;

/** Runs a function in the page. The function may use only its argument. */
type Evaluate = <Result>(callback: (argument: string) => Result, argument?: string) => Promise<Result>;

export const browsers = { Firefox: startFirefox, WebKit: startWebkit };

async function startFirefox(runsScripts: boolean): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), "firefox-"));
  // A headless browser has no mouse; 6 reports a fine pointer that can hover.
  const pointers = ["primary", "all"].map((which) => `user_pref("ui.${which}PointerCapabilities", 6);`);
  writeFileSync(
    join(profile, "user.js"),
    `${pointers.join("")}user_pref("javascript.enabled", ${runsScripts});`,
  );
  const args = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"];
  const child = spawn(findProgram("firefox"), args, { stdio: ["ignore", "ignore", "pipe"] });
  process.once("exit", () => child.kill());
  const address = await new Promise<string>((resolve) =>
    child.stderr.on("data", (text) => /ws:\S+/.test(text) && resolve(/ws:\S+/.exec(text)?.[0] ?? "")),
  );
  const socket = new WebSocket(`${address}/session`);
  await once(socket, "open");
  // Without subscriptions, each message answers the command before it.
  const send = async (method: string, params: object) => {
    socket.send(JSON.stringify({ id: 1, method, params }));
    const [{ data }] = await once(socket, "message");
    const { result, message } = JSON.parse(data);
    if (message ?? result.exceptionDetails) throw new Error(message ?? result.exceptionDetails.text);
    return result;
  };
  await send("session.new", { capabilities: {} });
  await send("script.addPreloadScript", { functionDeclaration: String(keepMessages) });
  const { context } = await send("browsingContext.create", { type: "tab" });
  const act = (type: "pointer" | "key", ...actions: object[]) =>
    send("input.performActions", { context, actions: [{ type, id: type, actions }] });
  return {
    open: (url) => send("browsingContext.navigate", { context, url, wait: "complete" }),
    async evaluate(callback, argument) {
      const expression = `JSON.stringify([(${callback})(${JSON.stringify(argument)})])`;
      const target = { context };
      const { result } = await send("script.evaluate", { expression, target, awaitPromise: false });
      return JSON.parse(result.value)[0];
    },
    moveMouse: (x, y) => act("pointer", { type: "pointerMove", x, y }),
    click: () => act("pointer", { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }),
    pressEscape: () => act("key", { type: "keyDown", value: Key.ESCAPE }),
    resize: (width, height) => send("browsingContext.setViewport", { context, viewport: { width, height } }),
    async close() {
      await send("browser.close", {});
      await once(child, "exit");
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

async function startWebkit(runsScripts: boolean) {
  // The pointer starts in the centre of the screen, and the window below it has the focus: every window of the tests
  // covers the centre of a small screen.
  const size = ["-displayfd", "3", "-screen", "0", "640x480x24", "-nolisten", "tcp"];
  const screen = spawn(findProgram("screen"), size, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  process.once("exit", () => screen.kill());
  const [display] = await once(screen.stdio[3] as Readable, "data");
  const service = new DriverService.Builder(findProgram("webkitDriver"))
    .setLoopback(true)
    .setEnvironment({ ...process.env, DISPLAY: `:${String(display).trim()}`, NO_AT_BRIDGE: "1" } as never)
    .build();
  const flags = ["--automation", "--javascript-can-open-windows-automatically=true"];
  const args = [...flags, `--enable-javascript=${runsScripts}`];
  const options = { binary: findProgram("webkit"), args };
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": options })
    .build();
  const evaluate: Evaluate = (callback, argument) =>
    driver.executeScript(`return (${callback})(arguments[0])`, argument);
  // Only a window without a toolbar can be as narrow as a phone, and its page is as large as the window.
  await driver.executeScript('open("about:blank", "_blank", "popup")');
  const current = await driver.getWindowHandle();
  for (const handle of await driver.getAllWindowHandles())
    if (handle !== current) await driver.switchTo().window(handle);
  return {
    async open(address: string) {
      await driver.get(address);
      // Classic WebDriver does not report console messages, so the page records them from its load on.
      await evaluate(keepMessages);
    },
    evaluate,
    moveMouse: (x: number, y: number) => driver.actions().move({ x, y, duration: 0 }).perform(),
    click: () => driver.actions().press(Button.LEFT).release(Button.LEFT).perform(),
    pressEscape: () => driver.actions().sendKeys(Key.ESCAPE).perform(),
    async resize(width: number, height: number) {
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
  const keep = (message: unknown) => {
    document.documentElement.dataset.messages += `; ${message}`;
  };
  Object.assign(console, { warn: keep, error: keep });
  addEventListener("error", ({ message }) => keep(message));
  addEventListener("unhandledrejection", ({ reason }) => keep(reason));
}
