import { existsSync } from "node:fs";
import { index, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { errorFolder } from "./error-pages.ts";
import { type PageKind, pageKinds, rowOf } from "./page-table.ts";
import { pathBelow } from "./paths.ts";
import { siteFiles } from "./site-files.ts";

/** The pages are those of `page-table.ts`. For any other URL, see `destinationOf` in `paths.ts`. */
const routes: RouteConfigEntry[] = [
  index("pages/landing.tsx"),
  ...pageKinds.flatMap(routesOf),
  ...Object.entries(siteFiles).map(([path, file]) => route(path, file, { id: path })),
  // Not `og/*`: React Router prefers a route with three parameters to a splat.
  route("og/:first/:second?/:third?", "seo/preview-image.ts"),
  route(`${errorFolder}/:status`, "pages/error.tsx"),
];

/** One route for a kind that also shows unknown URLs, otherwise one route for each page. */
function routesOf(kind: PageKind) {
  const { path, file, pages, showsUnknown } = rowOf(kind);
  // scripts/check-sources.ts names a missing file. An error here would end `npm run dev` with a stack.
  if (!existsSync(`app/${file}`)) return [];
  const below = showsUnknown ? [path] : pages.map((parameters) => pathBelow(path, parameters));
  return below.map((path) => route(`:language/${path}`, file, { id: `${kind}/${path}` }));
}

export default routes;
