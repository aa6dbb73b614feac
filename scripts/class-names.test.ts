import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { classProblems } from "./class-names.ts";

test("a class that a CSS module does not have is named", () => {
  const folder = mkdtempSync(join(tmpdir(), "classes-"));
  writeFileSync(join(folder, "Logo.module.css"), "@layer layout { .logo { & .mark { color: red } } }");
  const component = join(folder, "Logo.tsx");
  writeFileSync(
    component,
    'import styles from "./Logo.module.css";\n[styles.logo, styles.mark, styles?.logoo];',
  );
  expect(classProblems([component])).toEqual([
    `${component}: styles.logoo is not a class of ${join(folder, "Logo.module.css")}`,
  ]);
  rmSync(folder, { recursive: true });
});
