/**
 * The only script that runs while a page loads. The build inlines it into each document, so it stays under 1 kB. React
 * does the rest; this script requests React's files at the visitor's first interaction: docs/decisions/static-first.md
 */

/** The bar becomes more opaque after this many CSS pixels of scroll: docs/behaviour.md#constants */
const scrolledThreshold = 20;

const { documentElement: root, head } = document;
const on = addEventListener;

// Browsers also fire this event when they restore a scroll position.
on("scroll", () => root.toggleAttribute("data-scrolled", scrollY > scrolledThreshold));

/** The visitor's events before React runs, to be replayed once it does. For form fields: use-early-input.ts */
let early: Event[] | undefined = [];
let hasReactRendered = false;

function onInput(event: Event): void {
  const { type, detail, key, target } = event as UIEvent & { key?: string; target: Element };
  // Only the first click of a double click follows a link. If the link opens a tab, the second click would open another
  // one. A prerendered page appears so quickly that the second click would activate what is under the pointer there.
  if (detail > 1 && target.closest("a")) event.preventDefault();
  const isForReact =
    type === "click"
      ? !hasReactRendered && target.closest("button:not([popovertarget],[commandfor])")
      : key === "Escape";
  if (isForReact) early?.push(event);
  hydrate();
}

for (const type of ["pointerdown", "keydown", "focusin", "click"]) on(type, onInput, true);

// From here on React handles clicks itself, including a click that is still being dispatched. Listeners that effects
// add, as for Escape, follow with the event "hydrated".
on("rendered", () => {
  hasReactRendered = true;
  early = early?.filter((event) => !event.eventPhase);
});

on("hydrated", () => {
  const events = early;
  early = undefined;
  for (const event of events ?? [])
    (event.target as Element).dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
});

// A page must not have an open panel when the back/forward cache restores it.
on("pagehide", () => {
  document.querySelector("header [open]")?.removeAttribute("open");
  document.querySelector<HTMLElement>(":popover-open")?.hidePopover();
});

let files: string[] | undefined;

/** Requests React's files, from the list that scripts/finish-documents.ts creates from React Router's start script. */
async function hydrate(): Promise<void> {
  const list = document.querySelector("[type$='/json']")?.textContent;
  if (files || !list) return;
  files = JSON.parse(list) as string[];
  for (const href of files)
    head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  // Offline, or after a new release has removed the files, the page works as it does without JavaScript.
  try {
    // Each file is imported in its own task, so that the visitor's next input waits for one file only.
    for (const file of files) await import(/* @vite-ignore */ file);
  } catch (error) {
    console.warn(error);
  }
}

const afterLoad = () => {
  if (root.dataset.hydrate || early?.length) hydrate();
  // The theme is always dark: docs/behaviour.md#theme. In private browsing, storage may throw.
  try {
    localStorage.theme = "dark";
  } catch {}
};

// Storage waits for the disk, so this runs after the first paint. In development this script runs after `load`.
if (import.meta.env.DEV) afterLoad();
else on("load", afterLoad);

export {};
