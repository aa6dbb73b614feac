import { expect, test } from "vitest";
import { parseJson } from "./parse-json.ts";

test("a mistake in a JSON file is named by its file, line and column", () => {
  const mistakes = {
    '{\n  "a": 1\n  "b": 2\n}': "line 3, column 3: Expected ',' or '}' after property value",
    '{\n  "a": [1, ],\n  "b": [1]\n}': "line 2, column 12: Unexpected token ']'",
    "{\n  \"a\": 'x'\n}": "line 2, column 8: Unexpected token '''",
    '{\n  "a":': "line 2, column 7: Unexpected end of JSON input",
  };
  for (const [text, message] of Object.entries(mistakes))
    expect(() => parseJson(text, "facts.json")).toThrow(`facts.json, ${message}`);
});
