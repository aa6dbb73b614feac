/** How the build grows with the catalogue: the project's sources, copied, with ten and a hundred times the details. */
import { spawnSync } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

export interface Growth {
  factor: number;
  /** Documents that the build has written for known addresses. */
  pages: number;
  /** Milliseconds of a build from nothing. */
  build: number;
  /** Brotli bytes of one page of each kind. */
  bytes: { home: number; service: number; detail: number };
}

/** Gives each detail of an object of categories so many synthetic twins, whose keys end in a number. */
const multiply = (factor: number) => `
function multiplied(byCategory) {
  return Object.fromEntries(Object.entries(byCategory).map(([category, details]) => [category, Object.fromEntries(
    Object.entries(details).flatMap(([key, detail]) =>
      Array.from({ length: ${factor} }, (_, twin) => [twin === 0 ? key : \`\${key}-\${twin}\`, detail])),
  )]));
}
`;

/** Builds the site with `factor` times its detailed services, in a folder of its own. */
export function buildGrown(factor: number): Growth {
  const copy = mkdtempSync(join(tmpdir(), "studio-grown-"));
  try {
    const tracked = spawnSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
    for (const file of tracked.stdout.toString().split("\0").filter(Boolean)) {
      mkdirSync(dirname(join(copy, file)), { recursive: true });
      cpSync(file, join(copy, file));
    }
    symlinkSync(join(process.cwd(), "node_modules"), join(copy, "node_modules"));
    growCatalogue(copy, factor);

    const start = performance.now();
    const { status, stderr } = spawnSync(process.execPath, ["scripts/build.ts"], { cwd: copy });
    if (status !== 0) throw new Error(`The grown build failed:\n${stderr}`);
    const build = performance.now() - start;

    const bytes = (page: string) => statSync(join(copy, "build/client", page, "index.html.br")).size;
    const pages = readFileSync(join(copy, "build/client/sitemap.xml"), "utf8").match(/<loc>/g)?.length ?? 0;
    return {
      factor,
      pages,
      build,
      bytes: { home: bytes("en"), service: bytes("en/ux"), detail: bytes("es/development/payment") },
    };
  } finally {
    rmSync(copy, { recursive: true });
  }
}

function growCatalogue(copy: string, factor: number): void {
  const catalogue = join(copy, "app/domain/catalogue.ts");
  const source = readFileSync(catalogue, "utf8");
  const grown = source.replace("export const categories = ", "const givenCategories = ");
  if (grown === source) throw new Error("The catalogue has a new shape; see scripts/bench/growth.ts");
  writeFileSync(catalogue, grown.replaceAll("typeof categories", "typeof givenCategories"));
  appendFileSync(catalogue, `${multiply(factor)}export const categories = multiplied(givenCategories);\n`);
  appendFileSync(
    join(copy, "app/content/contents.server.ts"),
    `${multiply(factor)}for (const content of [en, es]) content.details = multiplied(content.details);\n`,
  );
}
