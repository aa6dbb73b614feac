/**
 * The only script that runs while a page loads. The build inlines it into each document, so it stays under 1 kB. React
 * does the rest; this script requests React's files at the visitor's first interaction: docs/decisions/static-first.md
 */

/** The bar becomes more opaque after this many CSS pixels of scroll: docs/behaviour.md#constants */
const scrolledThreshold = 20;

import { gate } from "./styles/gate.ts";

/** Older browsers keep the plain document: docs/behaviour.md#older-browsers */
const isSupported = CSS.supports(gate);

const { documentElement: root, head } = document;
const on = addEventListener;
const find = (selector: string) => document.querySelector<HTMLElement>(selector);

// Browsers also fire this event when they restore a scroll position.
on("scroll", () => root.toggleAttribute("data-scrolled", scrollY > scrolledThreshold));

/** What React has done so far: a click needs its render, Escape also the listeners that its effects add. */
let hasRendered: boolean | undefined;
let hasHydrated: boolean | undefined;
/** The visitor's events before that, to be replayed after it. For form fields: use-early-input.ts */
const early: Event[] = [];

function onInput(event: Event): void {
  const { type, detail, key, target } = event as UIEvent & { key?: string; target: Element };
  // Only the first click of a double click follows a link. If the link opens a tab, the second click would open another
  // one. A prerendered page appears so quickly that the second click would activate what is under the pointer there.
  if (detail > 1 && target.closest("a")) event.preventDefault();
  const isLost =
    type === "click"
      ? !hasRendered && target.closest("button:not([popovertarget],[commandfor])")
      : !hasHydrated && key === "Escape";
  if (isLost) early.push(event);
  hydrate();
}

// Not in the capturing phase: a click may hydrate the page synchronously, and React has then handled it by now.
for (const type of ["pointerdown", "keydown", "focusin", "click"]) on(type, onInput);

on("rendered", () => {
  hasRendered = true;
});
on("hydrated", () => {
  hasHydrated = true;
  // A task each, so that React has rendered the state that the previous event has set.
  for (const event of early)
    setTimeout(() =>
      (event.target as Element).dispatchEvent(new (event.constructor as typeof Event)(event.type, event)),
    );
});

// A page must not have an open panel when the back/forward cache restores it.
on("pagehide", () => {
  find("header [open]")?.removeAttribute("open");
  if (isSupported) find(":popover-open")?.hidePopover();
});

let files: string[] | undefined;

/** Requests React's files, from the list that scripts/finish-documents.ts creates from React Router's start script. */
async function hydrate(): Promise<void> {
  const list = find("#scripts")?.textContent;
  if (files || !list || !isSupported) return;
  files = JSON.parse(list) as string[];
  for (const href of files)
    head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  // Offline, or after a new release has removed the files, the page works as it does without JavaScript. Styles read the
  // attribute.
  try {
    // Each file is imported in its own task, so that the visitor's next input waits for one file only.
    for (const file of files) await import(/* @vite-ignore */ file);
  } catch (error) {
    console.warn(error);
    root.dataset.failed = "";
  }
}

const afterLoad = () => {
  if (root.dataset.hydrate || early[0]) hydrate();
  // The theme is always dark: docs/behaviour.md#theme. In private browsing, storage may throw.
  try {
    localStorage.theme = "dark";
  } catch {}
};

// Storage waits for the disk, so this runs after the first paint. In development this script runs after `load`.
if (import.meta.env.DEV) afterLoad();
else on("load", afterLoad);
