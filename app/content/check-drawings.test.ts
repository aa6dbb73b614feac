import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { Client, StudioLogo } from "../domain/logo.ts";
import { checkDrawings } from "./check-drawings.ts";
import { formatProblem } from "./check-schema.ts";

const folder = mkdtempSync(join(tmpdir(), "logos-"));
afterAll(() => rmSync(folder, { recursive: true }));
const svg = (attributes: string, content = "<path d='M0 0h9v9z'/>") =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;
const files = {
  wide: `<!-- <script> -->${svg('viewBox="0 0 240 60"', '<path fill="url(#a)" d="M0 0h9v9z"/>')}`,
  tall: svg('width="30px" height="90px"'),
  "no-size": svg('width="100%" height="100%" stroke-width="2" line-height="3"'),
  comment: `<!-- ${svg('viewBox="0 0 10 10"')} -->`,
  script: svg('viewBox="0 0 10 10"', "<script>1</script>"),
  linked: svg('viewBox="0 0 10 10"', '<use href="https://acme.com/a.svg#b"/>'),
  text: svg('viewBox="0 0 10 10"', "<text>Acme</text>"),
  imported: svg('viewBox="0 0 10 10"', '<style>@import "https://acme.com/a.css";</style>'),
  styled: svg('viewBox="0 0 10 10"', "<style>path { fill: url( 'https://acme.com/a.svg#b') }</style>"),
  photo: "JFIF",
  broken: svg('viewBox="0 0 10 10"', "<g>"),
};
for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, `${name}.svg`), text);

const mark = ["8 4", "0 0", "0 0", "1 2*"];
const problemsWith = (logo: StudioLogo, clients: Client[] = []) =>
  checkDrawings(logo, clients, folder).map(formatProblem);
const client = (logo: Client["logo"]): Client => ({ name: "Panadería Sur", logo, isInvented: false });

test("a mark and logos that follow the rules pass, drawn in cells or from a file", () => {
  const clients = [
    client({ file: "/wide.svg", width: 480, height: 120 }),
    client({ file: "/tall.svg", width: 10, height: 30 }),
    client(["8 4", "1 0"]),
  ];
  expect(problemsWith({ mark, replacesFirstLetter: "A" }, clients)).toEqual([]);
  expect(problemsWith({ mark: { file: "/wide.svg", width: 4, height: 1 } })).toEqual([]);
});

test("a logo file that is missing or broken, has another size, a script, a text or an external reference is an error", () => {
  const clients = ["missing", ...Object.keys(files)].map((name) =>
    client({ file: `/${name}.svg`, width: 10, height: 10 }),
  );
  expect(problemsWith({ mark }, clients)).toEqual(
    [
      "file names /missing.svg, which is not in the folder public",
      "file names /wide.svg, which is 240 × 60, not 10 × 10",
      "file names /tall.svg, which is 30 × 90, not 10 × 10",
      "file names /no-size.svg, which has no viewBox",
      "file names /comment.svg, which has no viewBox",
      "file names /script.svg, which contains <script; a logo consists of paths",
      'file names /linked.svg, which contains href="; a logo consists of paths',
      "file names /text.svg, which contains <text; a logo consists of paths",
      "file names /imported.svg, which contains @import; a logo consists of paths",
      "file names /styled.svg, which contains url(; a logo consists of paths",
      "file names /photo.svg, which has no viewBox",
      expect.stringContaining("file names /broken.svg, which is not valid SVG: "),
    ].map((problem, index) =>
      typeof problem === "string" ? `app/content/clients.json: clients[${index}].${problem}` : problem,
    ),
  );
});
