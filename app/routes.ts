import { existsSync, globSync } from "node:fs";
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

for (const file of globSync("app/pages/[a-z]*.tsx"))
  if (!JSON.stringify(routes).includes(file.replace("app/", "")))
    throw new Error(`${file} is not the file of any row in app/page-table.ts`);

/** One route for a kind that also shows unknown URLs, otherwise one route for each page. */
function routesOf(kind: PageKind) {
  const { path, file, pages, showsUnknown } = rowOf(kind);
  if (!existsSync(`app/${file}`)) throw new Error(`app/page-table.ts: ${kind}: app/${file} does not exist`);
  const below = showsUnknown ? [path] : pages.map((parameters) => pathBelow(path, parameters));
  return below.map((path) => route(`:language/${path}`, file, { id: `${kind}/${path}` }));
}

export default routes;
