/** A copy of the project that a test changes as an owner would, by the steps of the documents. */
import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { project } from "./test-servers.ts";

export type OwnerCopy = ReturnType<typeof ownerCopy>;

export function ownerCopy() {
  const folder = mkdtempSync(join(tmpdir(), "studio-site-"));
  const isCopied = (path: string) => !/\/(\.git|build|next-build|node_modules|test-results)$/.test(path);
  cpSync(project, folder, { recursive: true, filter: isCopied });
  for (const installed of ["node_modules", "editor/node_modules"])
    if (existsSync(join(project, installed))) symlinkSync(join(project, installed), join(folder, installed));
  const at = (file: string) => join(folder, file);
  const text = (file: string) => readFileSync(at(file), "utf8");
  const json = (file: string) => JSON.parse(text(file));
  const write = (file: string, content: string | Buffer) => {
    mkdirSync(dirname(at(file)), { recursive: true });
    writeFileSync(at(file), content);
  };
  const start = (command: string): SpawnSyncReturns<string> => {
    // The commands must not inherit Vitest's environment variables.
    const { PATH, HOME, CHROME_PATH, FONTCONFIG_FILE } = process.env;
    const env = { PATH, HOME, CHROME_PATH, FONTCONFIG_FILE, NO_COLOR: "1", CI: "1" };
    return spawnSync(command, { shell: true, cwd: folder, encoding: "utf8", env: env as NodeJS.ProcessEnv });
  };
  /** @throws Error with the output of a command that fails */
  const run = (command: string): string => {
    const { status, stdout, stderr } = start(command);
    if (status !== 0) throw new Error(`${command}\n${stdout}\n${stderr}`);
    return stdout;
  };
  // Biome reads the list of files that git ignores.
  run("git init --quiet && git add --all");
  return {
    folder,
    text,
    json,
    write,
    start,
    run,
    built: (file: string) => text(join("build/client", file)),
    /** Replaces a part of a file, which must be there. */
    edit(file: string, from: RegExp | string, to: string) {
      const before = text(file);
      const after = before.replaceAll(typeof from === "string" ? from : new RegExp(from, "g"), to);
      if (after === before) throw new Error(`${file} has nothing like ${from}`);
      write(file, after);
    },
    /** Replaces values of a JSON file. */
    change(file: string, change: (content: ReturnType<typeof json>) => object) {
      write(file, `${JSON.stringify(change(json(file)), null, 2)}\n`);
    },
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}
