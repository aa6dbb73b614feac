import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { finishDocument, type VisitCounter } from "./finish-documents.ts";

const starting = 'import "/assets/page.js"; import("/assets/entry.js");';
const context = `window.__reactRouterContext = { streamController: {
  enqueue(text) { received.push(text) }, close() { received.push("closed") } } };`;
const data = '["</script>","\\"","ñ"]\n';
const transfer = (call: string) => `<script>window.__reactRouterContext.streamController.${call};</script>`;
/** React Router escapes the characters that would end the script. */
const enqueue = `enqueue(${JSON.stringify(data).replaceAll("<", "\\u003c")})`;
const rendered = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>A page</title>
<link rel="stylesheet" href="/assets/page.css"><link rel="modulepreload" href="/assets/entry.js"><link rel="modulepreload" href="/assets/page.js"></head>
<body><main>Words</main><script>${context}</script><script type="module" async>${starting}</script></body></html>${transfer(enqueue)}${transfer("close()")}`;

function finish(source: string, style = "p{}", visitCounter?: VisitCounter) {
  return finishDocument(source, "first()", () => style, visitCounter);
}

test("React does not run before the inline script reads the list of files, and then finds the loaders' data", () => {
  const { html, start } = finish(rendered);
  const received: string[] = [];
  const [, list = ""] = /<script type="application\/json" id="scripts">(.*?)<\/script>/s.exec(html) ?? [];
  expect(JSON.parse(list)).toEqual(["/assets/page.js", start.url, "/assets/entry.js"]);
  expect(html).not.toMatch(/modulepreload|type="module"|__reactRouterContext/);
  expect(start.text.endsWith(starting)).toBe(true);
  runInNewContext(start.text.replace(starting, ""), { window: {}, received });
  expect(received).toEqual([data, "closed"]);
});

test("a sheet that a lazy component uses, too, is inlined once", () => {
  const lazy = rendered.replace("<link", '<link rel="stylesheet" href="/assets/page.css#"><link');
  const { html } = finishDocument(lazy, "first()", (url) => `p{--from:"${url}"}`);
  expect(html.match(/--from:"[^"]*"/g)).toEqual(['--from:"/assets/page.css"']);
});

test("a visit counter adds only its script and the servers that it reports to to the policy", () => {
  const policyOf = ({ html }: { html: string }) => / content="(default-src [^"]+)"/.exec(html)?.[1];
  const withoutHashes = (policy = "") => policy.replaceAll(/ 'sha256-[^']+'/g, "");
  const markup = `<script defer src='https://a.example/s.js' data-host-url='https://b.example/x' data-website-id='1'></script>`;
  const counted = finish(rendered, "p{}", { markup, address: "https://acme.com", loader: "count()" });
  expect(withoutHashes(policyOf(counted))).toBe(
    withoutHashes(policyOf(finish(rendered)))
      .replace(/script-src [^;]+/, "$& https://a.example/s.js")
      .replace(/connect-src [^;]+/, "$& https://a.example https://b.example"),
  );
});

test("content that a document cannot contain fails the build with an error that names it", () => {
  expect(() => finish(rendered.replace("stylesheet", "icon"))).toThrow("no stylesheet");
  expect(() => finish(rendered.replace("import(", "load("))).toThrow("imports no entry");
  for (const style of ["p{}</style >", '@import "x.css";'])
    expect(() => finish(rendered, style)).toThrow("cannot be inlined in the document");
  expect(() => finish(rendered.replace("href=", 'media="print" href='))).toThrow("@media");
});
