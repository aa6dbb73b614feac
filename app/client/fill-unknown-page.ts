/**
 * The pages for unknown addresses are rendered once, under stand-ins. This puts the address's own segments where
 * React will expect them, as text and as encoded parts of addresses, so that React finds the page as it would
 * have rendered it.
 */

import { isLongTitle } from "../domain/long-title.ts";
import { parentPath, placeholder, segmentsOf, switcherPath, unknownDetailTitle } from "../paths.ts";

const { pathname } = location;
const all = <Kind extends Element>(selector: string) => document.querySelectorAll<Kind>(selector);

for (const link of all<HTMLAnchorElement>("header a[hreflang]"))
  link.setAttribute("href", switcherPath(pathname, link.hreflang as "en" | "es"));

const [, category, detail] = segmentsOf(pathname);
if (category && detail) {
  const name = unknownDetailTitle(pathname);
  const replaced = placeholder.detail[document.documentElement.lang as "en" | "es"];
  document.title = document.title.replace(replaced, () => name);
  for (const text of all("h1, main nav [aria-current]")) text.textContent = name;
  if (isLongTitle(name)) document.querySelector("h1")?.setAttribute("data-long", "true");
  for (const link of all(`main a[href$="/${placeholder.category}"]`))
    link.setAttribute("href", parentPath(pathname));
  for (const link of all(`main a[href*="${replaced}"]`)) {
    const href = link.getAttribute("href") ?? "";
    link.setAttribute(
      "href",
      href.replace(replaced, () => encodeURIComponent(name)),
    );
  }
}
