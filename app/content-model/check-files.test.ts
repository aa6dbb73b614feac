import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { checkDrawings, type Drawings } from "./check-files.ts";
import { formatProblem } from "./problems.ts";

const folder = mkdtempSync(join(tmpdir(), "logos-"));
afterAll(() => rmSync(folder, { recursive: true }));
const svg = (attributes: string, content = "<path d='M0 0h9v9z'/>") =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;
const files = {
  wide: `<!-- <script> -->${svg('viewBox="0 0 240 60"', '<path fill="url(#a)" d="M0 0h9v9z"/>')}`,
  tall: svg('width="30px" height="90px"'),
  script: svg('viewBox="0 0 10 10"', "<script>1</script>"),
  linked: svg('viewBox="0 0 10 10"', '<use href="https://acme.com/a.svg#b"/>'),
  text: svg('viewBox="0 0 10 10"', "<text>Acme</text>"),
  styled: svg('viewBox="0 0 10 10"', "<style>path { fill: url( 'https://acme.com/a.svg#b') }</style>"),
  broken: svg('viewBox="0 0 10 10"', "<g>"),
};
for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, `${name}.svg`), text);

const problemsWith = (names: string[], logo: Drawings["logo"] = {}) => {
  const clients = names.map((name) => ({ name, file: `/${name}.svg`, isInvented: false }));
  return checkDrawings({ logo, clients: { clients } }, folder).map(formatProblem);
};

test("A mark and logos that follow the rules pass, drawn in cells or from a file", () => {
  expect(problemsWith(["wide", "tall"], { cells: ["8 4", "1 2*"], replacesFirstLetter: "A" })).toEqual([]);
  expect(problemsWith([], { file: "/wide.svg", icon: "/tall.svg" })).toEqual([]);
});

test("A logo file that is missing or broken, has a script, a text or an external reference is an error", () => {
  expect(problemsWith(["missing", ...Object.keys(files).slice(2)], { icon: "/gone.svg" })).toEqual([
    "app/content/logo.json: icon names /gone.svg, which is not in the folder public",
    ...[
      "names /missing.svg, which is not in the folder public",
      "names /script.svg, which contains <script; a logo consists of paths",
      'names /linked.svg, which contains href="; a logo consists of paths',
      "names /text.svg, which contains <text; a logo consists of paths",
      "names /styled.svg, which contains url(; a logo consists of paths",
      "names /broken.svg, which is not valid SVG: ",
    ].map((line, index) => expect.stringContaining(`clients.json: clients[${index}].file ${line}`)),
  ]);
});
