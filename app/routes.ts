import { existsSync } from "node:fs";
import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { errorFolder } from "./error-pages.ts";
import { type PageKind, pageKinds, rowOf } from "./page-table.ts";
import { pathBelow } from "./paths.ts";

/** The pages are those of `page-table.ts`. What an address shows that is none of them: `destinationOf` in `paths.ts`. */
export default [
  index("pages/landing.tsx"),
  ...pageKinds.flatMap(routesOf),
  route(`${errorFolder}/:status`, "pages/error.tsx"),
] satisfies RouteConfig;

/** One for the kind where it also shows unknown addresses, else one for each page. */
function routesOf(kind: PageKind) {
  const { path, file, pages, showsUnknown } = rowOf(kind);
  if (!existsSync(`app/${file}`)) throw new Error(`app/page-table.ts: ${kind}: app/${file} does not exist`);
  const below = showsUnknown ? [path] : pages.map((parameters) => pathBelow(path, parameters));
  return below.map((path) => route(`:language/${path}`, file, { id: `${kind}/${path}` }));
}
