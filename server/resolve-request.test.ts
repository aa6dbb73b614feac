import fc from "fast-check";
import { matchRoutes, type RouteObject } from "react-router";
import { expect, test, vi } from "vitest";
import { pagesByPath } from "../app/paths.ts";
import routes from "../app/routes.ts";
import { hostile } from "../test/support/hostile.ts";
import { resolveRequest } from "./resolve-request.ts";

/** URLs that combine the site's own words with everything else that a request line can contain. */
const segment = fc.oneof(
  fc.constantFrom(..."en es EN about contact design ux legal assets".split(" ")),
  fc.oneof(hostile, fc.string({ unit: "grapheme-ascii" })).map((text) => text.replace(/[?#\s]/g, "")),
);
/** Often below a language's home and with a trailing slash, because such URLs are redirected. */
const address = fc
  .tuple(fc.constantFrom("", "/en", "/es"), fc.array(segment, { maxLength: 6 }), fc.constantFrom("", "/"))
  .map(([home, segments, slash]) => `${home}/${segments.join("/")}${slash}`);

test("React Router finds the route of the page that a host sends at an unknown address", () => {
  // React Router warns of segments that it cannot decode.
  vi.spyOn(console, "warn").mockImplementation(() => {});
  // The pages' own paths, in other letters and encodings.
  const spelling = fc
    .tuple(fc.constantFrom(...pagesByPath.keys()), fc.nat(), fc.constantFrom("upper", "encoded"))
    .map(([path, position, change]) => {
      const index = 4 + (position % Math.max(1, path.length - 4));
      const letter = path[index] ?? "";
      const changed =
        change === "upper" ? letter.toUpperCase() : letter && `%${letter.charCodeAt(0).toString(16)}`;
      return path.slice(0, index) + changed + path.slice(index + 1);
    });
  fc.assert(
    fc.property(fc.oneof(spelling, address), (path) => {
      const resolved = resolveRequest("GET", path, "");
      if (!("page" in resolved)) return;
      const kind = resolved.page.endsWith("/unknown-service.html") ? "service" : "detail";
      const route = matchRoutes(routes as RouteObject[], path)?.at(-1)?.route;
      expect(route, path).toMatchObject({ file: `pages/${kind}.tsx` });
    }),
    { numRuns: 2000, seed: 15 },
  );
});
