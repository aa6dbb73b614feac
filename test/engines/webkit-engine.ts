import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { setTimeout } from "node:timers/promises";
import { programPath } from "../../scripts/browsers.ts";
import type { Engine, EngineKind, EngineOptions, Key } from "./engine.ts";
import { type Command, startSession } from "./webdriver.ts";

/** WebKitGTK's own small browser, led by its own driver, on a screen that nobody sees. */
export const webkit: EngineKind = { name: "WebKit", start };

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys: Record<Key, string> = { Tab: "\uE004", Enter: "\uE007", Space: " ", Escape: "\uE00C" };
const mouse = { id: "mouse", type: "pointer", parameters: { pointerType: "mouse" } };
const keyboard = { id: "keyboard", type: "key" };

async function start({ runsScripts }: EngineOptions): Promise<Engine> {
  const screen = await startScreen();
  const { command, end } = await startSession({
    driver: programPath("webkitDriver"),
    environment: { DISPLAY: screen.display, NO_AT_BRIDGE: "1" },
    capabilities: {
      "webkitgtk:browserOptions": {
        binary: programPath("webkit"),
        args: [
          "--automation",
          "--javascript-can-open-windows-automatically=true",
          `--enable-javascript=${runsScripts}`,
        ],
      },
    },
  });
  const evaluate: Engine["evaluate"] = (script, ...args) =>
    command("POST", "/execute/sync", { script: `return (${script}).apply(null, arguments)`, args });
  const act = (device: object, ...actions: object[]) =>
    command("POST", "/actions", { actions: [{ ...device, actions }] });
  await toBareWindow(command, evaluate);

  return {
    async open(address) {
      await command("POST", "/url", { url: address });
      await evaluate(keepMessages);
    },
    back: () => command("POST", "/back", {}),
    forward: () => command("POST", "/forward", {}),
    evaluate,
    moveMouse: (x, y) => act(mouse, { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 }),
    clickMouse: () => act(mouse, { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }),
    press: (key) => act(keyboard, { type: "keyDown", value: keys[key] }, { type: "keyUp", value: keys[key] }),
    async setSize(width, height) {
      await command("POST", "/window/rect", { width, height });
      // The window answers before the page knows.
      for (let tries = 0; tries < 1000 && (await evaluate(() => innerWidth)) !== width; tries++)
        await setTimeout(10);
    },
    messages: () => evaluate(() => window.messages ?? []),
    close: () => end().finally(screen.stop),
  };
}

/**
 * The pointer of a new screen stands in its middle, and without a window manager the window under the pointer has
 * the focus: so the screen is small, and every window of the tests covers its middle.
 */
async function startScreen() {
  const args = ["-displayfd", "3", "-screen", "0", "640x480x24", "-nolisten", "tcp"];
  const child = spawn(programPath("screen"), args, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const stop = () => child.kill();
  process.once("exit", stop);
  const [display] = await once(child.stdio[3] as Readable, "data");
  return { display: `:${String(display).trim()}`, stop };
}

/** A window without a toolbar, which alone can be as narrow as a phone: the page is as large as the window. */
async function toBareWindow(command: Command, evaluate: Engine["evaluate"]) {
  const first = await command<string>("GET", "/window");
  await evaluate(() => void open("about:blank", "_blank", "popup"));
  const handles = await command<string[]>("GET", "/window/handles");
  await command("POST", "/window", { handle: handles.find((handle) => handle !== first) });
}

/** WebDriver tells no console messages, so the page keeps them itself: from its load on, before React comes. */
function keepMessages() {
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
