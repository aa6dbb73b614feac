import type { TestProject } from "vitest/node";
import { startNode } from "../support/test-servers.ts";
import { ensurePrograms } from "./programs.ts";

/** Before all of these tests: the programs that they need, and the production server with the build that it serves. */
export async function setup({ provide }: TestProject) {
  ensurePrograms();
  const host = await startNode();
  provide("origin", `http://127.0.0.1:${host.port}`);
  return () => host.stop();
}

declare module "vitest" {
  interface ProvidedContext {
    /** Where the site is served. */
    origin: string;
  }
}
