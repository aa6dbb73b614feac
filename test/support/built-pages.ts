import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse } from "parse5";
import { expect } from "vitest";
import { site } from "../../app/content/site.ts";
import { defaultLanguage, isLanguage } from "../../app/domain/languages.ts";
import { splitPath } from "../../app/paths.ts";
import { attribute, childrenOf, type Element, elements } from "../../scripts/read-html.ts";
import { textOf } from "./page-text.ts";

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
  const [html, head, body] = elements(parse(markup), "html", "head", "body") as [Element, Element, Element];
  return {
    name,
    language,
    markup,
    html,
    head,
    body,
    links: elements(body, "a"),
    text: textOf(body),
    structuredData: structuredData(head),
    /** The values of all tags with a name, so that duplicates are found. */
    metas: (name: string) =>
      elements(head, "meta")
        .filter((tag) => [attribute(tag, "name"), attribute(tag, "property")].includes(name))
        .map((tag) => attribute(tag, "content")),
    headLinks: (rel: string) =>
      elements(head, "link")
        .filter((link) => attribute(link, "rel") === rel)
        .map((link) => attribute(link, "href")),
  };
}

export function expectNoFaults(pages: BuiltPage[], faultsOf: (page: BuiltPage) => unknown[]): void {
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
  return elements(head, "script")
    .filter((script) => attribute(script, "type") === "application/ld+json")
    .flatMap((script) => childrenOf(script))
    .flatMap((text) => JSON.parse("value" in text ? text.value : "")["@graph"]);
}

/** Width and height in pixels, in the format of a manifest; `undefined` if the data is not a PNG. */
export function pngSize(data: Buffer): string | undefined {
  const isPng = data.length > 24 && data.subarray(1, 4).toString() === "PNG";
  return isPng ? `${data.readUInt32BE(16)}x${data.readUInt32BE(20)}` : undefined;
}
