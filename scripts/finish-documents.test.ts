import { createHash } from "node:crypto";
import { parse } from "parse5";
import { expect, test } from "vitest";
import { finishDocument } from "./finish-documents.ts";
import { type Element, elements } from "./read-html.ts";

const rendered = [
  '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/><title>A page</title>',
  '<link rel="stylesheet" href="/assets/root.css"/><link rel="stylesheet" href="/assets/page.css"/>',
  "</head><body><main>Words</main></body></html>",
].join("");
const styles: Record<string, string> = {
  "/assets/root.css": "@layer a, b;",
  "/assets/page.css": "main > p { content: '\\201C' }",
};
const scripts = { everyPage: "openMenus()", fillUnknown: "fillInTheAddress()" };

const finish = (
  facts: Parameters<typeof finishDocument>[2] = {},
  source = rendered,
  readAsset = (url: string) => styles[url] ?? "",
) => finishDocument(source, scripts, facts, readAsset);

const textOf = ({ childNodes }: Element) =>
  childNodes.map((child) => ("value" in child ? child.value : "")).join("");
const all = (html: string, name: string) => elements(parse(html), name);
const typeOf = ({ attrs }: { attrs: { name: string; value: string }[] }) =>
  attrs.find(({ name }) => name === "type")?.value;
const hashOf = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

test("a finished page has its words and its styles, the layers' order first, and asks for no stylesheet", () => {
  const { html } = finish();
  expect(all(html, "main").map(textOf)).toEqual(["Words"]);
  expect(all(html, "style").map(textOf)).toEqual([
    expect.stringMatching(/^@layer reset, [^;]+;@layer a, b;main > p \{ content: '\\201C' \}$/),
  ]);
  expect(all(html, "link")).toEqual([]);
});

test("a finished page runs its small script, and where its address is unknown, fills itself in last", () => {
  const codeOf = (html: string) =>
    all(html, "script")
      .filter((script) => typeOf(script) === undefined)
      .map(textOf);
  expect(codeOf(finish().html)).toEqual([scripts.everyPage]);
  const { html } = finish({ isUnknown: true });
  expect(codeOf(html)).toEqual([scripts.everyPage, scripts.fillUnknown]);
  expect(html).toMatch(/<\/main><script>[^<]*<\/script><\/body>/);
});

test("the security policy is told of all that runs in a page, and of nothing else", () => {
  const { html, scriptHashes, styleHashes } = finish({ isUnknown: true, structuredData: {} });
  const running = all(html, "script").filter((script) => typeOf(script) !== "application/ld+json");
  expect(scriptHashes.toSorted()).toEqual(running.map(textOf).map(hashOf).toSorted());
  expect(styleHashes).toEqual(all(html, "style").map(textOf).map(hashOf));
});

test("a page's facts for machines are data that no text can break out of", () => {
  const structuredData = { "@type": "Thing", name: "</script><script>alert(1)</script><!--" };
  const { html } = finish({ structuredData });
  const data = all(html, "script").filter((script) => typeOf(script) === "application/ld+json");
  expect(data.map(textOf).map((text) => JSON.parse(text))).toEqual([structuredData]);
});

test("what a document cannot hold stops the build, and is named", () => {
  const withScript = rendered.replace("</body>", '<script type="module">import "/x.js"</script></body>');
  expect(() => finish({}, withScript)).toThrow("React Router has rendered a script");
  expect(() => finish({}, rendered.replaceAll('rel="stylesheet"', 'rel="icon"'))).toThrow("no stylesheet");
  for (const text of ["p{}</style >", '@import "x.css";'])
    expect(() => finish({}, rendered, () => text)).toThrow("cannot stand inside the document");
});
