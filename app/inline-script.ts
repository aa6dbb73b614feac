/**
 * The only script that runs while a page loads. The build writes it into each document, so it stays under 1 kB. The
 * rest of the interaction is React, whose files this script requests at the visitor's first interaction:
 * docs/decisions/static-first.md
 */

/** The bar grows more opaque past this many CSS pixels of scroll: docs/behaviour.md#constants */
const scrolledThreshold = 20;

const { documentElement: root, head } = document;
const on = addEventListener;

// Browsers fire this event also when they restore a scroll position.
on("scroll", () => root.toggleAttribute("data-scrolled", scrollY > scrolledThreshold));

/** What the visitor did before React was there, to be repeated once it is. Fields: use-early-input.ts */
let early: Event[] | undefined = [];

function onInput(event: Event): void {
  const { type, detail, key, target } = event as UIEvent & { key?: string; target: Element };
  // A double click follows a link once. Where the link opens a tab, the second click would open another; and a page
  // that was prerendered is shown so quickly that the second click would follow whatever is under the pointer then.
  if (detail > 1 && target.closest("a")) event.preventDefault();
  if (type === "click" ? target.closest("button:not([popovertarget],[commandfor])") : key === "Escape")
    early?.push(event);
  hydrate();
}

for (const type of ["pointerdown", "keydown", "focusin", "click"]) on(type, onInput, true);

on("hydrated", () => {
  const events = early;
  early = undefined;
  events?.forEach((event) => {
    // React itself handles the event that has made it hydrate at once, and which is still under way.
    if (!event.eventPhase)
      (event.target as Element).dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
  });
});

// A page that the browser keeps for Back must not come back with a panel open.
on("pagehide", () => {
  document.querySelector("header [open]")?.removeAttribute("open");
  document.querySelector<HTMLElement>(":popover-open")?.hidePopover();
});

let files: string[] | undefined;

/** Requests React, by the list of files that scripts/finish-documents.ts makes of React Router's own start script. */
async function hydrate(): Promise<void> {
  const list = document.querySelector("[type$='/json']")?.textContent;
  if (files || !list) return;
  files = JSON.parse(list) as string[];
  for (const href of files)
    head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  // Offline, or where a release has come in between, the page goes on working as without JavaScript.
  try {
    // One at a time, each in a task of its own, so that the visitor's next input waits for one alone.
    for (const file of files) await import(/* @vite-ignore */ file);
  } catch (error) {
    console.warn(error);
  }
}

const afterLoad = () => {
  if (root.dataset.hydrate || early?.length) hydrate();
  // The theme is always dark: docs/behaviour.md#theme. Private modes may refuse to store it.
  try {
    localStorage.theme = "dark";
  } catch {}
};

// Storing waits for the disk, so it comes after the first paint. In development this script itself comes after the load.
if (import.meta.env.DEV) afterLoad();
else on("load", afterLoad);

export {};
