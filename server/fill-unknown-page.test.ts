import fc from "fast-check";
import { parse } from "parse5";
import { expect, test } from "vitest";
import { linkToChat } from "../app/outbound-links.ts";
import { getSwitcherPath, getUnknownTitle } from "../app/paths.ts";
import { findAll, getAttribute, getChildren } from "../scripts/read-html.ts";
import { hostile } from "../test/support/hostile.ts";
import { fillUnknownPage } from "./fill-unknown-page.ts";

/**
 * A page with a placeholder in each position where React writes one: texts, an attribute, paths, and the query of a
 * chat link.
 */
const page = () => {
  const [first, second] = ["@first@", "@second@"];
  return (
    `<!DOCTYPE html><html><head><title>${second} – Brand</title><script>a("x")</script></head><body>` +
    `<a href="/es@kept@">ES</a><nav aria-label="${second}"><b>${second}</b></nav><h1>${second}</h1>` +
    `<a href="/en/${first}">Back</a><a href="${linkToChat("5493510000000", `“${second}” & more`).replaceAll("&", "&amp;")}">Chat</a></body></html>`
  );
};

const text = fc.oneof(fc.string(), fc.string({ unit: "binary" }), hostile);
const segment = fc
  .array(
    fc.oneof(
      text,
      text.map((part) => encodeURIComponent(part.toWellFormed())),
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((parts) => parts.join("").replace(/[/?#\p{Cc}]/gu, "") || "-");

test("Any content of a URL is plain text in its page, in every position", () => {
  fc.assert(
    fc.property(segment, segment, (first, second) => {
      const path = `/en/${first}/${second}`;
      const title = getUnknownTitle(path).toWellFormed();
      const html = fillUnknownPage(page(), path);
      const document = parse(html);
      const names = findAll(document).map(({ tagName }) => tagName);
      expect(names.join()).toBe("html,head,title,script,body,a,nav,b,h1,a,a");
      const textOf = (name: string) =>
        findAll(document, name)
          .flatMap(getChildren)
          .map((node) => ("value" in node ? node.value : ""))
          .join();
      expect(textOf("title")).toBe(`${title} – Brand`);
      expect([textOf("b"), textOf("h1")]).toEqual([title, title]);
      expect(textOf("script")).toBe('a("x")');
      const [nav] = findAll(document, "nav");
      expect(nav && getAttribute(nav, "aria-label")).toBe(title);
      const links = findAll(document, "a").map((link) => getAttribute(link, "href"));
      expect(links).toEqual([
        getSwitcherPath(path, "es"),
        `/en/${first}`,
        linkToChat("5493510000000", `“${title}” & more`),
      ]);
      // The page has only its own attributes.
      expect(
        findAll(document)
          .flatMap(({ attrs }) => attrs.map(({ name }) => name))
          .join(),
      ).toMatch(/^href,aria-label,href,href$/);
    }),
    { numRuns: 1000, seed: 15 },
  );
});
