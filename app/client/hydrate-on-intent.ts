/**
 * Loads React at the first touch, and not before: until a visitor points (with a finger, too), types or focuses, the
 * page is HTML. `scripts/finish-documents.ts` has left the addresses of the page's scripts in the document; they are
 * asked for all at once, because each would otherwise wait for the one that imports it.
 */
const signs = ["pointermove", "pointerdown", "keydown", "focusin"];

const start = () => {
  for (const sign of signs) removeEventListener(sign, start);
  const { scripts = "" } = (document.querySelector("#page-data") as HTMLElement).dataset;
  // Offline, or a deployment took the files away: every link still loads the next page by itself.
  for (const url of scripts.split(" ")) import(url).catch(() => {});
};

for (const sign of signs) addEventListener(sign, start);
