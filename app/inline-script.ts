/**
 * The only script that runs while a page loads. The build writes it into each document, so it stays under 1 kB. The
 * rest of the interaction is React, whose files this script requests at the visitor's first interaction:
 * docs/decisions/static-first.md
 */

/** The bar grows more opaque past this many CSS pixels of scroll: docs/behaviour.md#constants */
const scrolledThreshold = 20;

const { documentElement: root, head } = document;

// Browsers fire this event also when they restore a scroll position.
addEventListener("scroll", () => root.toggleAttribute("data-scrolled", scrollY > scrolledThreshold));

/** What the visitor did before React was there, to be repeated once it is. Fields: use-early-input.ts */
let early: Event[] | undefined = [];

function keep(event: Event): void {
  const { type, detail, key } = event as UIEvent & { key?: string };
  const target = event.target as Element;
  // A double click follows a link once. Where the link opens a tab, the second click would open another; and a page
  // that was prerendered is shown so quickly that the second click would follow whatever is under the pointer then.
  if (detail > 1 && target.closest("a")) event.preventDefault();
  const isForReact =
    type === "click" ? target.closest("button:not([popovertarget],[commandfor])") : !key || key === "Escape";
  if (isForReact) early?.push(event);
}

for (const type of ["click", "keydown"]) addEventListener(type, keep, true);
// A page that the browser keeps for Back must not come back with a panel open.
addEventListener("pagehide", () => {
  for (const panel of document.querySelectorAll<HTMLDetailsElement>("[name=panel]")) panel.open = false;
  document.querySelector<HTMLElement>(":popover-open")?.hidePopover();
});
addEventListener("hydrated", () => {
  const events = early ?? [];
  early = undefined;
  // React itself handles the event that has made it hydrate at once, and which is still under way.
  for (const event of events)
    if (!event.eventPhase)
      (event.target as Element).dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
});

let isRequested = false;

/** Requests React, by the list of files that scripts/finish-documents.ts makes of React Router's own start script. */
async function hydrate(): Promise<void> {
  const list = document.querySelector("[type$='/json']")?.textContent;
  if (isRequested || !list) return;
  isRequested = true;
  const files: string[] = JSON.parse(list);
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

for (const type of ["pointerdown", "keydown", "focusin"]) addEventListener(type, hydrate, true);

function afterLoad(): void {
  if (root.dataset.hydrate || early?.length) hydrate();
  // The theme is always dark: docs/behaviour.md#theme. Private modes may refuse to store it.
  try {
    localStorage.theme = "dark";
  } catch {}
}

// Storing waits for the disk, so it comes after the first paint. In development this script itself comes after the load.
if (import.meta.env.DEV) afterLoad();
else addEventListener("load", afterLoad);

export {};
