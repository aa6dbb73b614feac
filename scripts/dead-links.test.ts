import { parseFragment } from "parse5";
import { expect, test } from "vitest";
import { languages } from "../app/domain/languages.ts";
import { paths } from "../app/paths.ts";
import { deadLinks } from "./dead-links.ts";

test("a link to a page or file that does not exist is named, and others are not", () => {
  const link = (href: string) => `<a href="${href}">Read</a>`;
  const home = paths.home(languages[0]);
  const live = [
    home,
    `${home}#main`,
    paths.landing(),
    "/sitemap.xml",
    "https://a.example/b",
    "#main",
    "mailto:a@b.example",
  ];
  const dead = [`${home}/tlh`, `${home}/tlh?a=b`, "/tlh.pdf"];
  expect(deadLinks(parseFragment([...live, ...dead].map(link).join("")))).toEqual(
    dead.map((href) => expect.stringContaining(`<a href="${href}"> leads to no page`)),
  );
});
