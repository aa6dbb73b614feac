import { expect, test } from "vitest";
import { languages } from "../languages.ts";
import { getContent } from "./contents.server.ts";
import { linkText, stripLinks } from "./linked-text.server.ts";

test("An address of another site is a link without its protocol, and the punctuation around it is not", () => {
  const content = getContent(languages[0]);
  const link = (title: string, protocol = "https") => ({ title, href: `${protocol}://${title}` });
  const text = "Our work (https://a.example/b?c=d#e), “http://f.example/”, and more: https://g.example/h-1.";
  expect(linkText(text, content)).toEqual([
    "Our work (",
    link("a.example/b?c=d#e"),
    "), “",
    link("f.example/", "http"),
    "”, and more: ",
    link("g.example/h-1"),
    ".",
  ]);
  expect(stripLinks(text, content)).toMatch(/ \(a\.example.+g\.example\/h-1\.$/);
  expect(linkText("An address starts with https://, then a name.", content)).toHaveLength(1);
});
