import { expect, test } from "vitest";
import { findBrokenRules } from "./text-rules.ts";

const rulesBroken = (...text: Parameters<typeof findBrokenRules>) =>
  findBrokenRules(...text).map(({ message }) => message);

test("Correct Spanish and English pass, with names of tools, addresses, times and quotations", () => {
  const correct = [
    ["es", "Dieciséis personas, veintiséis pantallas y nada de relleno."],
    ["es", "Escribinos a hola@acme.com.ar o mirá https://acme.com.ar/es?desde=acá antes de las 10:30."],
    ["es", "El primer paso, el 1.º, y la 2.ª versión, de 9 a. m. a 6 p. m., para una S.R.L."],
    ["en", "We build on Node.js and .NET and write to disk.txt, as on www.taller.com/team."],
    ["en", "With snake_case_names, R&D; if a < b and c > d, a * b, in [brackets] (as here), a*b*c."],
    ["en", "In November: {design/ux}."],
    ["en", "A client called it “the best day of the week” and meant it."],
  ] as const;
  expect(correct.flatMap(([language, text]) => findBrokenRules(text, language))).toEqual([]);
});

test("A promise in a text is left to its own file, and the rules still apply to the rest of the text", () => {
  const text = "Vosotros nos leíais, y tú también.";
  expect(rulesBroken(text, "es", ["Vosotros nos leíais"])).toEqual(["is tuteo"]);
});

test("A finding names each of the words that break the rule once, with the words around them", () => {
  const [tuteo] = findBrokenRules("Tú eres, y tú puedes; tú.", "es");
  expect(tuteo?.found).toBe("“Tú”, “eres”, “tú”, “puedes” (“Tú eres, y tú puedes; tú.”)");
  const [mark] = findBrokenRules(`See acme.com.Then ${"and more ".repeat(50)}and more.`, "en");
  expect(mark?.found).toContain("(“See acme.com.Then and more and more and more and more …”)");
});

test("The rules find each kind of mistake", () => {
  const wrong: [language: "en" | "es", text: string, rule: string][] = [
    ["es", "Si queréis, venid.", "is vosotros"],
    ["es", "Contáctenos hoy.", "is usted"],
    ["es", "La seccion nueva.", "lacks an accent"],
    ["es", "Somos el mejor estudio.", "praises the studio or promises beyond its two claims"],
    ["es", "Qué falta?", "opens a question or an exclamation without its mark"],
    ["en", "An “open quotation.", "has an open quotation mark or bracket"],
    ["en", "One,two and three.", "has a mark without a space after it"],
  ];
  for (const [language, text, rule] of wrong) expect(rulesBroken(text, language), text).toContain(rule);
  const html = ["<b>Now</b>", "A&nbsp; B", "<a href=https://acme.com/a>here</a>"];
  const markdown = ["**Now**", "Some `code`", "_Now_", "[here](/es/ux)", "[here](https://acme.com/a)"];
  for (const marked of [...html, ...markdown])
    expect(rulesBroken(marked, "en").join(), marked).toMatch(/^has HTML or Markdown, .+ \{ux\}/);
});
