import { defineConfig } from "@playwright/test";
import { chromiumFlags, findProgram } from "./scripts/browsers.ts";
import { freePort } from "./test/support/test-servers.ts";

// Chosen once: the processes that run the tests inherit it.
process.env.TEST_PORT ??= String(await freePort());
const port = process.env.TEST_PORT;

/** The browser tests run against the production server, which builds the current sources first where it must. */
export default defineConfig({
  // A feature has its tests in its folder.
  testDir: ".",
  testMatch: "*.e2e.ts",
  testIgnore: "**/node_modules/**",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A walk through all pages takes its time on a loaded machine.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  retries: 0,
  workers: 2,
  reporter: process.env.CI ? "dot" : "list",
  use: {
    baseURL: `http://localhost:${port}`,
    // Motion makes a visit twice as long. The tests of what moves, and of what motion may delay, use `withMotion`.
    contextOptions: { reducedMotion: "reduce" },
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    launchOptions: { executablePath: findProgram("headlessShell"), args: chromiumFlags },
  },
  webServer: {
    command: `${process.execPath} scripts/build-if-stale.ts && ${process.execPath} server/node-server.ts`,
    env: { PORT: port },
    url: `http://localhost:${port}/`,
    timeout: 240_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
  },
});
