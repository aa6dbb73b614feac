/** The pages for unknown addresses are rendered under placeholders. This writes the address's own segments there. */

import { switcherPath } from "./bar-paths.ts";
import type { Language } from "./domain/languages.ts";
import { isLongTitle } from "./domain/long-title.ts";
import { parentPath, segmentsOf } from "./paths.ts";
import { placeholder, unknownDetailTitle } from "./unknown-pages.ts";

const { pathname } = location;
const all = <Kind extends Element>(selector: string) => document.querySelectorAll<Kind>(selector);

for (const link of all<HTMLAnchorElement>("header a[hreflang]"))
  link.setAttribute("href", switcherPath(pathname, link.hreflang as Language));

const [, category, detail] = segmentsOf(pathname);
if (category && detail) {
  const name = unknownDetailTitle(pathname);
  const replaced = placeholder.detail[document.documentElement.lang as Language];
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
