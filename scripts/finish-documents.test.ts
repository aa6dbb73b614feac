import { expect, test } from "vitest";
import { finishDocument, type VisitCounter } from "./finish-documents.ts";

const start = 'import "/assets/page.js"; import("/assets/entry.js");';
const rendered = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>A page</title>
<link rel="stylesheet" href="/assets/page.css"><link rel="modulepreload" href="/assets/entry.js"><link rel="modulepreload" href="/assets/page.js"></head>
<body><main>Words</main><script type="module" async>${start}</script></body></html>`;

function finish(source: string, style = "p{}", visitCounter?: VisitCounter) {
  const written: Record<string, string> = {};
  const assets = {
    read: (url: string) => (url.endsWith(".js") ? "large".repeat(1000) : style),
    write: (url: string, text: string) => {
      written[url] = text;
    },
  };
  return { html: finishDocument(source, "first()", assets, visitCounter), written };
}

test("no module is requested until the list of the page's files is read", () => {
  const { html, written } = finish(rendered);
  const [, list = "[]"] = /<script type="application\/json">(.*?)<\/script>/.exec(html) ?? [];
  const [file = ""] = Object.keys(written);
  expect(written).toEqual({ [file]: start });
  expect(JSON.parse(list)).toEqual(["/assets/page.js", file, "/assets/entry.js"]);
  expect(html).not.toMatch(/modulepreload|type="module"/);
});

test("a counter of visits adds its script and the servers that it reports to, and nothing else, to the policy", () => {
  const policyOf = ({ html }: { html: string }) => / content="(default-src [^"]+)"/.exec(html)?.[1];
  const withoutHashes = (policy = "") => policy.replaceAll(/ 'sha256-[^']+'/g, "");
  const markup = `<script defer src='https://a.example/s.js' data-host-url='https://b.example/x' data-website-id='1'></script>`;
  const counted = finish(rendered, "p{}", { markup, address: "https://acme.com", loader: "count()" });
  expect(withoutHashes(policyOf(counted))).toBe(
    withoutHashes(policyOf(finish(rendered)))
      .replace("script-src 'self'", "$& https://a.example/s.js")
      .replace("connect-src 'self'", "$& https://a.example https://b.example"),
  );
});

test("what a document cannot hold stops the build, and is named", () => {
  expect(() => finish(rendered.replace("stylesheet", "icon"))).toThrow("no stylesheet");
  for (const style of ["p{}</style >", '@import "x.css";'])
    expect(() => finish(rendered, style)).toThrow("cannot stand inside the document");
});
