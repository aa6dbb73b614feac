import { expect, test } from "vitest";
import { textFindings } from "./text-rules.ts";

const findings = (text: string, file: string, language: "en" | "es", meantSo?: string[]) =>
  textFindings(text, { file, path: [] }, language, meantSo);
const rulesBroken = (...text: Parameters<typeof findings>) => findings(...text).map(({ rule }) => rule);

test("correct Spanish and English pass: numbers in words, names of tools, addresses, times, dates, quotations", () => {
  const correct = [
    ["es", "Dieciséis personas, veintiséis pantallas y nada de relleno."],
    [
      "es",
      "Escribinos a hola.equipo@acme.com.ar o mirá https://acme.com.ar/es?desde=acá antes de las 10:30.",
    ],
    ["en", "We build on Node.js and write to disk.txt, as of 2026-12-01."],
    ["en", "See www.taller.com/team, or umami.lumbre.com.ar, or (lumbre.studio/a)."],
    ["en", "HTML5, B2B and H2O in 3D, 24/7, from 9 a.m. to 5 pm."],
    ["en", "With snake_case_names, R&D; if a < b and c > d, a * b, in [brackets] (as here), a*b*c."],
    ["es", "Ustedes deciden, de 9 a. m. a 6 p. m., de 9 a 18 h o de 9 a 18 hs."],
    ["es", "Cerramos del 20 al 31 de diciembre, desde el 12 de marzo de 2027 y en mayo de 2027."],
    ["en", "Closed from 20 to 31 December, on March 12, 2027, and in May 2027."],
    ["en", "Servers in .NET or ASP.NET, in C and in .NET."],
    ["en", "Phones with Android 10 or iOS 16, in WCAG 2.2 and Next.js 16."],
    ["en", "A client called it “the best day of the week” and meant it."],
  ] as const;
  expect(correct.flatMap(([language, text]) => findings(text, "home", language))).toEqual([]);
  expect(findings("El primer paso, el 1.º, y la 2.ª versión.", "about", "es")).toEqual([]);
});

test("a price, a percentage and a year fail on a page of the offer, and pass on other pages", () => {
  const text = "En 2019 subió un 20 % y costaba $ 300.";
  const [finding, ...others] = findings(text, "services/ux", "es");
  expect(finding?.found).toBe("2019”, “20 %”, “$ 300");
  expect(others).toEqual([]);
  expect(rulesBroken(text, "news", "es")).toEqual([]);
  expect(rulesBroken("Desde USD 500.", "quote", "es")).toHaveLength(1);
  expect(textFindings(text, { file: "quote", path: ["sample", "late"] }, "es")).toEqual([]);
});

test("words in exceptions.json pass in their file, and the rules still apply to the rest of the text", () => {
  const text = "Vosotros nos leíais, y tú también.";
  expect(rulesBroken(text, "home", "es", ["Vosotros nos leíais"])).toEqual(["is tuteo"]);
});

test("a finding names each of the words that break the rule, once", () => {
  const [finding] = findings("Tú eres, y tú puedes; tú.", "home", "es");
  expect(finding?.found).toBe("Tú”, “eres”, “tú”, “puedes");
});

test("a finding shows what stands in the text, with the words around it", () => {
  const text = `See acme.com.Then ${"and more ".repeat(50)}`;
  expect(findings(`${text}and more.`, "about", "en")).toEqual([
    {
      rule: "has a mark without a space after it",
      found: ".T",
      around: "See acme.com.Then and more and more and more and more …",
    },
  ]);
});

test("the rules find each kind of mistake", () => {
  const offerRule = "has a price, a percentage or a number that is not a fact of app/content/facts.json";
  const wrong: [language: "en" | "es", text: string, rule: string][] = [
    ["es", "Si queréis, venid.", "is vosotros"],
    ["es", "Contáctenos hoy.", "is usted"],
    ["es", "La seccion nueva.", "lacks an accent"],
    ["es", "Somos el mejor estudio.", "praises the studio or promises beyond its two claims"],
    ["en", "The best studio.", "praises the studio or promises beyond its two claims"],
    ["es", "Usted decide.", "is usted"],
    ["es", "Qué falta?", "opens a question or an exclamation without its mark"],
    ["en", "An “open quotation.", "has an open quotation mark or bracket"],
    ["en", "For USD300, or 10x faster.", offerRule],
    ["es", "Respondemos en 24 h.", offerRule],
    ["es", "Respondemos de 24 a 48 h.", offerRule],
    ["es", "Más de 300 clientes en marzo.", offerRule],
    ["en", "One,two and three.", "has a mark without a space after it"],
    ["en", "It’s done.Then we go.", "has a mark without a space after it"],
  ];
  for (const [language, text, rule] of wrong)
    expect(rulesBroken(text, "home", language), text).toContain(rule);
  for (const html of ["<b>Now</b>", "Now<br/>", "A&nbsp; B"])
    expect(rulesBroken(html, "about", "en")).toEqual(["has HTML, which is shown as typed"]);
  for (const markdown of ["**Now**", "Some `code`", "_Now_", "__Now and then__", "*Now*"])
    expect(rulesBroken(markdown, "about", "en")).toEqual(["has Markdown, which is shown as typed"]);
  for (const link of ["[here](/es/ux)", "[here](https://acme.com/a)", "<a href=https://acme.com/a>here</a>"])
    expect(rulesBroken(link, "about", "en").join()).toMatch(/^has a link .+ shown as typed; .+ \{ux\}/);
});
