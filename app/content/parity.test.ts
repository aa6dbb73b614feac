/**
 * Counts and parity are types (issue "The whole site works", point 6). Each test compiles a copy of the content with
 * one thing taken out, and reads what `npm run check` would say.
 */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const copy = mkdtempSync(join(tmpdir(), "parity-"));

beforeAll(() => {
  cpSync(join(root, "app/content"), join(copy, "app/content"), {
    recursive: true,
    filter: (source) => !source.endsWith(".test.ts"),
  });
  cpSync(join(root, "app/paths.ts"), join(copy, "app/paths.ts"));
  writeFileSync(
    join(copy, "tsconfig.json"),
    JSON.stringify({
      extends: join(root, "tsconfig.json"),
      compilerOptions: { types: [], rootDirs: [] },
      include: ["app"],
    }),
  );
});
afterAll(() => rmSync(copy, { recursive: true }));

/** What the compiler says of the copy, as a person in a terminal reads it; empty where all is well. */
function compile(): string {
  const compiler = join(root, "node_modules/typescript/bin/tsc");
  const args = [compiler, "--project", copy, "--pretty", "true"];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { cwd: copy, encoding: "utf8" });
  const said = stripVTControlCharacters(stdout + stderr);
  expect(status === 0).toBe(said === "");
  return said;
}

/** Compiles the copy with one change, and takes the change back. */
function compileWith(file: string, part: RegExp | string, replacement: string): string {
  const path = join(copy, file);
  const source = readFileSync(path, "utf8");
  const broken = source.replace(part, replacement);
  expect(broken, `${file} has another shape than this test expects`).not.toBe(source);
  writeFileSync(path, broken);
  try {
    return compile();
  } finally {
    writeFileSync(path, source);
  }
}

test("the content as it stands compiles", () => {
  expect(compile()).toBe("");
}, 60_000);

test.each([
  {
    lacks: "one of a service's five benefits",
    file: "app/content/es/services/ux.ts",
    part: /(benefits: \[\n)[^\n]*\n/,
    replacement: "$1",
    says: "property 'benefits'",
  },
  {
    lacks: "one translated interface word",
    file: "app/content/es/interface.ts",
    part: /\n {2}skipToContent: .*/,
    replacement: "",
    says: "Property 'skipToContent' is missing",
  },
  {
    lacks: "one service's texts",
    file: "app/content/en/content.ts",
    part: /(services: \{.*) product,/,
    replacement: "$1",
    says: "Property 'product' is missing",
  },
  {
    lacks: "a day of a service's plan of fifteen",
    file: "app/domain/catalogue.ts",
    part: /(project: \{[^}]*spans: \[)\d+/,
    replacement: "$11",
    says: "Property 'project' is missing",
  },
])(
  "content that lacks $lacks does not compile, and the error names the file and the key",
  (broken) => {
    const said = compileWith(broken.file, broken.part, broken.replacement);
    expect(said).toContain(`${broken.file}:`);
    expect(said).toContain(broken.says);
  },
  60_000,
);
