import { basename } from "node:path";
import globalData from "@csstools/postcss-global-data";
import { reactRouter } from "@react-router/dev/vite";
import customMedia from "postcss-custom-media";
import { defineConfig } from "vitest/config";
import { gate } from "./app/styles/gate.ts";
import { buildFolder } from "./scripts/build-folder.ts";
import { devServer } from "./scripts/dev-server.ts";

/** `Logo-mark`, because words compress better than hashes: 5 % of a document. No two sheets have one name. */
const nameClass = (name: string, path: string) => `${basename(path, ".module.css")}-${name}`;

function defineProject(name: string, include: string[], seconds: number, isolate = true) {
  const timeout = 1000 * seconds;
  return {
    extends: true,
    test: { name, include, isolate, testTimeout: timeout, hookTimeout: timeout },
  } as const;
}

export default defineConfig({
  plugins: process.env.VITEST ? [] : [devServer(), reactRouter()],
  server: {
    port: Number(process.env.PORT ?? 5173),
    watch: {
      ignored: ["**/build/**", `**/${buildFolder}/**`],
      // Otherwise Vite may read a file that is only half written, and then ignores its next change for 50 ms.
      awaitWriteFinish: { stabilityThreshold: 100, pollInterval: 20 },
    },
  },
  // Otherwise Vite finds these during the first visit, and loads the page a second time, or reports that it cannot read
  // a file of machine code. Browsers load none of them.
  optimizeDeps: { include: ["zod", "libphonenumber-js/max"], exclude: ["@resvg/resvg-js"] },
  css: {
    modules: { generateScopedName: nameClass },
    postcss: {
      // Breakpoints stand once, by name; a media query cannot read a custom property.
      plugins: [
        globalData({ files: ["app/styles/breakpoints.css"] }),
        customMedia(),
        {
          // Wraps each stylesheet in `@supports`, and plain.css in the opposite: docs/behaviour.md#older-browsers
          postcssPlugin: "gate",
          OnceExit(root, { AtRule }) {
            const isPlain = root.source?.input.file?.endsWith("/styles/plain.css");
            const rule = new AtRule({ name: "supports", params: isPlain ? `not (${gate})` : gate });
            root.append(rule.append(root.nodes));
          },
        },
      ],
    },
  },
  build: {
    assetsInlineLimit: 0,
    // The first engines that pass app/styles/gate.ts: Lightning CSS writes nesting and prefixes for them.
    cssTarget: ["chrome111", "firefox121", "safari16.4"],
  },
  environments: {
    // With them, an error of the build names the component's file.
    ssr: { build: { sourcemap: true } },
    client: {
      build: {
        // Few files, because a slow phone takes 5 ms to ask for each, and none that takes it more than 50 ms to run. No
        // sections: a file that pages share brings its styles into the documents of them all.
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: "react-dom", test: /node_modules\/(react-dom|scheduler)\// },
                { name: "react-router", test: /node_modules\/(react|react-router)\// },
                // What each page has, and the error screen, which React may show on any.
                {
                  name: "site",
                  test: /\/app\/(layout|ui|seo|static-data|content-model\/phrases)|\/(ErrorScreen|MissingCell|unknown\.module)\./,
                },
              ],
            },
          },
        },
      },
    },
  },
  test: {
    maxWorkers: "100%",
    // A loaded machine is slow, not broken.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      // Each worker reads and checks the content once, not once a file. No test replaces a module, and what a test changes
      // it restores.
      defineProject("unit", ["{app,editor,server,scripts}/**/*.test.{ts,tsx}", "test/*.test.ts"], 120, false),
      defineProject("built", ["test/built/*.test.ts"], 180),
      defineProject("owner", ["test/owner/*.test.ts", "editor/*.browser.ts"], 900),
      defineProject("engines", ["test/engines/*.test.ts"], 240),
    ],
  },
});
