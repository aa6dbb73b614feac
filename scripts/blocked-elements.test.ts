import { parseFragment } from "parse5";
import { expect, test } from "vitest";
import { blockedElements } from "./blocked-elements.ts";

const problemsOf = (html: string, policy?: string) => blockedElements(parseFragment(html), policy);

test("each element that the policy blocks is named, with what to do instead", () => {
  const serve = "Serve it from this site instead.";
  const cures = {
    '<p style="color: red">': "Use a class of a .module.css file instead.",
    '<img src="https://a.example/b.png">': serve,
    '<img src="data:,">': serve,
    '<img srcset="/a.png 1x, https://a.example/b.png 2x">': serve,
    '<video poster="//a.example/b.png">': serve,
    '<script src="https://a.example/b.js">': serve,
    '<link rel="stylesheet" href="https://a.example/b.css">': serve,
    '<link rel="preload" href="https://a.example/b.woff2" as="font">': serve,
    '<link rel="modulepreload" href="https://a.example/b.js">': serve,
    '<link rel="shortcut icon" href="https://a.example/b.png">': serve,
    '<link rel="manifest" href="https://a.example/b.json">': serve,
    '<form action="//a.example">':
      "If visitors need it, allow it in form-action of server/response-headers.ts.",
    '<iframe src="https://a.example">':
      "If visitors need it, allow it in frame-src of server/response-headers.ts.",
  };
  for (const [element, cure] of Object.entries(cures)) {
    const [, start] = /^(<\w+( rel="[^"]*")? \w+="[^"]*")/.exec(element) ?? [];
    expect(problemsOf(element)).toEqual([`The policy blocks ${start}>. ${cure}`]);
  }
});

test("what the site serves itself, and a link that fetches nothing, may stay", () => {
  const allowed = [
    '<img src="/a.png" srcset="/a.png 1x, b.png 2x">',
    '<picture><source srcset="/a.avif"></picture><video><source src="/a.mp4"></video>',
    '<link rel="stylesheet" href="/a.css"><link rel="icon" href="/a.svg">',
    '<link rel="canonical" href="https://a.example/es"><link rel="alternate" href="https://a.example/en">',
    '<a href="https://a.example">',
  ];
  expect(problemsOf(allowed.join(""))).toEqual([]);
});

test("a source that the policy allows may stay, for what it allows it", () => {
  const html = '<img src="https://a.example/b.png"><form action="https://a.example/b.png"></form>';
  for (const source of ["https:", "https://a.example", "https://*.example"])
    expect(problemsOf(html, `default-src 'none'; img-src 'self' ${source}`)).toEqual([
      expect.stringContaining("<form "),
    ]);
});
