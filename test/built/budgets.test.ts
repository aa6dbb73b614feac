/**
 * What a visit may weigh, in bytes and in files. Bytes do not depend on the
 * machine, so a budget that is broken is broken everywhere. What is asked for when: `test/waiting-scripts.e2e.ts`.
 */
import { globSync, readFileSync, statSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { attribute, childrenOf, elements, type Node, squeezed } from "../../scripts/read-html.ts";
import { allPages, type BuiltPage, builtPages, metas, publicFile } from "../support/built-pages.ts";

/** What runs in a document before the first touch. */
const runningScript = 1500;
/** Everything that a visit to every page would load. */
const allScripts = 112_000;
const allFonts = 60_000;

const filesOf = (extension: string) => globSync(`**/*.${extension}`, { cwd: publicFile("/") });
const sizeOf = (files: string[]) => files.reduce((sum, file) => sum + statSync(publicFile(file)).size, 0);

const ownText = (node: Node) =>
  childrenOf(node).map((child) => (child.nodeName === "#text" && "value" in child ? child.value : ""));
const scriptsOf = ({ html }: BuiltPage) => elements(html, "script");
const linksOf = ({ html }: BuiltPage) =>
  elements(html, "link").map((link) => ({
    rel: attribute(link, "rel"),
    href: attribute(link, "href"),
    isDisabled: link.attrs.some(({ name }) => name === "disabled"),
  }));

describe.each(allPages)("$name", (page) => {
  test("waits for no other file before it is painted", () => {
    expect(linksOf(page).filter(({ rel, isDisabled }) => rel === "stylesheet" && !isDisabled)).toEqual([]);
    expect(scriptsOf(page).filter((script) => attribute(script, "src"))).toEqual([]);
  });

  test("preloads nothing", () => {
    expect(linksOf(page).filter(({ rel }) => /preload|prefetch|preconnect/.test(rel))).toEqual([]);
  });

  test("runs next to no script of its own", () => {
    const [boot, ...more] = scriptsOf(page).filter((script) => attribute(script, "type") === "");
    expect(Buffer.byteLength(boot ? ownText(boot).join("") : "")).toBeLessThanOrEqual(runningScript);
    // A page for unknown addresses has the script that fills its address in, besides.
    expect(more).toHaveLength(builtPages.includes(page) ? 0 : 1);
  });
});

test("A visitor who opens every page loads 112 kB of scripts at most", () => {
  expect(sizeOf(filesOf("js.br"))).toBeLessThanOrEqual(allScripts);
});

test("A visitor loads two fonts, which weigh 60 kB at most", () => {
  expect(filesOf("woff2").length).toBeLessThanOrEqual(2);
  expect(sizeOf(filesOf("woff2"))).toBeLessThanOrEqual(allFonts);
});

test("No script carries what the pages say", () => {
  const scripts = filesOf("js")
    .map((file) => readFileSync(publicFile(file), "utf8"))
    .join();
  const said = new Set(
    allPages.flatMap((page) => [
      ...elements(page.body).flatMap(ownText).map(squeezed),
      ...metas(page, "description"),
    ]),
  );
  const sentences = [...said].filter((text) => text.split(" ").length > 3);
  expect(sentences.length).toBeGreaterThan(500);
  expect(sentences.filter((sentence) => scripts.includes(sentence))).toEqual([]);
});
