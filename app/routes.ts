import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { categoryPageKeys, specimenKeys } from "./domain/catalogue-keys.ts";
import { errorFolder } from "./error-pages.ts";

/** Every page of the site. Which addresses exist, and what the others show: `destinationOf` in `paths.ts`. */
export default [
  index("pages/landing.tsx"),
  route(":language", "pages/home.tsx"),
  // A service with a specimen has a page of its own, so that no other page carries the specimen's styles.
  ...specimenKeys.map((key) => route(`:language/${key}`, `pages/services/${key}.tsx`)),
  route(":language/:service", "pages/service.tsx"),
  ...categoryPageKeys.map((key) =>
    route(`:language/${key}`, "pages/category.tsx", { id: `category/${key}` }),
  ),
  route(":language/:category/:detail", "pages/detail.tsx"),
  route(`${errorFolder}/:status`, "pages/error.tsx"),
] satisfies RouteConfig;
