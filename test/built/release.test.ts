import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { sendRequest } from "../support/http-client.ts";
import { build, freePort } from "../support/test-servers.ts";

const perSecond = 200;

test("no request is lost while the server restarts on the socket that systemd keeps", async () => {
  const port = await freePort();
  const holder = spawn(
    process.execPath,
    [
      join(import.meta.dirname, "../support/socket-holder.ts"),
      join(build, "../server/node-server.ts"),
      String(port),
    ],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  /** Process ids of the servers, in order. Any other line means that a server listens. */
  const servers: number[] = [];
  let started = 0;
  createInterface(holder.stdout).on("line", (line) => {
    if (/^\d+$/.test(line)) servers.push(Number(line));
    else started++;
  });
  onTestFinished(() => {
    holder.kill("SIGKILL");
    process.kill(servers.at(-1) as number, "SIGKILL");
  });
  while (started === 0) await setTimeout(50);

  const paths = ["/en", "/es/ux", "/en/legal/ip", "/en/design/nothing"];
  const answers: Promise<number | undefined>[] = [];
  const failures: unknown[] = [];
  for (let restart = 0; restart < 3; restart++) {
    process.kill(servers.at(-1) as number, "SIGTERM");
    for (let sent = 0; sent < perSecond; sent++) {
      const path = paths[sent % paths.length] as string;
      const expected = path.endsWith("nothing") ? 404 : 200;
      // A separate connection for each request: a proxy retries a request if its keep-alive connection has closed.
      const answer = sendRequest(port, path, { agent: false }).then(
        ({ status, body }) => {
          if (status !== expected || !String(body).endsWith("</html>")) failures.push([path, status]);
          return status;
        },
        (error) => {
          failures.push(error);
          return undefined;
        },
      );
      answers.push(answer);
      await setTimeout(1000 / perSecond);
    }
  }
  await Promise.all(answers);
  expect(failures).toEqual([]);
  expect(started).toBeGreaterThanOrEqual(3);
});
