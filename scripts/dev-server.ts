/**
 * Makes `npm run dev` send the same responses as the hosts, and print the problems of the check.
 *
 * Vite's configuration imports this file, so this file imports nothing of the site. Otherwise Vite
 * restarts after each change of the site: it closes the browser's connections and ignores changes during the restart. React Router reloads
 * its own configuration at the same time. Both then delete the folder of the generated types, which may end the process.
 */
import { spawn } from "node:child_process";
import { relative } from "node:path";
import { type Plugin, type RunnableDevEnvironment, runnerImport, type ViteDevServer } from "vite";

export function devServer(): Plugin {
  let server: ViteDevServer;
  return {
    name: "site:dev-server",
    apply: "serve",
    // Runs after Vite's file middleware and before React Router's pages.
    configureServer(startedServer) {
      server = startedServer;
      return () => {
        server.middlewares.use((request, response, next) => {
          // Imported as React Router imports the pages, so that both see each change.
          const { runner } = server.environments.ssr as RunnableDevEnvironment;
          runner
            .import<typeof import("./dev-responses.ts")>("/scripts/dev-responses.ts")
            .then(({ respond }) => respond(request, response))
            .then((isDone) => isDone || next(), next);
        });
        reportProblems(server);
      };
    },
    // Texts and facts reach a page through its loader, so a change requires a full reload.
    hotUpdate({ file, type }) {
      const path = relative(process.cwd(), file);
      if (!/^(app|public)\//.test(path)) return;
      const isContent = path.startsWith("app/content/");
      // Node.js reads the texts, so Vite does not know which modules depend on them, and it keeps the failed import of a
      // file that did not exist.
      const isSsr = this.environment.name === "ssr";
      if ((isContent && isSsr) || type === "create") this.environment.moduleGraph.invalidateAll();
      if (!isSsr) return;
      if (styledFiles.test(file))
        spawn(process.execPath, ["scripts/generated-styles.ts"], { stdio: "inherit" });
      if (isContent || type === "create") server.environments.client.hot.send({ type: "full-reload" });
      reportProblems(server);
    },
  };
}

/** The files from which the build generates styles. */
const styledFiles =
  /\/(content\/(colors|common|facts|logo)\.json|(catalogue|languages|grid|logo)\.ts|public\/\w+\.svg)$/;

async function reportProblems({ config: { logger } }: ViteDevServer): Promise<void> {
  try {
    // Not the runner, whose modules are older than the change that Vite is about to send.
    const { module } = await runnerImport<typeof import("./check-sources.ts")>("./scripts/check-sources.ts");
    const problems = module.checkSources();
    for (const problem of problems.slice(0, 20)) logger.warn(problem);
    if (problems.length > 20) logger.warn(`${problems.length - 20} more: npm run check`);
  } catch (error) {
    logger.error(String(error));
  }
}
