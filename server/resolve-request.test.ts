import fc from "fast-check";
import { expect, test } from "vitest";
import { resolveRequest } from "./resolve-request.ts";

/** URLs that combine the site's own words with everything else that a request line can contain. */
const segment = fc.oneof(
  fc.constantFrom("", ..."en es EN about contact design ux legal assets . .. a.js".split(" ")),
  fc.constantFrom("__proto__", "%2e%2e", "%00", "%", "%2F", "\\evil.example", "a.", ".env", "-service-"),
  fc.string({ unit: "grapheme-ascii" }).map((text) => text.replace(/[?#\s]/g, "")),
);
/** Often below a language's home and with a trailing slash, because such URLs are redirected. */
const address = fc
  .tuple(fc.constantFrom("", "/en", "/es"), fc.array(segment, { maxLength: 6 }), fc.constantFrom("", "/"))
  .map(([home, segments, slash]) => `${home}/${segments.join("/")}${slash}`);

test("no request is redirected to another site", () => {
  fc.assert(
    fc.property(address, (path) => {
      const resolved = resolveRequest("GET", path, "?q=//evil.example");
      const location = "headers" in resolved && resolved.headers.Location;
      if (!location) return;
      expect(location).toMatch(/^\/(?![/\\])/);
      expect(new URL(location, "https://this.example").origin).toBe("https://this.example");
    }),
    { numRuns: 1000, seed: 15 },
  );
});
