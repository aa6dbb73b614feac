import { parseFragment } from "parse5";
import { expect, test } from "vitest";
import { languages } from "../app/domain/languages.ts";
import { paths } from "../app/paths.ts";
import { blockedUrls, missingParts } from "./missing-parts.ts";

const policy = "default-src 'none'; img-src 'self' https://images.example; form-action 'none'";
const home = paths.home(languages[0]);

test("what the policy blocks and what leads to no page is named, and what works is not", () => {
  const link = (href: string) => `<a href="${href}">`;
  const blocked = [
    '<button onclick="open()">',
    '<img src="https://a.example/b.png">',
    '<img srcset="/a.png 1x, //a.example/b.png 2x">',
    '<img src="data:,">',
    '<script src="https://a.example/b.js">',
    '<link href="https://a.example/b.css">',
    '<form action="/b">',
    '<iframe src="https://a.example">',
  ];
  const dead = [`${home}/tlh`, `${home}/tlh?a=b`, "/tlh.pdf"].map(link);
  for (const element of [...blocked, ...dead])
    expect(missingParts(parseFragment(element), "public", policy)).toEqual([
      expect.stringMatching(
        dead.includes(element) ? `^${element.replace("?", "\\?")} leads to no page` : ` blocks `,
      ),
    ]);
  const works = [
    '<img src="/a.png" srcset="https://images.example/a.png 1x, b.png 2x"><p style="--day: 8">',
    '<link rel="stylesheet" href="/a.css"><link rel="canonical" href="https://a.example/es">',
    ...[home, `${home}#main`, paths.landing(), "https://a.example/b", "#main", "mailto:a@b.example"].map(
      link,
    ),
  ];
  expect(missingParts(parseFragment(works.join("")), "public", policy)).toEqual([]);
});

test("an address of another host in a stylesheet is named", () => {
  const css = `@import "https://a.example/b.css"; @import "./own.css"; p { background: url('data:,'), url(/own.png) }`;
  expect(blockedUrls(css, policy)).toEqual(["https://a.example", "data:"]);
});
