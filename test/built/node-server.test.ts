import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { Agent } from "node:http";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { sendRequest } from "../support/http-client.ts";
import { startNode } from "../support/test-servers.ts";

test("On a stop signal, the server completes open requests, accepts no new ones, and exits with 0", async () => {
  const host = await startNode();
  await sendRequest(host.port, "/en", { agent: new Agent({ keepAlive: true }) });
  const socket = await connected(host.port);
  const response = text(socket);
  socket.write("GET /en HTTP/1.1\r\nHost: studio.example\r\n");
  // The server reads connections in order of arrival, so after this response it has read the incomplete request.
  await sendRequest(host.port, "/en", { agent: new Agent() });

  const exitCode = host.stop();
  const connectAgain = () => connected(host.port).then((other) => other.destroy());
  await expect.poll(() => connectAgain().catch(({ code }) => code)).toBe("ECONNREFUSED");
  socket.write("\r\n");
  expect(await response).toMatch(/^HTTP\/1\.1 200 OK\r\n.*<\/html>\s*$/s);
  expect(await exitCode).toBe(0);
});

test("If the port is in use, the server prints a sentence about it and exits", async () => {
  const host = await startNode();
  onTestFinished(() => void host.stop());
  const env = { ...process.env, HOST: "127.0.0.1", PORT: String(host.port) };
  const { status, stderr } = spawnSync(process.execPath, ["server/node-server.ts"], {
    env,
    encoding: "utf8",
  });
  expect(stderr).toBe(
    `Port ${host.port} on 127.0.0.1 is in use. Stop the program that uses it, or set another port with PORT.\n`,
  );
  expect(status).toBe(1);
});

async function connected(port: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  // A server that stops resets connections that it has not accepted yet.
  socket.on("error", () => {});
  await once(socket, "connect");
  return socket;
}
