import { expect, test } from "vitest";
import { sentencesOf, tied } from "./tied.ts";

/** What may stand on a line of its own. */
const unitsOf = (text: string, longest?: number) =>
  tied(text, longest)
    .split(" ")
    .map((unit) => unit.replaceAll("\u00a0", "_"));

test("small words stay with the word that they lead to", () => {
  expect(unitsOf("Armado de la empresa")).toEqual(["Armado", "de_la_empresa"]);
  expect(unitsOf("¿Un MVP puede llegar?")).toEqual(["¿Un_MVP", "puede", "llegar?"]);
});

test("no heading ends on a line of one small word", () => {
  expect(unitsOf("Pay only if we convince you.")).toEqual(["Pay", "only", "if_we", "convince_you."]);
});

test("no more is tied together than a line holds", () => {
  expect(unitsOf("Diseño de interacción", 12)).toEqual(["Diseño", "de", "interacción"]);
  expect(unitsOf("Te encuentran, y vos te enterás.")).toEqual(["Te_encuentran,", "y_vos", "te_enterás."]);
});

test("a heading of two sentences has two", () => {
  expect(sentencesOf("Six services. Start where you’re stuck.")).toEqual([
    "Six services.",
    "Start where you’re stuck.",
  ]);
});
