import { parseFragment } from "parse5";
import { expect, test } from "vitest";
import { findBlockedUrls, findMissingParts } from "./missing-parts.ts";

const policy = "default-src 'none'; img-src 'self' https://images.example; form-action 'none'";

test("what the policy blocks is named, and what works is not", () => {
  const blocked = [
    '<button onclick="open()">',
    '<img src="https://a.example/b.png">',
    '<img srcset="/a.png 1x, //a.example/b.png 2x">',
    '<img src="data:,">',
    '<script src="https://a.example/b.js">',
    '<link href="https://a.example/b.css">',
    '<form action="/b">',
    '<a href="https://a.example" onclick="open()">',
    '<iframe src="https://a.example">',
  ];
  for (const element of blocked)
    expect(findMissingParts(parseFragment(element), policy)).toEqual([
      expect.stringMatching(/ blocks <\w+ /),
    ]);
  const works = [
    '<img src="/a.png" srcset="https://images.example/a.png 1x, b.png 2x"><p style="--day: 8">',
    '<link rel="stylesheet" href="/a.css"><link rel="canonical" href="https://a.example/es">',
    '<a href="https://a.example/b"><a href="mailto:a@b.example">',
  ];
  expect(findMissingParts(parseFragment(works.join("")), policy)).toEqual([]);
});

test("an address of another host in a stylesheet is named", () => {
  const css = `@import "https://a.example/b.css"; @import "./own.css"; p { background: url('data:,'), url(/own.png) }`;
  expect(findBlockedUrls(css, policy)).toEqual(["https://a.example", "data:"]);
});
