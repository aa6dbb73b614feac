import { defineConfig } from "@playwright/test";
import { chromiumFlags, findChromium } from "./scripts/find-chromium.ts";

const port = 4317;

/** The browser tests run against the production server and the build that it serves. */
export default defineConfig({
  testDir: "test",
  testMatch: "*.e2e.ts",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A walk through many pages takes its time on a loaded machine; what is broken stays broken on a second try.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  retries: 1,
  workers: 2,
  reporter: process.env.CI ? "dot" : "list",
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: findChromium(),
      args: chromiumFlags,
    },
  },
  webServer: {
    command: `${process.execPath} server/node-server.ts`,
    env: { PORT: String(port) },
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
  },
});
