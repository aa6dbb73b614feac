import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { categoryPageKeys } from "./paths.ts";

/** The whole site. `paths.ts` says which addresses exist; what does not exist is answered by `destinationOf`. */
export default [
  index("pages/landing.tsx"),
  route(":language", "pages/home.tsx"),
  route(":language/:service", "pages/service.tsx"),
  ...categoryPageKeys.map((key) =>
    route(`:language/${key}`, "pages/category.tsx", { id: `category/${key}` }),
  ),
  route(":language/:category/:detail", "pages/detail.tsx"),
  route("*", "pages/unknown-route.tsx"),
] satisfies RouteConfig;
