/**
 * Makes each pre-rendered document whole by itself: its styles and its scripts stand in it.
 *
 * React Router renders stylesheets as links in the head, and no script where the page renders no `<Scripts>`. The build
 * stops where it does otherwise, so that a new release of the framework cannot break the pages quietly.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { html, parse, serialize, defaultTreeAdapter as tree } from "parse5";
import { attribute, type Element, elements } from "./read-html.ts";

export interface InlineScripts {
  everyPage: string;
}

interface DocumentFacts {
  structuredData?: object;
}

/**
 * Browsers that know these rules render the page of a link ahead of the click: docs/decisions/the-browser-navigates.md
 * https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
const speculationRules = JSON.stringify({
  prerender: [{ where: { href_matches: "/*" }, eagerness: "moderate" }],
});

/**
 * Finishes one document.
 *
 * @param source the document as React Router rendered it
 * @param readAsset gives the text of a file by its address on the site
 * @returns the HTML, and what the security policy must allow: each script and the style as `sha256-…`
 * @throws Error when the document has a script already, no stylesheet, or one that cannot stand inside it
 */
export function finishDocument(
  source: string,
  scripts: InlineScripts,
  { structuredData }: DocumentFacts,
  readAsset: (url: string) => string,
) {
  const document = parse(source);
  if (elements(document, "script").length > 0) throw new Error("React Router has rendered a script");
  const [head] = elements(document, "head") as [Element];
  const style = inlineStyles(head, readAsset);
  const running = [scripts.everyPage, speculationRules];
  appendScript(head, scripts.everyPage);
  appendScript(head, speculationRules, "speculationrules");
  if (structuredData) appendScript(head, inertJson(structuredData), "application/ld+json");
  return {
    html: serialize(document),
    scriptHashes: running.map(contentHash),
    styleHash: contentHash(style),
  };
}

/**
 * The order of the layers. The build's minifier leaves it out where one file alone would give the same order, but a
 * document joins several files.
 */
const [layerOrder] = /@layer [^;{]+;/.exec(readFileSync("app/styles/index.css", "utf8")) ?? [""];

function inlineStyles(head: Element, readAsset: (url: string) => string): string {
  const sheets = elements(head, "link").filter((link) => attribute(link, "rel") === "stylesheet");
  const [first] = sheets;
  if (!first) throw new Error("The document has no stylesheet");
  const text = layerOrder + sheets.map((sheet) => readAsset(attribute(sheet, "href"))).join("");
  if (/<\/style|@import/i.test(text)) throw new Error("A stylesheet cannot stand inside the document");
  const style = tree.createElement("style", html.NS.HTML, []);
  tree.insertText(style, text);
  tree.insertBefore(head, style, first);
  for (const sheet of sheets) tree.detachNode(sheet);
  return text;
}

/** JSON that may stand in a script element: there, only `</script` and `<!--` end or change the text. */
function inertJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

function appendScript(parent: Element, content: string, type?: string): void {
  if (/<\/script/i.test(content)) throw new Error("A script cannot stand inside the document");
  const element = tree.createElement("script", html.NS.HTML, type ? [{ name: "type", value: type }] : []);
  tree.insertText(element, content);
  tree.appendChild(parent, element);
}

function contentHash(content: string): string {
  return `sha256-${createHash("sha256").update(content).digest("base64")}`;
}

interface DocumentPlace extends DocumentFacts {
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
    for (const hash of finished.scriptHashes) hashes.script.add(hash);
    hashes.style.add(finished.styleHash);
  }
  return { script: [...hashes.script].sort(), style: [...hashes.style].sort() };
}
