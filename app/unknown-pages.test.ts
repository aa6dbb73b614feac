import { expect, test } from "vitest";
import { destinationOf } from "./paths.ts";
import { unknownDetailTitle, unknownPaths } from "./unknown-pages.ts";

test("the pages for unknown addresses stand under names that no page has", () => {
  const kinds = new Set(unknownPaths().map((path) => destinationOf(path).kind));
  expect([...kinds]).toEqual(["unknown-service", "unknown-detail"]);
});

test.each([
  ["/es/design/dise%C3%B1o%20de%20logo", "diseño de logo"],
  ["/en/design/%3Cscript%3E", "<script>"],
  ["/en/design/%2525", "%25"],
  ["/en/design/%E0%A4%A", "%E0%A4%A"],
])("the title of the unknown detail %s is %s", (pathname, title) => {
  expect(unknownDetailTitle(pathname)).toBe(title);
});
