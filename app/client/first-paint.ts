/**
 * Nothing stands between a visitor and the words: they are painted in the fallback faces, the fonts are asked for
 * after that, and the manifest, which is only needed by who installs the site, a second later
 * (docs/decisions/first-paint.md). The attributes are the script's own: where no script runs, everything is asked
 * for at once.
 */
import { root } from "./root.ts";

const manifest = document.querySelector("[rel=manifest]") as HTMLLinkElement;
const askForFonts = () => root.removeAttribute("data-blank");

root.toggleAttribute("data-blank");
manifest.rel = "";
// The ground alone may be painted before the words.
new PerformanceObserver((paints) => {
  if (paints.getEntriesByName("first-contentful-paint")[0]) askForFonts();
}).observe({ type: "paint" });
setTimeout(() => {
  // Browsers that hide their timings from fingerprinting report no paint.
  askForFonts();
  manifest.rel = "manifest";
}, 1000);
