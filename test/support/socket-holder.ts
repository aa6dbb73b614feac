/**
 * Replaces systemd in tests: opens a socket, and runs the Node server on it repeatedly. `spawnSync` blocks this
 * process, so only the server accepts connections, and they wait while no server runs.
 */
import { spawnSync } from "node:child_process";
import { createServer } from "node:net";

const [server = "", port] = process.argv.slice(2);
const socket = createServer().listen({ port: Number(port), host: "127.0.0.1", backlog: 4096 }, () => {
  const { fd } = (socket as unknown as { _handle: { fd: number } })._handle;
  const code = `console.log(process.pid); (await import(${JSON.stringify(server)})).startServer()`;
  for (;;)
    spawnSync(process.execPath, ["--input-type=module", "-e", code], {
      stdio: ["ignore", "inherit", "inherit", fd],
      env: { ...process.env, LISTEN_FDS: "1" },
    });
});
