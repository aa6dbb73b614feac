import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { Agent } from "node:http";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sendRequest } from "../support/http-client.ts";
import { type RunningHost, startNode } from "../support/test-servers.ts";

let host: RunningHost;
beforeAll(async () => {
  host = await startNode();
});
afterAll(() => host.stop());

test.concurrent("clients that never finish their request are disconnected, and do not delay other clients", async () => {
  const slow = await Promise.all(Array.from({ length: 200 }, slowClient));
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  const flood = Array.from({ length: 1000 }, () => sendRequest(host.port, "/en/ux", { agent }));
  expect((await sendRequest(host.port, "/en", { agent: new Agent() })).status).toBe(200);
  expect(slow.filter(({ socket }) => socket.closed)).toEqual([]);
  for (const response of await Promise.all(flood)) expect(response.status).toBe(200);
  agent.destroy();
  await Promise.all(slow.map(({ closed }) => closed));
});

async function slowClient() {
  const socket = await connected();
  socket.write("GET /en HTTP/1.1\r\nHost: slow.example\r\n");
  const timer = setInterval(() => socket.write("X-Slow: 1\r\n"), 1000);
  socket.resume();
  const closed = new Promise((resolve) => socket.on("close", resolve)).then(() => clearInterval(timer));
  return { socket, closed };
}

async function connected(port = host.port): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  // A server that stops resets connections that it has not accepted yet.
  socket.on("error", () => {});
  await once(socket, "connect");
  return socket;
}

test.concurrent("on a stop signal, the server completes open requests, accepts no new ones, and exits with 0", async () => {
  const own = await startNode();
  await sendRequest(own.port, "/en", { agent: new Agent({ keepAlive: true }) });
  const socket = await connected(own.port);
  const response = text(socket);
  socket.write("GET /en HTTP/1.1\r\nHost: studio.example\r\n");
  // The server reads connections in order of arrival, so after this response it has read the incomplete request.
  await sendRequest(own.port, "/en", { agent: new Agent() });

  const exitCode = own.stop();
  const connectAgain = () => connected(own.port).then((other) => other.destroy());
  await expect.poll(() => connectAgain().catch(({ code }) => code)).toBe("ECONNREFUSED");
  socket.write("\r\n");
  expect(await response).toMatch(/^HTTP\/1\.1 200 OK\r\n.*<\/html>\s*$/s);
  expect(await exitCode).toBe(0);
});

test("if the port is in use, the server prints a sentence about it and exits", async () => {
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
