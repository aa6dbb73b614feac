/**
 * Makes each pre-rendered document whole by itself: its styles stand in it, and its scripts wait for the first touch.
 *
 * React Router renders, in this order, modulepreloads and stylesheets in the head, and in the body an inline script
 * with the router's context, one module script, and the page's data in further scripts.
 * Whatever differs from that shape is an error here, so that a new release of the framework cannot break it quietly.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { html, parse, serialize, defaultTreeAdapter as tree } from "parse5";
import { attribute, type Element, elements } from "./read-html.ts";

export interface InlineScripts {
  /** Runs in every document. */
  boot: string;
  /** Runs at the end of the documents for unknown addresses. */
  fillUnknown: string;
}

/** What of a document its HTML does not say. */
export interface DocumentFacts {
  /** It stands for addresses that nobody knows; its script fills them in. */
  isUnknown: boolean;
  /** The page's facts in the words of schema.org. */
  structuredData?: object;
}

export interface FinishedDocument {
  html: string;
  /**
   * What React needs to take over, as JSON: `[context, stream, ids of the page's routes]`. A file of its own, because
   * it says every word of the page again, and a visitor who only reads never needs it.
   */
  data: { url: string; text: string };
  /** What the security policy must allow, each as `sha256-…`. */
  scriptHashes: string[];
  styleHashes: string[];
}

/**
 * Id of the element whose data attributes tell what the first touch loads: all scripts of the page, which of them is
 * React Router's manifest, and the page's data. `app/client/hydrate-on-intent.ts` and `app/entry.client.tsx` read it.
 */
export const pageDataId = "page-data";

/**
 * Finishes one document.
 *
 * @param source the document as React Router rendered it
 * @param readAsset gives the text of a file by its address on the site
 * @throws Error when the framework's output has another shape than the one described above
 */
export function finishDocument(
  source: string,
  scripts: InlineScripts,
  { isUnknown, structuredData }: DocumentFacts,
  readAsset: (url: string) => string,
): FinishedDocument {
  const document = parse(source);
  const head = only(elements(document, "head"), "head");
  const body = only(elements(document, "body"), "body");
  if (elements(head, "script").length > 0) throw shapeError("no script in the head");

  const links = (rel: string) => elements(head, "link").filter((link) => attribute(link, "rel") === rel);
  const preloads = links("modulepreload");
  for (const link of preloads) tree.detachNode(link);
  const style = inlineStyles(head, links("stylesheet"), readAsset);
  const data = holdScripts(
    body,
    preloads.map((link) => attribute(link, "href")),
  );
  append(head, "script", scripts.boot);
  // Data for machines that read the HTML alone; React never needs it, so it never travels as the page's own data.
  if (structuredData) append(head, "script", inertJson(structuredData), { type: "application/ld+json" });
  if (isUnknown) append(body, "script", scripts.fillUnknown);

  return {
    html: serialize(document),
    data,
    scriptHashes: [scripts.boot, ...(isUnknown ? [scripts.fillUnknown] : [])].map(contentHash),
    styleHashes: [contentHash(style)],
  };
}

/**
 * The order of the layers. The build's minifier leaves it out where one file alone would give the same order, but a
 * document joins several files.
 */
const [layerOrder] = /@layer [^;{]+;/.exec(readFileSync("app/styles/index.css", "utf8")) ?? [""];

/**
 * One `<style>` with the page's styles. The links stay, disabled, because React looks for them when it takes over
 * and adds only those that the next page needs besides; a disabled link is not fetched.
 * https://html.spec.whatwg.org/multipage/links.html#link-type-stylesheet
 */
function inlineStyles(head: Element, sheets: Element[], readAsset: (url: string) => string): string {
  const [first] = sheets;
  if (!first) throw new Error("The document has no stylesheet");
  const text = layerOrder + sheets.map((sheet) => readAsset(attribute(sheet, "href"))).join("");
  if (/<\/style|@import/i.test(text)) throw new Error("A stylesheet cannot stand inside the document");
  for (const sheet of sheets) sheet.attrs.push({ name: "disabled", value: "" });
  const style = tree.createElement("style", html.NS.HTML, []);
  tree.insertText(style, text);
  tree.insertBefore(head, style, first);
  return text;
}

/** Takes the framework's scripts out; two empty elements stay, which React expects to find. */
function holdScripts(body: Element, preloaded: string[]): FinishedDocument["data"] {
  const [context, modules, ...data] = elements(body, "script");
  if (!context || !modules || data.length < 2) throw shapeError("four scripts at least");

  const contextJson = match(
    text(context),
    /^window\.__reactRouterContext = (\{.*?\});window\.__reactRouterContext\.stream = /s,
  );
  const chunk = /^window\.__reactRouterContext\.streamController\.(?:enqueue\((".*")\)|close\(\));$/s;
  const stream = data.map((script) => JSON.parse(match(text(script), chunk) || '""') as string).join("");
  const { manifest, entry, routeIds } = modulesOf(text(modules));
  if (![manifest, entry].every((url) => preloaded.includes(url)))
    throw shapeError("a preload for each module");

  for (const script of [context, modules]) {
    script.attrs = [{ name: "type", value: "text/plain" }];
    script.childNodes = [];
  }
  for (const script of data) tree.detachNode(script);
  const json = JSON.stringify([JSON.parse(contextJson), stream, routeIds]);
  const url = `/assets/page-${createHash("sha256").update(json).digest("hex").slice(0, 8)}.json`;
  modules.attrs.push(
    { name: "id", value: pageDataId },
    { name: "data-manifest", value: manifest },
    { name: "data-scripts", value: preloaded.join(" ") },
    { name: "data-page", value: url },
  );
  return { url, text: json };
}

/** Reads what the framework's module script loads. */
function modulesOf(source: string): { manifest: string; entry: string; routeIds: string[] } {
  const imported = [...source.matchAll(/^import \* as (route\d+) from "[^"]+";$/gm)].map(([, name]) => name);
  const routes = match(source, /__reactRouterRouteModules = \{(.*)\};$/m);
  const ids = [...routes.matchAll(/("[^"]+"):(route\d+)/g)];
  const hasAll = ids.length === imported.length && ids.every(([, , name]) => imported.includes(name));
  if (imported.length === 0 || !hasAll) throw shapeError("one module a route");
  return {
    manifest: match(source, /^import "([^"]+)";$/m),
    entry: match(source, /^import\("([^"]+)"\);$/m),
    routeIds: ids.map(([, id]) => JSON.parse(id as string) as string),
  };
}

function only(found: Element[], name: string): Element {
  const [element] = found;
  if (!element || found.length > 1) throw shapeError(`one <${name}>`);
  return element;
}

function text(element: Element): string {
  return element.childNodes.map((child) => ("value" in child ? child.value : "")).join("");
}

/** The first group of a pattern that must be there; a chunk without a group gives the empty string. */
function match(source: string, pattern: RegExp): string {
  const found = pattern.exec(source);
  if (!found) throw shapeError(String(pattern));
  return found[1] ?? "";
}

/** JSON that may stand in a script element: there, only `</script` and `<!--` end or change the text. */
function inertJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

function append(
  parent: Element,
  tagName: string,
  content: string,
  attributes: Record<string, string> = {},
): void {
  if (/<\/script/i.test(content)) throw new Error("A script cannot stand inside the document");
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const element = tree.createElement(tagName, html.NS.HTML, attrs);
  tree.insertText(element, content);
  tree.appendChild(parent, element);
}

function contentHash(content: string): string {
  return `sha256-${createHash("sha256").update(content).digest("base64")}`;
}

function shapeError(expected: string): Error {
  return new Error(
    `React Router's document has a new shape: expected ${expected}. See scripts/finish-documents.ts`,
  );
}

/** A document to finish: where it was rendered and where it goes. */
export interface DocumentPlace extends DocumentFacts {
  from: string;
  to: string;
}

/**
 * Finishes all documents of a build.
 *
 * @param root the build's public folder
 * @returns the hashes of all inline scripts and styles, for one policy for the whole site
 */
export function finishDocuments(root: string, places: DocumentPlace[], scripts: InlineScripts) {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  const readAsset = (url: string) => readFileSync(join(root, url), "utf8");
  for (const { from, to, ...facts } of places) {
    const finished = finishDocument(readFileSync(from, "utf8"), scripts, facts, readAsset);
    if (from !== to) rmSync(from);
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, finished.html);
    writeFileSync(join(root, finished.data.url), finished.data.text);
    for (const hash of finished.scriptHashes) hashes.script.add(hash);
    for (const hash of finished.styleHashes) hashes.style.add(hash);
  }
  return { script: [...hashes.script].sort(), style: [...hashes.style].sort() };
}
