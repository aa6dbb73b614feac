import { expect, test } from "vitest";
import { readShared, readTexts } from "../app/content/contents.server.ts";
import { textFiles } from "../app/content/schema.ts";
import { sharedFiles } from "../app/content/shared-schema.ts";
import { editorConfig } from "./config.ts";
import { fromFile, toFile } from "./content-format.ts";

test("an optional object that was not filled in, and its empty fields, are not saved", () => {
  const page = { title: "About", photo: { file: undefined, description: undefined } };
  expect(JSON.parse(toFile(page))).toEqual({ title: "About" });
});

test("every file of the content is in the editor", () => {
  const files = editorConfig({}).collections.flatMap(({ files }) => files.map(({ file }) => file));
  const all = Object.keys({ ...textFiles, ...sharedFiles }).map((name) => `app/content/${name}.json`);
  expect(files.sort()).toEqual(all.sort());
});

test("a file stays unchanged when the editor reads and writes it, including the order of its keys", () => {
  const shuffled = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(shuffled);
    if (typeof value !== "object" || value === null) return value;
    const entries = Object.entries(value).map(([key, part]) => [key, shuffled(part)]);
    return Object.fromEntries(entries.toReversed());
  };
  const ownOrders = { es: { title: "Nosotros", photo: "a.jpg" }, en: { photo: "a.jpg", title: "About" } };
  for (const [name, content] of [
    ...Object.entries({ ...readTexts(), ...readShared() }),
    ["a page with another order in each language", ownOrders],
  ] as const) {
    const text = `${JSON.stringify(content, null, 2)}\n`;
    expect(toFile(shuffled(fromFile(text))), name).toBe(text);
  }
});
