import { expect, test } from "vitest";
import { parseJson } from "./parse-json.ts";

test("a mistake in a JSON file is named by its file, line and column, with its probable cause", () => {
  const mistakes = {
    '{\n  "a": 1\n  "b": 2\n}':
      "line 3, column 3: Expected ',' or '}' after property value (a comma is missing,",
    '{\n  "amount": 6.500.000\n}':
      "line 2, column 18: Expected ',' or '}' after property value (a comma is missing, perhaps on the line above, a text has a quotation mark without \\, or a number has dots between thousands, unlike 6500000)",
    '{\n  "a": "1,\n  "b": 2\n}':
      "line 2, column 11: Bad control character in string literal (a closing quotation mark is missing,",
    '{\n  "a": 1,\n}': "line 3, column 1: Expected double-quoted property name (a comma is one too many,",
    '{\n  "a": [1, ],\n  "b": [1]\n}': "line 2, column 12: Unexpected token ']'",
    "{\n  \"a\": 'x'\n}": "line 2, column 8: Unexpected token '''",
    '{\n  "a":': "line 2, column 7: Unexpected end of JSON input",
  };
  for (const [text, message] of Object.entries(mistakes))
    expect(() => parseJson(text, "facts.json")).toThrow(`facts.json, ${message}`);
});
