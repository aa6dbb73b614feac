import { expect, test } from "vitest";
import { placeholderContacts } from "../content-model/contacts.ts";
import { site } from "../content-model/contents.server.ts";
import { buildHeadTags } from "./head.server.ts";
import { listPaths } from "./known-paths.server.ts";
import { getPageMetadata } from "./page-metadata.server.ts";
import { buildStructuredData } from "./structured-data.server.ts";

test("A long title omits the brand, so that it is not cut", () => {
  const title = "A title so long that the brand would not fit beside it in a search result".slice(0, 70);
  expect(
    buildHeadTags({ pathname: "/en/ux", language: "en", meta: { title, description: site.brand } }),
  ).toContainEqual({
    title,
  });
});

test("Structured data names no account and no phone that is still a placeholder", () => {
  const graphs = listPaths().map((pathname) =>
    JSON.stringify(buildStructuredData(getPageMetadata(pathname))),
  );
  const named = Object.values(placeholderContacts).filter((value) =>
    graphs.some((graph) => graph.includes(value)),
  );
  expect(named).toEqual([]);
});
