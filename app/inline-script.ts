/**
 * Runs while a page loads: does what cannot wait for React, and requests React's files when it is time. The build inlines
 * it into each document, so it stays small. docs/decisions/static-first.md
 */
import "./layout/bar-script.ts";
import { whenToStart } from "./when-to-start.ts";

/** The bar becomes more opaque after this many CSS pixels of scroll: docs/behaviour.md#constants */
const scrolledThreshold = 20;

/** Milliseconds in which a browser paints. */
const frame = 20;

const { documentElement: root, head } = document;
const on = addEventListener;
const find = (selector: string) => document.querySelector<HTMLElement>(selector);

// The theme is always dark: docs/behaviour.md#theme. In private browsing, storage may throw.
try {
  localStorage.theme = "dark";
} catch {}

// Nobody sees a page that the browser prerenders, or that opens in a background tab. Its entrance waits: motion.css
if (document.hidden) {
  root.dataset.unseen = "";
  document.addEventListener("visibilitychange", () => root.removeAttribute("data-unseen"), { once: true });
}

// Browsers also fire this event when they restore a scroll position.
on("scroll", () => root.toggleAttribute("data-scrolled", scrollY > scrolledThreshold));

// A transition that the browser skips, for example because the next page was ready first, is no error, and neither is
// a navigation that the next one aborts.
on("unhandledrejection", (event) => {
  if (event.reason?.name === "AbortError" || /^transition/i.test(event.reason?.message))
    event.preventDefault();
});

// A page that is still loading may not have the part that the drawing or the cells move to (`#arrival`,
// app/ui/ExpectArrival.tsx). Then the old ones alone would fade over the new page. Styles read `data-travelled`.
for (const type of ["pageswap", "pagereveal"] as const)
  on(type, ({ viewTransition }) => {
    if (document.readyState === "loading" && !find("#arrival")) viewTransition?.skipTransition();
    else if (viewTransition && type === "pagereveal") {
      const { pathname } = new URL(window.navigation?.activation?.from?.url ?? location.href);
      root.dataset.travelled = pathname === "/" ? "landing" : "page";
    }
  });

/** Requests React's files, from the list that scripts/finish-documents.ts creates from React Router's start script. */
async function startReact(): Promise<void> {
  // The list is at the end of the document, and the visitor may act before it has arrived.
  if (document.readyState === "loading") await new Promise((arrived) => on("DOMContentLoaded", arrived));
  // In development there is no list.
  const files = JSON.parse(find("#scripts")?.textContent ?? "[]") as string[];
  for (const href of files)
    head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  // Offline, or after a new release has removed the files, the page works as it does without JavaScript. Styles read
  // `data-failed`.
  try {
    // The browser can paint between two files, so that the visitor's next input waits for one file only.
    for (const file of files) {
      await import(/* @vite-ignore */ file);
      await new Promise((later) => setTimeout(later, frame));
    }
  } catch (error) {
    console.warn(error);
    root.dataset.failed = "";
  }
}

whenToStart.then(startReact);

// In development, where a component may be the first to need another host.
if (import.meta.env.DEV && "ReportingObserver" in window)
  new ReportingObserver(
    (reports) => {
      for (const { body } of reports) {
        const { blockedURL, effectiveDirective, originalPolicy } = body as Record<string, string>;
        const line = originalPolicy?.split("; ").find((rule) => rule.startsWith(`${effectiveDirective} `));
        console.error(
          `The policy blocks ${blockedURL}. In server/response-headers.ts, "${line}" allows hosts.`,
        );
      }
    },
    { types: ["csp-violation"], buffered: true },
  ).observe();
