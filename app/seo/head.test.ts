import type { MetaDescriptor } from "react-router";
import { describe, expect, test } from "vitest";
import { site } from "../content/site.ts";
import { knownPaths, languages, segmentsOf, unknownPaths } from "../paths.ts";
import { headTags } from "./head.ts";
import { pageFacts } from "./page-facts.server.ts";
import { previewImagePath } from "./preview-image-path.ts";

type Tag = Record<string, string>;
const tagsOf = (pathname: string) => headTags(pageFacts(pathname)) as Tag[];
const titleOf = (tags: Tag[]) => tags.find((tag) => "title" in tag)?.title;
const named = (tags: Tag[], name: string) =>
  tags.filter((tag) => tag.name === name || tag.property === name).map((tag) => tag.content);
const linked = (tags: Tag[], rel: string) => tags.filter((tag) => tag.rel === rel);
const alternatesIn = (tags: Tag[]) =>
  Object.fromEntries(linked(tags, "alternate").map((tag) => [tag.hrefLang, tag.href]));

describe.each(knownPaths())("%s in search results and chats", (pathname) => {
  const tags = tagsOf(pathname);

  test("has a title and a description that are shown whole", () => {
    expect(titleOf(tags)?.length).toBeGreaterThanOrEqual(15);
    expect(titleOf(tags)?.length).toBeLessThanOrEqual(70);
    expect(named(tags, "description")).toEqual([expect.stringMatching(/^.{60,170}$/)]);
  });

  test("stands at one public address", () => {
    expect(linked(tags, "canonical").map((tag) => tag.href)).toEqual([`${site.address}${pathname}`]);
    expect(named(tags, "og:url")).toEqual([`${site.address}${pathname}`]);
    expect(named(tags, "robots")).toEqual([]);
  });

  test("names itself in the other language, which names it back", () => {
    const alternates = alternatesIn(tags);
    expect(Object.keys(alternates)).toEqual([...languages, "x-default"]);
    expect(Object.values(alternates)).toContain(`${site.address}${pathname}`);
    for (const address of Object.values(alternates) as string[]) {
      expect(alternatesIn(tagsOf(address.slice(site.address.length)))).toEqual(alternates);
    }
  });

  test("is shared as a large picture of its own, with a title, a text and a language", () => {
    expect(named(tags, "og:image")).toEqual([`${site.address}${previewImagePath(pathname)}`]);
    expect(named(tags, "og:image:alt")[0]).toBeTruthy();
    expect(named(tags, "twitter:card")).toEqual(["summary_large_image"]);
    expect(named(tags, "og:title")).toEqual([titleOf(tags)]);
    expect(named(tags, "og:description")).toEqual(named(tags, "description"));
    expect(named(tags, "og:locale")).toEqual([segmentsOf(pathname)[0] === "es" ? "es_AR" : "en_US"]);
    expect(named(tags, "og:locale:alternate")).toEqual([
      segmentsOf(pathname)[0] === "es" ? "en_US" : "es_AR",
    ]);
  });
});

test("no two pages look alike in search results", () => {
  const all = knownPaths().map(tagsOf);
  expect(new Set(all.map(titleOf)).size).toBe(all.length);
  expect(new Set(all.flatMap((tags) => named(tags, "description"))).size).toBe(all.length);
});

test("a reader of a third language is led from a home page to the choice of language, elsewhere to English", () => {
  expect(alternatesIn(tagsOf("/es"))["x-default"]).toBe(`${site.address}/`);
  expect(alternatesIn(tagsOf("/es/legal/ip"))["x-default"]).toBe(`${site.address}/en/legal/ip`);
});

describe.each(unknownPaths())("%s, which does not exist,", (pathname) => {
  const tags = tagsOf(pathname);

  test("is kept by no search engine and claims no address", () => {
    expect(named(tags, "robots")).toEqual(["noindex"]);
    expect([...linked(tags, "canonical"), ...linked(tags, "alternate"), ...named(tags, "og:url")]).toEqual(
      [],
    );
  });

  test("offers no picture to share, and nothing else but its title, its description and the warning", () => {
    expect(named(tags, "og:image")).toEqual([]);
    expect(tags).toHaveLength(4);
  });
});

test("a long title goes without the brand rather than being cut", () => {
  const meta = { title: "A title that takes all of the fifty-five letters it has and more", description: "" };
  const tags: MetaDescriptor[] = headTags({ pathname: "/en/ux", language: "en", meta });
  expect(tags).toContainEqual({ title: meta.title });
});
