import { expect, test } from "vitest";
import { site } from "../content/site.ts";
import { defaultLanguage, languages } from "../domain/languages.ts";
import { placeholderContacts } from "../domain/placeholder-contacts.ts";
import { paths } from "../paths.ts";
import { headTags } from "./head.ts";
import { knownPaths } from "./known-paths.server.ts";
import { pageMetadata } from "./page-metadata.server.ts";
import { previewImagePath } from "./preview-image-path.ts";
import { structuredData } from "./structured-data.ts";
import { absoluteUrl } from "./urls.ts";

type Tag = Record<string, string>;
const tagsOf = (pathname: string) => headTags(pageMetadata(pathname)) as Tag[];
const titleOf = (tags: Tag[]) => tags.find((tag) => "title" in tag)?.title ?? "";
const valuesOf = (tags: Tag[], name: string) =>
  tags.filter((tag) => tag.name === name || tag.property === name).map((tag) => tag.content);
const alternatesIn = (tags: Tag[]) =>
  Object.fromEntries(
    tags.filter(({ rel }) => rel === "alternate").map((tag) => [tag.hrefLang, tag.href ?? ""]),
  );

const breaking = (pathnames: string[], isKept: (tags: Tag[], pathname: string) => boolean) =>
  pathnames.filter((pathname) => !isKept(tagsOf(pathname), pathname));

test("search results show each title in full, and no two pages share one", () => {
  expect(breaking(knownPaths(), (tags) => titleOf(tags).length >= 15 && titleOf(tags).length <= 70)).toEqual(
    [],
  );
  const byTitle = Object.groupBy(knownPaths(), (pathname) => titleOf(tagsOf(pathname)));
  expect(Object.entries(byTitle).filter(([, pathnames = []]) => pathnames.length > 1)).toEqual([]);
});

test("the alternates of a page name it and each other", () => {
  expect(
    breaking(knownPaths(), (tags, pathname) => {
      const alternates = alternatesIn(tags);
      const others = Object.values<string>(alternates).map((href) =>
        alternatesIn(tagsOf(new URL(href).pathname)),
      );
      return (
        Object.keys(alternates).join() === [...languages, "x-default"].join() &&
        Object.values(alternates).includes(absoluteUrl(pathname)) &&
        others.every((other) => JSON.stringify(other) === JSON.stringify(alternates))
      );
    }),
  ).toEqual([]);
});

test("a page is shared as a large card with its own title, description and preview image", () => {
  expect(
    breaking(
      knownPaths(),
      (tags, pathname) =>
        valuesOf(tags, "og:image").join() === absoluteUrl(previewImagePath(pathname)) &&
        valuesOf(tags, "og:image:alt").join() !== "" &&
        valuesOf(tags, "twitter:card").join() === "summary_large_image" &&
        valuesOf(tags, "og:title").join() === titleOf(tags) &&
        valuesOf(tags, "og:description").join() === valuesOf(tags, "description").join(),
    ),
  ).toEqual([]);
});

test("x-default leads from a home page to the landing, and from other pages to the default language", () => {
  const [language] = languages.filter((code) => code !== defaultLanguage);
  expect(alternatesIn(tagsOf(`/${language}`))["x-default"]).toBe(absoluteUrl(paths.landing()));
  expect(alternatesIn(tagsOf(`/${language}/ux`))["x-default"]).toBe(absoluteUrl(`/${defaultLanguage}/ux`));
});

test("a long title omits the brand, so that it is not cut", () => {
  const title = "A title so long that the brand would not fit beside it in a search result".slice(0, 70);
  expect(
    headTags({ pathname: "/en/ux", language: "en", meta: { title, description: site.brand } }),
  ).toContainEqual({
    title,
  });
});

test("structured data names no account and no phone that is still a placeholder", () => {
  const graphs = knownPaths().map((pathname) => JSON.stringify(structuredData(pageMetadata(pathname))));
  const named = Object.values(placeholderContacts).filter((value) =>
    graphs.some((graph) => graph.includes(value)),
  );
  expect(named).toEqual([]);
});
