import { expect, test } from "vitest";
import { finishDocument } from "./finish-documents.ts";

const rendered =
  '<!DOCTYPE html><html lang="en"><head><title>A page</title><link rel="stylesheet" href="/assets/page.css"/></head>' +
  "<body><main>Words</main></body></html>";

const finish = (source: string, style = "p{}", structuredData?: object) =>
  finishDocument(source, { everyPage: "" }, { structuredData }, () => style);

test("a page's facts for machines are data that no text can break out of", () => {
  const facts = { "@type": "Thing", name: "</script><script>alert(1)</script><!--" };
  const { html } = finish(rendered, "p{}", facts);
  const [, data = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(data)).toEqual(facts);
});

test("what a document cannot hold stops the build, and is named", () => {
  const withScript = rendered.replace("</body>", '<script type="module">import "/x.js"</script></body>');
  expect(() => finish(withScript)).toThrow("React Router has rendered a script");
  expect(() => finish(rendered.replace("stylesheet", "icon"))).toThrow("no stylesheet");
  for (const style of ["p{}</style >", '@import "x.css";'])
    expect(() => finish(rendered, style)).toThrow("cannot stand inside the document");
});
