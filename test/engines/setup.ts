import type { TestProject } from "vitest/node";
import { ensurePrograms } from "../../scripts/browsers.ts";
import { startNode } from "../support/test-servers.ts";

/** Before all of these tests: the programs that they need, and the production server with the build that it serves. */
export async function setup({ provide }: TestProject) {
  ensurePrograms("chromium", "firefox", "webkit", "webkitDriver", "screen");
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
