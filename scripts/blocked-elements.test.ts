import { parseFragment } from "parse5";
import { expect, test } from "vitest";
import { blockedElements, blockedStyles } from "./blocked-elements.ts";

/** Not the site's own, because an owner may allow more. */
const strict = `default-src 'none'; img-src 'self'; font-src 'self'; manifest-src 'self'; media-src 'self'; script-src 'self'; style-src 'self'; form-action 'none'`;
const problemsOf = (html: string, policy = strict) => blockedElements(parseFragment(html), policy);

const place = "in server/response-headers.ts.";
const serve = (directive: string, source: string) =>
  `Serve it from this site instead. If that is impossible, replace "${directive} 'self'" with "${directive} 'self' ${source}" ${place}`;
const use = "Use a file of this site instead.";

test("each element that the policy blocks is named, with what to do instead", () => {
  const cures = {
    '<button onclick="open()">': "Use a handler of a component instead, as in onClick={open}.",
    '<img src="https://a.example/b.png">': serve("img-src", "https://a.example"),
    '<img src="data:,">': serve("img-src", "data:"),
    '<img srcset="/a.png 1x, https://a.example/b.png 2x">': serve("img-src", "https://a.example"),
    '<script src="https://a.example/b.js">': use,
    '<link rel="stylesheet" href="https://a.example/b.css">': use,
    '<link rel="preload" href="https://a.example/b.woff2" as="font">': serve("font-src", "https://a.example"),
    '<link rel="modulepreload" href="https://a.example/b.js">': use,
    '<link rel="shortcut icon" href="//a.example/b.png">': serve("img-src", "https://a.example"),
    '<link rel="manifest" href="https://a.example/b.json">': serve("manifest-src", "https://a.example"),
    '<form action="https://a.example/b">': `If visitors need it, replace "form-action 'none'" with "form-action https://a.example" ${place}`,
    '<form action="/b">': `If visitors need it, replace "form-action 'none'" with "form-action 'self'" ${place}`,
    '<iframe src="https://a.example">': `If visitors need it, add "frame-src https://a.example" to commonPolicy ${place} The page in the frame must send Cross-Origin-Embedder-Policy, too.`,
  };
  for (const [element, cure] of Object.entries(cures)) {
    const [, start] = /^(<\w+( rel="[^"]*")? \w+="[^"]*")/.exec(element) ?? [];
    expect(problemsOf(element)).toEqual([`The policy blocks ${start}>. ${cure}`]);
  }
});

test("each address in a stylesheet that the policy blocks is named, with what to do instead", () => {
  const css = `@import "https://a.example/b.css"; @import url(//a.example/c.css); @import "./own.css";
    @font-face { src: url("./own.woff2"), url(https://a.example/d.woff2) format("woff2") }
    p { background: url('data:,'), url( /own.png ) }`;
  expect(blockedStyles(css, strict)).toEqual([
    `The policy blocks https://a.example/b.css. ${use}`,
    `The policy blocks //a.example/c.css. ${use}`,
    `The policy blocks https://a.example/d.woff2. ${serve("font-src", "https://a.example")}`,
    `The policy blocks data:,. ${serve("img-src", "data:")}`,
  ]);
});

test("what the site serves itself, and a link that fetches nothing, may stay", () => {
  const allowed = [
    '<img src="/a.png" srcset="/a.png 1x, b.png 2x">',
    '<picture><source srcset="/a.avif"></picture><video src="/a.mp4"></video>',
    '<link rel="stylesheet" href="/a.css"><link rel="icon" href="/a.svg">',
    '<link rel="canonical" href="https://a.example/es"><link rel="alternate" href="https://a.example/en">',
    '<a href="https://a.example">',
    '<p style="--day: 8">',
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
