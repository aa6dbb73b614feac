import { expect, test } from "vitest";
import { readSources } from "../app/content-model/read-content.ts";
import { buildConfig } from "./config.ts";
import { formatFile } from "./content-format.ts";

test("Each field and each option has a label", () => {
  const unnamed: string[] = [];
  JSON.stringify(buildConfig(), (_key, part) => {
    const { label, name, value, widget } = part ?? {};
    if (label && label === (name ?? value) && widget !== "hidden")
      unnamed.push(`add .describe("…") to ${label} in the schema`);
    return part;
  });
  expect(unnamed).toEqual([]);
});

test("A file stays unchanged when the editor reads and writes it, including the order of its keys", () => {
  const shuffled = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(shuffled);
    if (typeof value !== "object" || value === null) return value;
    const entries = Object.entries(value).map(([key, part]) => [key, shuffled(part)]);
    return Object.fromEntries(entries.toReversed());
  };
  for (const [name, content] of Object.entries(readSources())) {
    if (content === undefined) continue;
    const text = `${JSON.stringify(content, null, 2)}\n`;
    expect(formatFile(JSON.stringify(shuffled(content)), text), name).toBe(text);
  }
});
