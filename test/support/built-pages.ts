import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse } from "parse5";
import { expect } from "vitest";
import { site } from "../../app/content-model/contents.server.ts";
import { defaultLanguage, isLanguage } from "../../app/languages.ts";
import { splitPath } from "../../app/paths.ts";
import { type Element, findAll, getAttribute, getChildren } from "../../scripts/read-html.ts";
import { getText } from "./page-text.ts";

export type BuiltPage = ReturnType<typeof readPage>;

const build = join(import.meta.dirname, "../../build");

/** Known pages by path, read from the disk, so that pages added to the content are included. */
export const builtPages = globSync("client/**/index.html", { cwd: build })
  .map((file) => readPage(file, `/${dirname(file).split("/").slice(1).join("/")}`))
  .sort((one, other) => (one.name < other.name ? -1 : 1));

export const unlistedPages = globSync("unlisted/**/*.html", { cwd: build }).map((file) =>
  readPage(file, file.slice("unlisted".length)),
);

export const allPages = [...builtPages, ...unlistedPages];

function readPage(file: string, name: string) {
  const markup = readFileSync(join(build, file), "utf8");
  const [first] = splitPath(name);
  const language = isLanguage(first) ? first : defaultLanguage;
  const [html, head, body] = findAll(parse(markup), "html", "head", "body") as [Element, Element, Element];
  return {
    name,
    language,
    markup,
    html,
    head,
    body,
    links: findAll(body, "a"),
    text: getText(body),
    structuredData: structuredData(head),
    /** The values of all tags with a name, so that duplicates are found. */
    metas: (name: string) =>
      findAll(head, "meta")
        .filter((tag) => [getAttribute(tag, "name"), getAttribute(tag, "property")].includes(name))
        .map((tag) => getAttribute(tag, "content")),
    headLinks: (rel: string) =>
      findAll(head, "link")
        .filter((link) => getAttribute(link, "rel") === rel)
        .map((link) => getAttribute(link, "href")),
  };
}

export function expectNoFaults(pages: BuiltPage[], faultsOf: (page: BuiltPage) => unknown[]): void {
  expect(pages).not.toEqual([]);
  const found = pages.map((page) => [page.name, faultsOf(page)] as const);
  expect(Object.fromEntries(found.filter(([, faults]) => faults.length > 0))).toEqual({});
}

export const publicFile = (path: string) => join(build, "client", path);
export const readPublic = (path: string) => readFileSync(publicFile(path));
export const addressOf = (path: string) => `${site.address}${path}`;
export const pathOf = (address: string) =>
  address.startsWith(`${site.address}/`) ? address.slice(site.address.length) : undefined;

export type Thing = { "@type": string } & Record<string, unknown>;

function structuredData(head: Element): Thing[] {
  return findAll(head, "script")
    .filter((script) => getAttribute(script, "type") === "application/ld+json")
    .flatMap((script) => getChildren(script))
    .flatMap((text) => JSON.parse("value" in text ? text.value : "")["@graph"]);
}

/** Width and height in pixels, in the format of a manifest; `undefined` if the data is not a PNG. */
export function pngSize(data: Buffer): string | undefined {
  const isPng = data.length > 24 && data.subarray(1, 4).toString() === "PNG";
  return isPng ? `${data.readUInt32BE(16)}x${data.readUInt32BE(20)}` : undefined;
}
