/**
 * Makes each document that React Router has rendered self-contained: its styles are inline, its scripts load when
 * React may start, and its security policy allows only its own content.
 */
import { hash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { html, parse, serialize, defaultTreeAdapter as tree } from "parse5";
import { assetsFolder, buildPolicy } from "../server/response-headers.ts";
import { type Element, findAll, findFirst, getAttribute, getSource, type Node } from "./read-html.ts";

/**
 * Browsers that support speculation rules prerender the page of a link before the click: docs/behaviour.md#from-page-to-page
 * https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
const speculationRules = JSON.stringify({
  prerender: [{ where: { href_matches: "/*" }, eagerness: "moderate" }],
});

/**
 * @param source the document as React Router rendered it
 * @param inlineScript runs while the page loads, and requests the scripts
 * @param readSheet the stylesheet at a URL path
 * @returns the document, and the file that starts React in it, with the data of its loaders
 * @throws Error if the document has no stylesheet, or if a text cannot be inlined
 */
function finishDocument(source: string, inlineScript: string, readSheet: (url: string) => string) {
  const document = parse(source);
  const head = findFirst(document, "head");
  const style = inlineStyles(head, readSheet);
  const start = deferScripts(document);
  append(head, "script", inlineScript);
  append(head, "script", speculationRules, { type: "speculationrules" });

  const running = findAll(document, "script").filter((script) => !/json$/.test(getAttribute(script, "type")));
  const policy = buildPolicy(running.map(hashContent), hashContent(style));
  const charset = findFirst(head, "meta");
  const meta = create("meta", { "http-equiv": "Content-Security-Policy", content: policy });
  tree.insertBefore(head, meta, head.childNodes[head.childNodes.indexOf(charset) + 1] as Element);
  return { html: serialize(document), start };
}

/**
 * The linked stylesheets stay in the document for React, which expects them. Browsers do not request a disabled one.
 * https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/link#disabled
 */
function inlineStyles(head: Element, readSheet: (url: string) => string): Element {
  const sheets = findAll(head, "link").filter((link) => getAttribute(link, "rel") === "stylesheet");
  const [first] = sheets;
  if (!first) throw new Error("The document has no stylesheet");
  // React Router adds "#" to the URL of a sheet that a lazy component uses.
  const urls = new Set(sheets.map((sheet) => getAttribute(sheet, "href").replace(/#$/, "")));
  // The minifier removes the order of layers from a file that has the same order without it, but a document joins several
  // files.
  const text = readFileSync("app/styles/layers.css", "utf8").trim() + [...urls].map(readSheet).join("");
  if (sheets.some((sheet) => getAttribute(sheet, "media")))
    throw new Error("Write @media instead of a link's media");
  if (/<\/style|@import/i.test(text)) throw new Error("A stylesheet cannot be inlined in the document");
  const style = create("style", {}, text);
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
  const scripts = findAll(document, "script");
  const start = scripts.find((script) => getAttribute(script, "type") === "module");
  const [context, ...transfers] = scripts.filter((script) =>
    getSource(script).includes("__reactRouterContext"),
  );
  if (!start || !context) throw new Error("React Router's document contains no start script");
  const [, entry] = /import\("([^"]+)"\)/.exec(getSource(start)) ?? [];
  if (!entry) throw new Error("React Router's start script imports no entry");
  const links = findAll(document, "link").filter((link) => getAttribute(link, "rel") === "modulepreload");
  const preloaded = links.map((link) => getAttribute(link, "href")).filter((href) => href !== entry);
  const text = [context, ...transfers, start].map(getSource).join("\n");
  const url = `${assetsFolder}start-${hash("sha256", text, "base64url").slice(0, 8)}.js`;
  const json = { type: "application/json" };
  const list = create("script", { ...json, id: "scripts" }, JSON.stringify([...preloaded, url, entry]));
  // React expects both elements when it hydrates the document, whatever they contain.
  Object.assign(context, { attrs: list.attrs, childNodes: list.childNodes });
  Object.assign(start, { attrs: create("script", json).attrs, childNodes: [] });
  for (const part of [...links, ...transfers]) tree.detachNode(part);
  return { url, text };
}

function append(parent: Element, name: string, text: string, attributes: Record<string, string> = {}): void {
  if (/<\/script/i.test(text)) throw new Error("A script cannot be inlined in the document");
  tree.appendChild(parent, create(name, attributes, text));
}

function create(name: string, attributes: Record<string, string>, text = ""): Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const created = tree.createElement(name, html.NS.HTML, attrs);
  if (text) tree.insertText(created, text);
  return created;
}

function hashContent(element: Element): string {
  return `sha256-${hash("sha256", getSource(element), "base64")}`;
}

/**
 * @param root the public folder of the build
 * @param targets each page's URL path, and the file for its document
 */
export function finishDocuments(root: string, targets: [path: string, to: string][], inlineScript: string) {
  const readSheet = (url: string) => readFileSync(join(root, url), "utf8");
  for (const [path, to] of targets) {
    const from = join(root, path, "index.html");
    const source = readFileSync(from, "utf8");
    try {
      const { html, start } = finishDocument(source, inlineScript, readSheet);
      mkdirSync(dirname(to), { recursive: true });
      writeFileSync(to, html);
      writeFileSync(join(root, start.url), start.text);
    } catch (error) {
      throw new Error(`${path} cannot be finished`, { cause: error });
    }
  }
}
