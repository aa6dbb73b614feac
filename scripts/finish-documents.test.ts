import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "parse5";
import { describe, expect, onTestFinished, test } from "vitest";
import { finishDocument, finishDocuments, pageDataId } from "./finish-documents.ts";
import { elements } from "./read-html.ts";

/** A page in the shape that React Router 8.4 renders, with all that this step reads and as little else. */
const rendered = [
  "<!DOCTYPE html>",
  '<html lang="en"><head><meta charset="utf-8"/><title>A page</title>',
  '<link rel="modulepreload" href="/assets/manifest.js"/>',
  '<link rel="modulepreload" href="/assets/entry.js"/>',
  '<link rel="modulepreload" href="/assets/root.js"/>',
  '<link rel="stylesheet" href="/assets/root.css"/>',
  '<link rel="stylesheet" href="/assets/page.css"/>',
  "</head><body><main>Words</main>",
  '<script>window.__reactRouterContext = {"basename":"/","ssr":false};window.__reactRouterContext.stream = new ReadableStream({start(controller){window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());</script>',
  '<script type="module" async="">import "/assets/manifest.js";\nimport * as route0 from "/assets/root.js";\nimport * as route1 from "/assets/page.js";\n  \n  window.__reactRouterRouteModules = {"root":route0,"pages/page":route1};\n\nimport("/assets/entry.js");</script>',
  '<!--$--><script>window.__reactRouterContext.streamController.enqueue("[\\"¡Hola! \\u003c/script>\\",");</script>',
  '<!--$--><script>window.__reactRouterContext.streamController.enqueue("\\"<b> <!-- \\\\\\" 😀\\"]\\n");</script>',
  "<!--$--><script>window.__reactRouterContext.streamController.close();</script><!--/$-->",
  "</body></html>",
].join("");

const styles: Record<string, string> = {
  "/assets/root.css": "@layer a, b;",
  "/assets/page.css": "main > p { content: '\\201C' }",
};
const readStyle = (url: string) => styles[url] ?? "";
const scripts = { boot: "bootThePage()", fillUnknown: "fillInTheAddress()" };

const finish = (
  source = rendered,
  facts: Parameters<typeof finishDocument>[2] = { isUnknown: false },
  readAsset = readStyle,
) => finishDocument(source, scripts, facts, readAsset);

/** The elements of a document by name, in order, each with its attributes, its text and where it stands. */
function elementsOf(html: string, name: string) {
  return elements(parse(html), name).map((element) => ({
    attributes: Object.fromEntries(element.attrs.map(({ name, value }) => [name, value])),
    text: element.childNodes.map((child) => ("value" in child ? child.value : "")).join(""),
    parent: element.parentNode?.nodeName,
  }));
}
const hashOf = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;
const isCode = ({ attributes: { type } }: { attributes: Record<string, string> }) =>
  type === undefined || type === "module" || type.includes("javascript");

describe("a finished page", () => {
  const { html, data, scriptHashes, styleHashes } = finish();

  test("still shows what was rendered", () => {
    expect(elementsOf(html, "main").map(({ text }) => text)).toEqual(["Words"]);
    expect(elementsOf(html, "title").map(({ text }) => text)).toEqual(["A page"]);
    expect(html).toMatch(/^<!DOCTYPE html>/i);
  });

  test("carries the order of the layers and then its styles, and asks for no style sheet", () => {
    const [style, ...others] = elementsOf(html, "style");
    expect(others).toEqual([]);
    expect(style).toMatchObject({
      text: expect.stringMatching(/^@layer reset, [^;]+;@layer a, b;main > p \{ content: '\\201C' \}$/),
      parent: "head",
      attributes: {},
    });
    const sheets = elementsOf(html, "link").filter(({ attributes }) => attributes.rel === "stylesheet");
    expect(sheets.map(({ attributes }) => attributes)).toEqual([
      { rel: "stylesheet", href: "/assets/root.css", disabled: "" },
      { rel: "stylesheet", href: "/assets/page.css", disabled: "" },
    ]);
  });

  test("runs one script, the small one in its head, and loads no other before a visitor does anything", () => {
    expect(elementsOf(html, "script").filter(isCode)).toEqual([
      { attributes: {}, text: scripts.boot, parent: "head" },
    ]);
    expect(elementsOf(html, "link").filter(({ attributes }) => attributes.rel === "modulepreload")).toEqual(
      [],
    );
  });

  test("leaves, in a file of its own, all that React needs to take over", () => {
    expect(data.url).toMatch(/^\/assets\/page-[\da-f]{8}\.json$/);
    expect(JSON.parse(data.text)).toEqual([
      { basename: "/", ssr: false },
      '["¡Hola! </script>","<b> <!-- \\" 😀"]\n',
      ["root", "pages/page"],
    ]);
  });

  test("keeps the two script elements that React expects to find in the body, empty", () => {
    const inBody = elementsOf(html, "script").filter(({ parent }) => parent === "body");
    expect(inBody.map(({ attributes, text }) => [attributes, text])).toEqual([
      [{ type: "text/plain" }, ""],
      [
        {
          type: "text/plain",
          id: pageDataId,
          "data-manifest": "/assets/manifest.js",
          "data-scripts": "/assets/manifest.js /assets/entry.js /assets/root.js",
          "data-page": data.url,
        },
        "",
      ],
    ]);
  });

  test("tells the security policy what stands in it, and nothing else", () => {
    expect(scriptHashes).toEqual([hashOf(scripts.boot)]);
    expect(styleHashes).toEqual([hashOf(elementsOf(html, "style")[0]?.text ?? "")]);
  });

  test("says its facts to machines in data that no text can break out of", () => {
    const facts = { "@type": "Thing", name: "</script><script>alert(1)</script><!--" };
    const told = finish(rendered, { isUnknown: false, structuredData: facts }).html;
    const data = elementsOf(told, "script").filter(
      ({ attributes }) => attributes.type === "application/ld+json",
    );
    expect(data.map(({ text }) => JSON.parse(text))).toEqual([facts]);
    expect(elementsOf(told, "script").filter(isCode)).toHaveLength(1);
  });
});

test("the page of an unknown address fills itself in last, once its words are there", () => {
  const { html, scriptHashes } = finish(rendered, { isUnknown: true });
  const last = elementsOf(html, "script").at(-1);
  expect(last).toEqual({ attributes: {}, text: scripts.fillUnknown, parent: "body" });
  expect(scriptHashes).toEqual([hashOf(scripts.boot), hashOf(scripts.fillUnknown)]);
});

describe("a release of the framework that renders otherwise stops the build:", () => {
  test.each<[change: string, part: string | RegExp, replacement: string]>([
    ["no style sheet", /<link rel="stylesheet"[^>]*>/g, ""],
    ["no context", /<script>window\.__reactRouterContext = .*?<\/script>/, ""],
    ["a script before the others", "<main>", "<script>first()</script><main>"],
    ["a script in the head", "</head>", "<script>early()</script></head>"],
    ["another name for the context", "window.__reactRouterContext = ", "window.__routerContext = "],
    ["a context that is no JSON", '{"basename":"/","ssr":false}', '{"basename":undefined}'],
    ["a context without a stream", ";window.__reactRouterContext.stream = ", ";window.other = "],
    ["no module script", /<script type="module".*?<\/script>/s, ""],
    ["no manifest", 'import "/assets/manifest.js";\n', ""],
    ["a module without a preload", '<link rel="modulepreload" href="/assets/entry.js"/>', ""],
    ["no entry", 'import("/assets/entry.js");', ""],
    ["an entry that is imported at once", 'import("/assets/entry.js");', 'import "/assets/entry.js";'],
    ["no list of modules", "window.__reactRouterRouteModules = ", "window.modules = "],
    ["a module without a route", ',"pages/page":route1', ""],
    ["a route without a module", 'import * as route1 from "/assets/page.js";\n', ""],
    ["another form of import", "import * as route1 from", "import route1 from"],
    ["no data", /<!--\$--><script>.*(?=<\/body>)/s, ""],
    ["data that is not closed", /<script>[^<]*close\(\);<\/script>/, "<script>done();</script>"],
    ["another way to send data", 'streamController.enqueue("[', 'push("['],
    ["data that is no text", /enqueue\("\[.*?"\);/, "enqueue(new Uint8Array());"],
    ["a script after the data", "</body>", "<script>last()</script></body>"],
  ])("%s", (_, part, replacement) => {
    const changed = rendered.replace(part, () => replacement);
    expect(changed).not.toBe(rendered);
    expect(() => finish(changed)).toThrow();
  });

  test.each([
    ["what the step expected", rendered.replace('import "/assets/manifest.js";\n', ""), /expected .*import/],
    ["where to look", rendered.replace("window.__reactRouterContext = ", ""), "scripts/finish-documents.ts"],
  ])("the error says %s", (_, changed, message) => {
    expect(() => finish(changed)).toThrow(message);
  });
});

test.each([
  ["ends its own element", "a{}</STYLE><script>"],
  ["imports another", '@import "/assets/other.css";'],
])("a style sheet that %s cannot stand in a page, and stops the build", (_, sheet) => {
  expect(() => finish(rendered, { isUnknown: false }, () => sheet)).toThrow("stylesheet");
});

test("an inline script that ends its own element stops the build", () => {
  const boot = 'document.write("<\\/script>", "</Script>")';
  expect(() => finishDocument(rendered, { ...scripts, boot }, { isUnknown: false }, readStyle)).toThrow(
    "script",
  );
});

test("a build finishes its known pages where they lie and takes the unknown ones out of the public folder", () => {
  const folder = mkdtempSync(join(tmpdir(), "documents-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const root = join(folder, "client");
  const write = (file: string, text: string) => {
    mkdirSync(join(root, file, ".."), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  for (const [url, text] of Object.entries(styles)) write(url, text);
  for (const page of ["en/ux", "en/-service-"]) write(join(page, "index.html"), rendered);

  const known = join(root, "en/ux/index.html");
  const unknown = {
    from: join(root, "en/-service-/index.html"),
    to: join(folder, "unknown/en/service.html"),
  };
  const hashes = finishDocuments(
    root,
    [
      { from: known, to: known, isUnknown: false },
      { ...unknown, isUnknown: true },
    ],
    scripts,
  );

  expect(readFileSync(known, "utf8")).toBe(finish().html);
  expect(readFileSync(join(root, finish().data.url), "utf8")).toBe(finish().data.text);
  expect(existsSync(unknown.from)).toBe(false);
  expect(readFileSync(unknown.to, "utf8")).toBe(finish(rendered, { isUnknown: true }).html);
  expect(hashes).toEqual({
    script: [scripts.boot, scripts.fillUnknown].map(hashOf).toSorted(),
    style: finish().styleHashes,
  });
});
