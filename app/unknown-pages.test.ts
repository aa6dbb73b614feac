import { expect, test } from "vitest";
import { destinationOf } from "./paths.ts";
import { anyPlaceholder, unknownDetailTitle, unknownPaths } from "./unknown-pages.ts";

test("the pages for unknown URLs have names that no page has", () => {
  const kinds = new Set(unknownPaths().map((path) => destinationOf(path).kind));
  expect([...kinds]).toEqual(["unknown-service", "unknown-detail"]);
  expect(unknownPaths().filter((path) => !path.match(anyPlaceholder))).toEqual([]);
});

test.each([
  ["/es/design/dise%C3%B1o%20de%20logo", "diseño de logo"],
  ["/en/design/%3Cscript%3E", "<script>"],
  ["/en/design/%2525", "%25"],
  ["/en/design/%E0%A4%A", "%E0%A4%A"],
  ["/en/design/%0D%0Alogo%00", "logo"],
  // A segment without a visible character gives no title, so the segment before it does.
  ["/en/design/%20", "design"],
  ["/en/%20/%E2%80%8B", "%E2%80%8B"],
])("the title of the unknown detail %s is %s", (pathname, title) => {
  expect(unknownDetailTitle(pathname)).toBe(title);
});
