import { expect, test } from "vitest";
import { clausesOf, tied } from "./tied.ts";

/** What may stand on a line of its own. */
const unitsOf = (text: string, longest?: number) =>
  tied(text, longest)
    .split(" ")
    .map((unit) => unit.replaceAll("\u00a0", "_"));

test("small words stay with the word that they lead to", () => {
  expect(unitsOf("Armado de la empresa")).toEqual(["Armado", "de_la_empresa"]);
  expect(unitsOf("¿Un MVP puede llegar?")).toEqual(["¿Un_MVP", "puede", "llegar?"]);
});

test("a verb keeps its “up”", () => {
  expect(unitsOf("What ends up in your folder.")).toEqual(["What", "ends_up", "in_your_folder."]);
});

test("no heading ends on a line of one small word", () => {
  expect(unitsOf("Pay only if we convince you.")).toEqual(["Pay", "only", "if_we", "convince_you."]);
});

test("no more is tied together than a line holds", () => {
  expect(unitsOf("Diseño de interacción", 12)).toEqual(["Diseño", "de", "interacción"]);
  expect(unitsOf("Te encuentran, y vos te enterás.")).toEqual(["Te_encuentran,", "y_vos", "te_enterás."]);
});

test("a heading has as many clauses as its marks part", () => {
  expect(clausesOf("Six services. Start where you’re stuck.")).toEqual([
    "Six services.",
    "Start where you’re stuck.",
  ]);
  expect(clausesOf("They find you, and you can tell.")).toEqual(["They find you,", "and you can tell."]);
});

test("a name in capitals is no small word", () => {
  expect(unitsOf("Billeteras, QR y transferencia")).toEqual(["Billeteras,", "QR", "y_transferencia"]);
});
