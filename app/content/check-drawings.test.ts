import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { Client, StudioLogo } from "../domain/logo.ts";
import { drawingProblems } from "./check-drawings.ts";

const folder = mkdtempSync(join(tmpdir(), "logos-"));
afterAll(() => rmSync(folder, { recursive: true }));
const svg = (attributes: string, content = "<path fill='#e63' d='M0 0h9v9z'/>") =>
  `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;
writeFileSync(join(folder, "wide.svg"), svg('viewBox="0 0 240 60"'));
writeFileSync(join(folder, "tall.svg"), svg('width="30px" height="90px"'));
writeFileSync(join(folder, "no-size.svg"), svg('width="100%" height="100%"'));
writeFileSync(join(folder, "empty.svg"), svg('viewBox="0 0 10 10"', "<g></g>"));
const picture = (href: string) =>
  svg('viewBox="0 0 10 10"', `<path fill="#e63" d="M0 0h9v9z"/><image width="9" height="9" href="${href}"/>`);
writeFileSync(join(folder, "picture.svg"), picture("data:image/png;base64,"));
writeFileSync(join(folder, "linked.svg"), picture("photo.png"));
writeFileSync(
  join(folder, "styled.svg"),
  svg('viewBox="0 0 10 10"', "<style>.a{fill:#e63}</style><path class='a' d='M0 0h9v9z'/><script>1</script>"),
);
writeFileSync(join(folder, "text.svg"), svg('viewBox="0 0 10 10"', "<text>Acme</text>"));
writeFileSync(join(folder, "photo.svg"), "JFIF");
writeFileSync(join(folder, "pasted.svg"), '<svg viewBox="0 0 10 10"><path d="M0 0h9v9z"/></svg>');
writeFileSync(join(folder, "broken.svg"), svg('viewBox="0 0 10 10"', "<g>"));

const mark = ["8 4", "0 0", "0 0", "1 2*"];
const problemsWith = (logo: StudioLogo, clients: Client[] = []) =>
  drawingProblems({ logo, clients, folder }).map((problem) => problem.replaceAll(folder, "public"));
const client = (logo: Client["logo"]): Client => ({ name: "Panadería Sur", logo, isMadeUp: false });

test("a mark and logos that follow the rules pass, drawn in cells or from a file", () => {
  const files = [
    client({ file: "/wide.svg", width: 480, height: 120 }),
    client({ file: "/tall.svg", width: 10, height: 30 }),
    client({ file: "/picture.svg", width: 1, height: 1 }),
  ];
  expect(problemsWith({ mark, replacesFirstLetter: "A" }, [...files, client(["8 4", "1 0"])])).toEqual([]);
  expect(problemsWith({ mark: { file: "/wide.svg", width: 4, height: 1 } })).toEqual([]);
  expect(problemsWith({ mark: { file: "/styled.svg", width: 1, height: 1 } })).toEqual([]);
});

test("a drawn mark that breaks a rule gives an error with the rule, the value found and the limit", () => {
  const place = "app/content/logo.json: cells";
  expect(problemsWith({ mark: mark.slice(0, 3).concat("0*") })).toEqual([
    `${place} has rows of 2, 2, 2, 1 cells, the same number in each`,
  ]);
  expect(problemsWith({ mark: [...mark, "0 0", "0 0"] })).toEqual([
    `${place} has 6 rows of cells, from 4 to 5`,
  ]);
  expect(problemsWith({ mark: Array(4).fill("0* 0 0 0 0 0") })).toEqual([
    `${place} has 6 cells in a row, from 1 to 5`,
  ]);
  expect(problemsWith({ mark: ["0* 0", "0 0", "0 0", "0 0*"] })).toEqual([
    `${place} has 2 lime elements, exactly 1`,
  ]);
  expect(problemsWith({ mark: ["g 0", "0 0", "0 0", "0 0*"] })).toEqual([
    expect.stringContaining(`${place} has “g”: a cell is`),
  ]);
});

test("an invalid letter and lime in a client's logo are errors", () => {
  expect(problemsWith({ mark, replacesFirstLetter: "Ac" }, [client(["0 0*"])])).toEqual([
    "app/content/logo.json: replacesFirstLetter must be one letter, but is “Ac”",
    "app/content/clients.json: clients[0].cells has 1 lime elements, exactly 0",
  ]);
});

test("a file that is missing, broken, has no size, a wrong size, or nothing that the site can show is an error", () => {
  const files = ["missing", "no-size", "wide", "text", "photo", "broken", "empty", "linked", "pasted"].map(
    (name) => client({ file: `/${name}.svg`, width: 10, height: 10 }),
  );
  expect(problemsWith({ mark }, files)).toEqual([
    "app/content/clients.json: clients[0].file names /missing.svg, but there is no file public/missing.svg",
    'app/content/clients.json: clients[1].file names /no-size.svg, which has no viewBox: add it to its <svg>, with the width and the height of the drawing, as in viewBox="0 0 240 60"',
    'app/content/clients.json: clients[2].file names /wide.svg, which is 240 by 60: write "width": 240, "height": 60',
    "app/content/clients.json: clients[3].file names /text.svg, whose <text> needs a font: turn it into outlines",
    "app/content/clients.json: clients[4].file names /photo.svg, which is not an SVG file",
    "app/content/clients.json: clients[5].file names /broken.svg, which is not valid SVG: expected 'g' tag, not 'svg' at 2:64",
    "app/content/clients.json: clients[6].file names /empty.svg, which shows nothing: export the drawing as plain SVG paths",
    "app/content/clients.json: clients[7].file names /linked.svg, whose <image> cannot be shown: export the drawing as plain SVG paths",
    'app/content/clients.json: clients[8].file names /pasted.svg, whose <svg> has no xmlns: add xmlns="http://www.w3.org/2000/svg" to it',
  ]);
  expect(problemsWith({ mark: { file: "/picture.svg", width: 1, height: 1 } })).toEqual([
    "app/content/logo.json: file names /picture.svg, whose <image> cannot be shown: export the drawing as plain SVG paths",
  ]);
});

test("an icon that is not square or cannot be seen is an error", () => {
  const ground = "<path fill='#123' d='M0 0h10v10H0z'/>";
  writeFileSync(join(folder, "ground.svg"), svg('viewBox="0 0 10 10"', ground));
  const symbol = "<path fill='#fff' d='M3 3h4v4H3z'/>";
  writeFileSync(join(folder, "symbol.svg"), svg('viewBox="0 0 10 10"', ground + symbol));
  const icon = (file: string) => ({ mark, icon: { file, width: 1, height: 1 } });
  expect(problemsWith(icon("/symbol.svg"))).toEqual([]);
  expect(problemsWith(icon("/ground.svg"))).toEqual([
    "app/content/logo.json: icon names /ground.svg, whose colours have too little contrast with the dark background: lighten them",
  ]);
  expect(problemsWith(icon("/wide.svg"))).toEqual([
    "app/content/logo.json: icon names /wide.svg, which is 240 by 60: an icon is square",
  ]);
});

test("a drawing that is too dark on the page's background is an error, and passes in the text colour", () => {
  const dark = { file: "/dark.svg", width: 10, height: 10 };
  writeFileSync(join(folder, "dark.svg"), svg('viewBox="0 0 10 10"', "<path d='M0 0h9v9H0z'/>"));
  expect(problemsWith({ mark: dark })).toEqual([
    'app/content/logo.json: file names /dark.svg, whose colours have too little contrast with the dark background: lighten them, or, if it has only one colour, set "inTextColor": true',
  ]);
  expect(problemsWith({ mark: { ...dark, inTextColor: true } })).toEqual([]);
});

test("a logo of which a part is too dark is an error, and dark letters on a light ground pass", () => {
  const half = (color: string, x: number) => `<path fill='${color}' d='M${x} 0h18v20H${x}z'/>`;
  const logo = (file: string, content: string) => {
    writeFileSync(join(folder, file), svg('viewBox="0 0 40 20"', content));
    return { mark: { file: `/${file}`, width: 40, height: 20 } };
  };
  expect(problemsWith(logo("half.svg", half("#c3ed2a", 0) + half("#111111", 20)))).toEqual([
    "app/content/logo.json: file names /half.svg, of which a part in #111111 has too little contrast with the dark background: lighten it",
  ]);
  const letter = "<path fill='#111111' d='M2 2h4v4H2z'/>";
  expect(problemsWith(logo("letter.svg", half("#ffffff", 0) + letter))).toEqual([]);
});
