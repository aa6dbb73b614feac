import { expect, test } from "vitest";
import clients from "../app/content/clients.json" with { type: "json" };
import { formatProblem, type Problem, report } from "../app/content-model/problems.ts";
import { formatInLabels } from "./messages.ts";
import { checkSave } from "./save-problems.ts";

const path = "app/content/clients.json";
const added = `clients[${clients.clients.length}]`;
const svg = (fill: string, content = `<path fill="${fill}" d="M0 0h9v9z"/>`) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${content}</svg>`;

const lines = (found: (Problem | string)[]) =>
  found.map((problem) => (typeof problem === "string" ? problem : formatProblem(problem)));

/** The problems of saving one more client, with the file that the studio has just chosen, if any. */
function problemsWith(client: object, file?: string): string[] {
  const molino = { name: "Molino", isInvented: false, ...client };
  const content = Buffer.from(file ?? "").toString("base64");
  const assets = file ? [{ path: "public/test-logo.svg", content, encoding: "base64" as const }] : [];
  return lines(checkSave(path, JSON.stringify({ clients: [...clients.clients, molino] }), assets));
}

test("A client is saved with its logo, which is checked before it is in the project", () => {
  const file = "/test-logo.svg";
  expect(problemsWith({ file }, svg("#fa0"))).toEqual([]);
  expect(problemsWith({})).toEqual([`${path}: ${added}.file needs an SVG file`]);
  expect(problemsWith({ file }).join()).toMatch(/not in the folder public$/);
  expect(problemsWith({ file }, svg("", "<text>M</text>")).join()).toMatch(/contains <text/);
});

test("A problem is told in the labels of the editor, in Spanish", () => {
  const home = { file: "home", path: ["en", "phases", 0, "description"] };
  const tuteo = { message: "is tuteo", found: "“puedes” (“Si puedes.”)" };
  const problems: [Problem, string][] = [
    [
      report(home, "has {count} characters, at most {limit}", { count: 382, limit: 300 }),
      "Inglés, Etapas 1, Descripción: tiene 382 caracteres, y como mucho entran 300",
    ],
    [
      { file: "home", path: ["es", "lead"], ...tuteo },
      "Español, Presentación: está en tuteo: “puedes” (“Si puedes.”)",
    ],
    [
      report({ file: "clients", path: ["clients", 3, "file"] }, "needs an SVG file"),
      "Clientes 4, Símbolo (SVG): necesita un archivo SVG",
    ],
  ];
  expect(problems.map(([found]) => formatInLabels(found))).toEqual(problems.map(([, words]) => words));
});
