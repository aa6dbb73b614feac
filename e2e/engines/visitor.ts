/** What a visitor does and sees, put together from an engine's mouse, keyboard and eyes. */
import { expect, vi } from "vitest";
import type { Engine } from "./engine.ts";

/** A control as a person would ask for it. */
export interface Control {
  role: "link" | "button";
  name: string;
  /** The part of the page that it stands in, as a selector. */
  within: string;
}

export const inBar = (role: Control["role"], name: string): Control => ({ role, name, within: "header" });
export const inPage = (role: Control["role"], name: string): Control => ({ role, name, within: "main" });

export const wide = [1440, 900] as const;
export const phone = [390, 844] as const;

/** Moves the mouse onto a control, once it can be seen and nothing covers it. */
export async function hover(engine: Engine, control: Control) {
  const { x, y } = await vi.waitFor(async () => {
    const place = await engine.evaluate(placeOf, control);
    if (!place) throw new Error(`There is no ${control.role} "${control.name}" to be seen`);
    return place;
  }, 10_000);
  await engine.moveMouse(x, y);
}

export async function click(engine: Engine, control: Control) {
  await hover(engine, control);
  await engine.clickMouse();
}

/** Whether a control can be seen and clicked; it is brought into the window first. */
export async function sees(engine: Engine, control: Control): Promise<boolean> {
  return Boolean(await engine.evaluate(placeOf, control));
}

/** Waits for something in the page to be as it should. */
export function expectSoon<Given extends unknown[], Result>(
  engine: Engine,
  script: (...given: Given) => Result,
  ...given: Given
) {
  // Between two pages there is nothing to ask.
  return expect.poll(() => engine.evaluate(script, ...given).catch(String), {
    timeout: 10_000,
    interval: 30,
  });
}

/** Where the visitor is, after however many loads and redirects. */
export const expectAddress = (engine: Engine) => expectSoon(engine, () => location.pathname);

/** Rests the mouse beside everything. */
export async function moveMouseAway(engine: Engine) {
  const [x, y] = await engine.evaluate(() => [innerWidth - 2, Math.round(innerHeight * 0.6)] as const);
  await engine.moveMouse(x, y);
}

/** Gives the sign at which React comes, and waits until it has taken over the page's main part. */
export async function hydrate(engine: Engine) {
  await moveMouseAway(engine);
  await engine.moveMouse(1, 200);
  await expectSoon(engine, isHydrated).toBe(true);
  await engine.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))));
}

export function isHydrated(): boolean {
  const main = document.querySelector("main") ?? document.body;
  return Object.keys(main).some((key) => key.startsWith("__reactProps"));
}

/** Waits for whatever moves, apart from what moves with the scroll. */
export function rest(engine: Engine) {
  return engine.evaluate(async () => {
    const moving = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}

/** The middle of a control in the window, or null where it is not there, not visible or covered. */
function placeOf({ role, name, within }: Control): { x: number; y: number } | null {
  const kind = { link: "a[href]", button: ":is(button, summary)" }[role];
  const nameOf = (control: HTMLElement) => {
    const said = control.cloneNode(true) as HTMLElement;
    for (const silent of said.querySelectorAll("[aria-hidden=true]")) silent.remove();
    return (control.ariaLabel ?? said.textContent).trim();
  };
  const control = [...document.querySelectorAll<HTMLElement>(`${within} ${kind}`)].find(
    (candidate) =>
      nameOf(candidate) === name &&
      candidate.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  if (!control) return null;
  const isInside = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= innerHeight;
  if (!isInside(control.getBoundingClientRect()))
    control.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = control.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return control.contains(document.elementFromPoint(x, y)) ? { x, y } : null;
}
