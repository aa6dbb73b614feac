/** The pages that the tests visit, and the sizes of their windows. */

import { listUnknownPaths } from "../../app/paths.ts";
import { listPaths } from "../../app/seo/known-paths.server.ts";

const known = [
  { kind: "the landing", path: "/" },
  { kind: "a home page", path: "/es" },
  { kind: "a service page", path: "/en/ui" },
  { kind: "the quote page", path: "/es/quote" },
  { kind: "a category page", path: "/es/development" },
  { kind: "a detailed page", path: "/en/legal/ip" },
];
/** An owner may have removed some of the known pages. */
export const examplePages = [
  ...known.filter(({ path }) => listPaths().includes(path)),
  { kind: "the not-found page", path: "/es/cocina" },
  { kind: "the fallback", path: "/en/design/pottery" },
];

export const pathOfEachKind = examplePages.map(({ path }) => path);

export const errorScreen = "the error screen";
/** One path of each kind, and the error screen, which has no URL. */
export const pagesOfEachKind = [...pathOfEachKind, errorScreen];
export const everyPage = [...listPaths(), ...listUnknownPaths()];

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };
export const onPhone = { viewport: phone, hasTouch: true, isMobile: true };
