import { expect, test } from "vitest";
import clients from "../app/content/clients.json" with { type: "json" };
import { inWords } from "./messages.ts";
import { saveProblems } from "./save-problems.ts";

const path = "app/content/clients.json";
const added = `clients[${clients.clients.length}]`;
const svg = (fill: string, content = `<path fill="${fill}" d="M0 0h9v9z"/>`) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${content}</svg>`;

/** The problems of saving one more client, with the file that the studio has just chosen, if any. */
function problemsWith(client: object, file?: string): string[] {
  const molino = { name: "Molino", isMadeUp: false, ...client };
  const assets = file
    ? [
        {
          path: "public/molino.svg",
          content: Buffer.from(file).toString("base64"),
          encoding: "base64" as const,
        },
      ]
    : [];
  return saveProblems(path, JSON.stringify({ clients: [...clients.clients, molino] }), assets);
}

test("a client is saved with its logo, which is checked before it is in the project", () => {
  const file = "/molino.svg";
  expect(problemsWith({ file }, svg("#fa0"))).toEqual([]);
  expect(problemsWith({})).toEqual([`${path}: ${added}.file needs an SVG file`]);
  expect(problemsWith({ file }).join()).toMatch(/there is no file public\/molino\.svg$/);
  expect(problemsWith({ file }, svg("", "<text>M</text>")).join()).toMatch(/turn it into outlines/);
  expect(problemsWith({ file }, svg("#111")).join()).toMatch(/too little contrast/);
  expect(problemsWith({ file, inTextColor: true }, svg("#111"))).toEqual([]);
});

test("a brand that is too short is rejected", () => {
  const facts = JSON.stringify({ brand: "Ab" });
  expect(saveProblems("app/content/facts.json", facts)).toContain(
    "app/content/facts.json: brand has 2 characters, at least 3",
  );
});

test("a problem is told in the labels and the language of the editor", () => {
  const problems = {
    "app/content/home.json: en.phases[0].description has 382 characters, at most 300":
      "Inglés, Etapas 1, Descripción: tiene 382 caracteres, y como mucho entran 300",
    "app/content/home.json: es.lead is tuteo: “puedes” in “Si puedes.”":
      "Español, Presentación: está en tuteo: “puedes” en “Si puedes.”",
    "app/content/home.json: es.questions has 5 entries, but app/content/schema.ts sets 4":
      "Español, Preguntas frecuentes: tiene 5 entradas, y son 4 según app/content/schema.ts",
    'app/content/home.json: es.reasons[0].description names {ui2}, which is no page; the pages are mvp, ux: "Mirá {ui2}: “ya”."':
      'Español, Razones 1, Descripción: nombra {ui2}, que no es una página; las páginas son mvp, ux: "Mirá {ui2}: “ya”."',
    [`${path}: clients[3].file needs an SVG file`]: "Clientes 4, Símbolo (SVG): necesita un archivo SVG",
  };
  expect(Object.keys(problems).map((problem) => inWords(problem, "es"))).toEqual(Object.values(problems));
  expect(inWords(`${path}: clients[3].file needs an SVG file`, "en")).toBe(
    "Clients 4, Symbol (SVG): needs an SVG file",
  );
});
