/**
 * Nothing stands between a visitor and the words: they are painted in the fallback faces, and what that does not
 * need, the fonts and the manifest, is asked for after it (docs/decisions/first-paint.md). The attributes
 * are the script's own: where no script runs, everything is asked for at once.
 */
import { root } from "./root.ts";

const manifest = document.querySelector("[rel=manifest]") as HTMLLinkElement;
const goOn = () => {
  root.removeAttribute("data-blank");
  manifest.rel = "manifest";
};

root.toggleAttribute("data-blank");
manifest.rel = "";
new PerformanceObserver(goOn).observe({ type: "paint" });
// Browsers that hide their timings from fingerprinting report no paint.
setTimeout(goOn, 1000);
