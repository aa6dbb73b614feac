/** What a visitor does and sees, put together from an engine's mouse, keyboard and window. */
import { afterAll, beforeAll, expect, inject, vi } from "vitest";
import { hasTakenOver } from "../support/visitor.ts";
import type { Engine, EngineKind, EngineOptions, Key } from "./engine.ts";
import { chromium, firefox } from "./puppeteer-engine.ts";
import { webkit } from "./webkit-engine.ts";

export const engines = [chromium, firefox, webkit];

/** A control as a person would ask for it. */
export interface Control {
  role: "link" | "button";
  /** What it is called, or how that begins. */
  name: string;
  /** The part of the page that it stands in, as a selector. */
  within: string;
}

export const inBar = (role: Control["role"], name: string): Control => ({ role, name, within: "header" });
export const inPage = (role: Control["role"], name: string): Control => ({ role, name, within: "main" });

export const wide = [1440, 900] as const;
export const phone = [390, 844] as const;

/** A visitor whose browser opens before the tests around this call, and closes after them. */
export function visitorIn(kind: EngineKind, options: EngineOptions = { runsScripts: true }): Visitor {
  let engine: Engine | undefined;
  beforeAll(async () => {
    engine = await kind.start(options);
  });
  afterAll(() => engine?.close());
  return new Visitor(() => {
    if (!engine) throw new Error(`${kind.name} has not been started`);
    return engine;
  });
}

export class Visitor {
  readonly #engine: () => Engine;

  constructor(engine: () => Engine) {
    this.#engine = engine;
  }

  open(path: string) {
    return this.#engine().open(inject("origin") + path);
  }

  back() {
    return this.#engine().back();
  }

  forward() {
    return this.#engine().forward();
  }

  setSize([width, height]: readonly [number, number]) {
    return this.#engine().setSize(width, height);
  }

  press(key: Key) {
    return this.#engine().press(key);
  }

  /** Presses Tab until the control of this name has the focus. */
  async tabTo(name: string) {
    for (let presses = 0; presses < 20; presses++) {
      await this.press("Tab");
      if ((await this.ask(nameOfFocused)) === name) return;
    }
    throw new Error(`Tab never reaches "${name}"`);
  }

  /** Moves the mouse onto a control, once it can be seen and nothing covers it. */
  async hover(control: Control) {
    const { x, y } = await vi.waitFor(async () => {
      const place = await this.ask(placeOf, control);
      if (!place) throw new Error(`There is no ${control.role} "${control.name}" to be seen`);
      return place;
    }, 30_000);
    await this.#engine().moveMouse(x, y);
  }

  async click(control: Control) {
    await this.hover(control);
    await this.#engine().clickMouse();
  }

  /** Rests the mouse beside everything. */
  async moveMouseAway() {
    const [x, y] = await this.ask(() => [innerWidth - 2, Math.round(innerHeight * 0.6)] as const);
    await this.#engine().moveMouse(x, y);
  }

  async clickBesideEverything() {
    await this.moveMouseAway();
    await this.#engine().clickMouse();
  }

  /** Gives the sign at which React comes, and waits until it has taken over. */
  async hydrate() {
    await this.moveMouseAway();
    await this.#engine().moveMouse(1, 200);
    // Where it never does, the console mostly says why.
    await expect.poll(async () => (await this.ask(hasTakenOver)) || (await this.messages())).toBe(true);
    // What React has to complain about comes right after.
    await this.ask(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))));
  }

  /** Waits for whatever moves, apart from what moves with the scroll. */
  waitForRest() {
    return this.ask(async () => {
      const moving = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
      await Promise.allSettled(moving.map(({ finished }) => finished));
    });
  }

  /** Asks the page something; see `Engine.evaluate`. */
  ask<Given extends unknown[], Result>(
    script: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ): Promise<Result> {
    return this.#engine().evaluate(script, ...given);
  }

  /** Waits for the page's answer to be as it should. */
  expectSoon<Given extends unknown[], Result>(script: (...given: Given) => Result, ...given: Given) {
    // Between two pages there is nothing to ask.
    return expect.poll(() => this.ask(script, ...given).catch(String));
  }

  /** Where the visitor is, after however many loads and redirects. */
  expectAddress() {
    return this.expectSoon(() => (document.readyState === "complete" ? location.pathname : "on the way"));
  }

  /** Whether a control can be seen and clicked; it is brought into the window first. */
  async sees(control: Control): Promise<boolean> {
    return Boolean(await this.ask(placeOf, control));
  }

  async expectToSee(control: Control) {
    await expect.poll(() => this.sees(control)).toBe(true);
  }

  async expectNotToSee(control: Control) {
    await expect.poll(() => this.sees(control)).toBe(false);
  }

  /** What the console has been told since the page was opened. */
  messages() {
    return this.#engine().messages();
  }
}

/** The name of what has the focus. */
export function nameOfFocused() {
  const { ariaLabel, textContent } = document.activeElement ?? document.body;
  return (ariaLabel ?? textContent)?.trim();
}

/** The heading of the page, where a client navigation has put the focus on it. */
export function focusedHeading() {
  return document.querySelector("h1:focus")?.textContent.replace(/\s+/g, " ");
}

export function heading() {
  return document.querySelector("h1")?.textContent.replace(/\s+/g, " ");
}

/** The middle of a control in the window, or null where it is not there, not visible or covered. */
function placeOf({ role, name, within }: Control): { x: number; y: number } | null {
  const kind = { link: "a[href]", button: ":is(button, summary)" }[role];
  const nameOf = (control: HTMLElement) => {
    const said = control.cloneNode(true) as HTMLElement;
    for (const silent of said.querySelectorAll("[aria-hidden=true]")) silent.remove();
    // Small words are tied to the next by a space that does not break.
    return (control.ariaLabel ?? said.textContent).trim().replace(/\s+/g, " ");
  };
  const seen = [...document.querySelectorAll<HTMLElement>(`${within} ${kind}`)].filter((candidate) =>
    candidate.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  const control =
    seen.find((candidate) => nameOf(candidate) === name) ??
    seen.find((candidate) => nameOf(candidate).startsWith(`${name} `));
  if (!control) return null;
  const isInside = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= innerHeight;
  if (!isInside(control.getBoundingClientRect()))
    control.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = control.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return control.contains(document.elementFromPoint(x, y)) ? { x, y } : null;
}
