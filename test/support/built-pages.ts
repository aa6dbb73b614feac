/** Reads every document of the build, for the tests that ask what its HTML alone says. */
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse } from "parse5";
import { site } from "../../app/content/site.ts";
import { defaultLanguage, isLanguage, type Language, segmentsOf } from "../../app/paths.ts";
import { attribute, childrenOf, type Element, elements, textOf } from "../../scripts/read-html.ts";

export interface BuiltPage {
  /** Its path; for a document of unknown addresses, its file. */
  name: string;
  language: Language;
  markup: string;
  html: Element;
  head: Element;
  body: Element;
  links: Element[];
  /** All words of the body. */
  text: string;
}

const build = join(import.meta.dirname, "../../build");

/** Known pages by path; they are found on the disk, so that a page which the content gains is found too. */
export const builtPages = globSync("client/**/index.html", { cwd: build })
  .map((file) => readPage(file, `/${dirname(file).split("/").slice(1).join("/")}`))
  .sort((one, other) => (one.name < other.name ? -1 : 1));

/** The documents that hosts send for addresses which nobody knows. */
export const unknownPages = globSync("unknown/**/*.html", { cwd: build }).map((file) =>
  readPage(file, file.slice("unknown".length)),
);

export const allPages = [...builtPages, ...unknownPages];

function readPage(file: string, name: string): BuiltPage {
  const markup = readFileSync(join(build, file), "utf8");
  const [first] = segmentsOf(name);
  const language = isLanguage(first) ? first : defaultLanguage;
  const [html, head, body] = elements(parse(markup), "html", "head", "body") as [Element, Element, Element];
  return { name, language, markup, html, head, body, links: elements(body, "a"), text: textOf(body) };
}

/** The place on the disk of what stands at a path of the site. */
export function publicFile(path: string): string {
  return join(build, "client", path);
}

/** The path of an address of the site; none for any other. */
export function pathOf(address: string): string | undefined {
  return address.startsWith(`${site.address}/`) ? address.slice(site.address.length) : undefined;
}

export function titleOf(page: BuiltPage): string {
  return elements(page.head, "title").map(textOf).join();
}

/** The values of all tags of one name, so that a second one is seen too. */
export function metas(page: BuiltPage, name: string): string[] {
  return elements(page.head, "meta")
    .filter((tag) => [attribute(tag, "name"), attribute(tag, "property")].includes(name))
    .map((tag) => attribute(tag, "content"));
}

export function headLinks(page: BuiltPage, rel: string): Element[] {
  return elements(page.head, "link").filter((link) => attribute(link, "rel") === rel);
}

/** Addresses of the page in each language, by language. */
export function alternates(page: BuiltPage): Record<string, string> {
  const links = headLinks(page, "alternate");
  return Object.fromEntries(links.map((link) => [attribute(link, "hreflang"), attribute(link, "href")]));
}

/** A node of the structured data. */
export type Thing = { "@type": string } & Record<string, unknown>;

export function structuredDataScripts(page: BuiltPage): Element[] {
  const scripts = elements(page.head, "script");
  return scripts.filter((script) => attribute(script, "type") === "application/ld+json");
}

/** @throws SyntaxError when there is none, or it is no JSON */
export function structuredThings(page: BuiltPage): Thing[] {
  const [script] = structuredDataScripts(page);
  const [json] = script ? childrenOf(script) : [];
  return JSON.parse(json && "value" in json ? json.value : "")["@graph"];
}

/** Width and height in pixels, as a manifest writes them; `undefined` for anything but a PNG. */
export function pngSize(data: Buffer): string | undefined {
  const isPng = data.length > 24 && data.subarray(1, 4).toString() === "PNG";
  return isPng ? `${data.readUInt32BE(16)}x${data.readUInt32BE(20)}` : undefined;
}
