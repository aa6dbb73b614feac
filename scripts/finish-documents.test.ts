import { expect, test } from "vitest";
import { finishDocument } from "./finish-documents.ts";

const context = "window.__reactRouterContext = {};";
const rendered = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>A page</title>
<link rel="stylesheet" href="/assets/page.css"></head>
<body><main>Words</main><script>${context}</script><script type="module" async>import("/assets/entry.js")</script></body></html>`;

function finish(source: string, style = "p{}", visitCounter = "") {
  const counter = { visitCounter, address: "https://acme.com", loader: "count()" };
  return finishDocument(source, "first()", (url) => style.replace("URL", url), counter);
}

test("a visit counter adds only its script and the servers that it reports to to the policy", () => {
  const policyOf = ({ html }: { html: string }) => / content="(default-src [^"]+)"/.exec(html)?.[1];
  const withoutHashes = (policy = "") => policy.replaceAll(/ 'sha256-[^']+'/g, "");
  const markup = `<script defer src='https://a.example/s.js' data-host-url='https://b.example/x' data-website-id='1'></script>`;
  const counted = finish(rendered, "p{}", markup);
  expect(withoutHashes(policyOf(counted))).toBe(
    withoutHashes(policyOf(finish(rendered)))
      .replace(/script-src [^;]+/, "$& https://a.example/s.js")
      .replace(/connect-src [^;]+/, "$& https://a.example https://b.example"),
  );
});
