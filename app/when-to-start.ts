import { gate } from "./styles/gate.ts";

/**
 * When React starts, on every page: once the page has loaded and the browser is idle, or at the visitor's first
 * interaction if that is sooner. A browser that saves data waits for the interaction. docs/decisions/static-first.md
 */
export const whenToStart = new Promise<void>((resolve) => {
  const start = () => resolve();
  // Older browsers keep the plain document: docs/behaviour.md#older-browsers
  if (!CSS.supports(gate)) return;
  // `click` is the only event of some assistive technology.
  for (const type of ["pointerdown", "keydown", "focusin", "click"])
    addEventListener(type, start, { once: true });
  const { connection } = navigator as Navigator & { connection?: { saveData: boolean } };
  if (connection?.saveData) return;
  // Safari has no `requestIdleCallback`. An animation may keep the browser busy for ever, hence the timeout.
  const onLoad = () =>
    "requestIdleCallback" in window ? requestIdleCallback(start, { timeout: 2000 }) : setTimeout(start, 200);
  if (document.readyState === "complete") onLoad();
  else addEventListener("load", onLoad);
});
