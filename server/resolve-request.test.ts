import fc from "fast-check";
import { expect, test } from "vitest";
import { resolveRequest } from "./resolve-request.ts";

/** Addresses made of the site's own words and of everything else a request line can hold. */
const segment = fc.oneof(
  fc.constantFrom("", ..."en es EN about contact design ux legal assets . .. a.js".split(" ")),
  fc.constantFrom("__proto__", "%2e%2e", "%00", "%", "%2F", "\\evil.example", "a.", ".env", "-service-"),
  fc.string({ unit: "grapheme-ascii" }).map((text) => text.replace(/[?#\s]/g, "")),
);
/** Often below a language's home and with a slash at the end, because such addresses are answered with a location. */
const address = fc
  .tuple(fc.constantFrom("", "/en", "/es"), fc.array(segment, { maxLength: 6 }), fc.constantFrom("", "/"))
  .map(([home, segments, slash]) => `${home}/${segments.join("/")}${slash}`);

test("whatever is asked for, nobody is sent to another site", () => {
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
