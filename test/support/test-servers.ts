import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

export const project = join(import.meta.dirname, "../..");
export const build = join(project, "build");

export type RunningHost = Awaited<ReturnType<typeof start>>;

/** `isOurs` marks the studio's own server. */
export const hosts = [
  { name: "node", start: () => startNode(), isOurs: true },
  { name: "cloudflare", start: () => startCloudflare(), isOurs: false },
];

export function startNode(folder = project) {
  return start(process.execPath, [join(folder, "server/node-server.ts")]);
}

export function startCloudflare(folder = project) {
  const wrangler = join(project, "node_modules/wrangler/bin/wrangler.js");
  const local = ["--ip=127.0.0.1", "--inspector-port=0", "--log-level=warn"];
  const configuration = join(folder, "build/cloudflare/wrangler.json");
  return start(process.execPath, [wrangler, "dev", `--config=${configuration}`, ...local], {
    WRANGLER_SEND_METRICS: "false",
    WRANGLER_WRITE_LOGS: "false",
    WRANGLER_HIDE_BANNER: "true", // With it goes the question to the registry for a newer version.
    CLOUDFLARE_CF_FETCH_ENABLED: "false",
  });
}

export function startEditor(folder: string) {
  return start(process.execPath, ["editor/server.ts"], {}, folder);
}

export function startDev(folder: string) {
  return start(join(folder, "node_modules/.bin/react-router"), ["dev", "--strictPort"], {}, folder);
}

/** Our own server reads the port from the environment, the others from their arguments. */
async function start(
  command: string,
  args: string[],
  environment: Record<string, string> = {},
  cwd = project,
) {
  const port = await freePort();
  const child = spawn(command, [...args, `--port=${port}`], {
    cwd,
    // Servers must build and serve the site as outside a test: vite.config.ts
    env: {
      ...process.env,
      VITEST: undefined,
      NODE_ENV: undefined,
      HOST: "127.0.0.1",
      PORT: String(port),
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (text) => {
      printed += text;
    });
  const ended = once(child, "exit").then(([code]) => code as number | null);
  const endWithTests = () => child.kill();
  process.once("exit", endWithTests);
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`${command} ended with ${child.exitCode}:\n${printed}`);
    await setTimeout(100);
  }
  return {
    port,
    printed: () => printed,
    /** Tells the host to complete open requests and exit; returns its exit code. */
    stop() {
      process.off("exit", endWithTests);
      child.kill("SIGTERM");
      return ended;
    },
  };
}

function answers(port: number): Promise<boolean> {
  return fetch(`http://localhost:${port}/`).then(
    ({ ok }) => ok,
    () => false,
  );
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return typeof address === "object" && address ? address.port : 0;
}
