/**
 * Makes each document that React Router has rendered self-contained: its styles are inline, its scripts load when
 * React may start, and its security policy allows only its own content.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import {
  type DefaultTreeAdapterTypes,
  html,
  parse,
  parseFragment,
  serialize,
  defaultTreeAdapter as tree,
} from "parse5";
import { assetsFolder, contentSecurityPolicy } from "../server/response-headers.ts";
import { missingParts } from "./missing-parts.ts";
import { attribute, type Element, elements, firstElement, type Node, sourceOf } from "./read-html.ts";

/**
 * Browsers that support speculation rules prerender the page of a link before the click: docs/behaviour.md#from-page-to-page
 * https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
const speculationRules = JSON.stringify({
  prerender: [
    // A `<Link>` loads no document. React Router sets the attribute on each, except with `discover="none"`.
    {
      where: { and: [{ href_matches: "/*" }, { not: { selector_matches: "[data-discover]" } }] },
      eagerness: "moderate",
    },
  ],
});

export interface VisitCounter {
  /** The counter's script element: `visitCounter` of facts.json. */
  markup: string;
  /** The only origin at which visits are counted. */
  address: string;
  /** The bundle of app/visit-counter.ts. */
  loader: string;
}

/**
 * Finishes one document.
 *
 * @param source the document as React Router rendered it
 * @param inlineScript runs while the page loads, and requests the scripts
 * @param readSheet the stylesheet at a URL path
 * @param counter is undefined if the studio counts no visits
 * @returns the document, and the file that starts React in it, with the data of its loaders
 * @throws Error if the document has no stylesheet, or if a text cannot be inlined
 */
export function finishDocument(
  source: string,
  inlineScript: string,
  readSheet: (url: string) => string,
  counter?: VisitCounter,
) {
  const document = parse(source);
  const [head, body] = [firstElement(document, "head"), firstElement(document, "body")];
  const style = inlineStyles(head, readSheet);
  const start = deferScripts(document);
  append(head, "script", inlineScript);
  append(head, "script", speculationRules, { type: "speculationrules" });
  const visitCounter = counter && addVisitCounter(body, counter);

  const running = elements(document, "script").filter((script) => !/json$/.test(attribute(script, "type")));
  const hashes = { script: running.map(contentHash), style: [contentHash(style)] };
  const policy = contentSecurityPolicy({ ...hashes, visitCounter });
  const charset = firstElement(head, "meta");
  const meta = element("meta", { "http-equiv": "Content-Security-Policy", content: policy });
  tree.insertBefore(head, meta, head.childNodes[head.childNodes.indexOf(charset) + 1] as Element);
  return { html: serialize(document), start };
}

/**
 * The linked stylesheets stay in the document for React, which expects them. Browsers do not request a disabled one.
 * https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/link#disabled
 */
function inlineStyles(head: Element, readSheet: (url: string) => string): Element {
  const sheets = elements(head, "link").filter((link) => attribute(link, "rel") === "stylesheet");
  const [first] = sheets;
  if (!first) throw new Error("The document has no stylesheet");
  // The minifier removes the statement if a single file has the same order without it, but a document joins several
  // files.
  // React Router adds "#" to the URL of a sheet that a lazy component uses.
  const urls = new Set(sheets.map((sheet) => attribute(sheet, "href").replace(/#$/, "")));
  const text = readFileSync("app/styles/layers.css", "utf8").trim() + [...urls].map(readSheet).join("");
  if (sheets.some((sheet) => attribute(sheet, "media")))
    throw new Error("Write @media instead of a link's media");
  if (/<\/style|@import/i.test(text)) throw new Error("A stylesheet cannot be inlined in the document");
  const style = element("style", {}, text);
  tree.insertBefore(head, style, first);
  for (const sheet of sheets) sheet.attrs.push({ name: "disabled", value: "" });
  return style;
}

/**
 * Takes React Router's scripts out of the document, which requests them after it has loaded:
 * - its inline scripts, which contain the loaders' data and import the page's modules, move to a file;
 * - in their place is a list of files to request, in the order of execution: those that the document would have
 *   preloaded, the start file, and the entry that it imports last. All are requested at once: each file that only
 *   another file's import reveals costs a slow phone one more round trip.
 */
function deferScripts(document: Node) {
  const scripts = elements(document, "script");
  const start = scripts.find((script) => attribute(script, "type") === "module");
  const [context, ...transfers] = scripts.filter((script) =>
    sourceOf(script).includes("__reactRouterContext"),
  );
  if (!start || !context) throw new Error("React Router's document contains no start script");
  const [, entry] = /import\("([^"]+)"\)/.exec(sourceOf(start)) ?? [];
  if (!entry) throw new Error("React Router's start script imports no entry");
  const links = elements(document, "link").filter((link) => attribute(link, "rel") === "modulepreload");
  const preloaded = links.map((link) => attribute(link, "href")).filter((href) => href !== entry);
  const text = [context, ...transfers, start].map(sourceOf).join("\n");
  const url = `${assetsFolder}start-${digest(text).toString("base64url").slice(0, 8)}.js`;
  const json = { type: "application/json" };
  const list = element("script", { ...json, id: "scripts" }, JSON.stringify([...preloaded, url, entry]));
  // React expects both elements when it hydrates the document, whatever they contain.
  Object.assign(context, { attrs: list.attrs, childNodes: list.childNodes });
  Object.assign(start, { attrs: element("script", json).attrs, childNodes: [] });
  for (const part of [...links, ...transfers]) tree.detachNode(part);
  return { url, text };
}

/**
 * Adds the counter's script in a template, where it is inert, and the loader that moves it out. With `crossorigin`, the
 * browser sends no cookies.
 *
 * @returns the sources that the document's policy must allow
 */
function addVisitCounter(body: Element, { markup, address, loader }: VisitCounter) {
  const content = parseFragment(markup);
  const script = firstElement(content, "script");
  const own = script.attrs.filter(({ name }) => name === "src" || name.startsWith("data-"));
  script.attrs = [...own, { name: "crossorigin", value: "anonymous" }];
  const template = element("template", { id: "visit-counter", "data-address": address });
  tree.setTemplateContent(template as DefaultTreeAdapterTypes.Template, content);
  tree.appendChild(body, template);
  append(body, "script", loader);
  // Counters report to the origin of their script, or to the URL in an attribute, such as data-host-url.
  const urls = own.map(({ value }) => value).filter((value) => /^https?:/.test(value) && URL.canParse(value));
  return { script: attribute(script, "src"), reportsTo: urls.map((url) => new URL(url).origin) };
}

function append(parent: Element, name: string, text: string, attributes: Record<string, string> = {}): void {
  if (/<\/script/i.test(text)) throw new Error("A script cannot be inlined in the document");
  tree.appendChild(parent, element(name, attributes, text));
}

function element(name: string, attributes: Record<string, string>, text = ""): Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const created = tree.createElement(name, html.NS.HTML, attrs);
  if (text) tree.insertText(created, text);
  return created;
}

function contentHash(element: Element): string {
  return `sha256-${digest(sourceOf(element)).toString("base64")}`;
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

/**
 * Finishes all documents of a build.
 *
 * @param root the public folder of the build
 * @param targets each page's URL path, and the file for its document
 * @returns a line for each element that visitors would miss, with the first page that has it
 */
export function finishDocuments(
  root: string,
  targets: [path: string, to: string][],
  inlineScript: string,
  visitCounter?: VisitCounter,
): string[] {
  const missing = new Map<string, string>();
  const readSheet = (url: string) => readFileSync(join(root, url), "utf8");
  for (const [path, to] of targets) {
    const from = join(root, path, "index.html");
    const source = readFileSync(from, "utf8");
    for (const part of missingParts(parse(source)))
      missing.set(part, missing.get(part) ?? `${path}: ${part}`);
    try {
      const { html, start } = finishDocument(source, inlineScript, readSheet, visitCounter);
      mkdirSync(dirname(to), { recursive: true });
      writeFileSync(to, html);
      writeFileSync(join(root, start.url), start.text);
    } catch (error) {
      throw new Error(`${path} cannot be finished`, { cause: error });
    }
  }
  return [...missing.values()];
}
