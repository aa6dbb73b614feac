/** What each host does when many come at once, when some mean harm, and when it is told to stop. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { Agent } from "node:http";
import { connect, createServer, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sendRequest } from "../support/http-client.ts";
import { hosts, type RunningHost } from "../support/test-servers.ts";

const pages = ["/en", "/es/ux", "/en/legal/ip", "/en/nothing", "/es/design/nothing"];
const statuses = [200, 200, 200, 404, 404];

describe.each(hosts)("$name", ({ start, isOurs }) => {
  // Cloudflare is here in a developer's imitation, whose speed says nothing about the real one.
  const flooders = isOurs ? 50 : 5;
  const patience = isOurs ? 2000 : 60_000;
  let host: RunningHost;
  beforeAll(async () => {
    host = await start();
  }, 60_000);
  afterAll(() => host.stop());

  test("two thousand visitors stay connected, and each gets every page", { timeout: 180_000 }, async () => {
    const agent = new Agent({ keepAlive: true, maxFreeSockets: 2000 });
    const visit = async (visitor: number) => {
      const page = visitor % pages.length;
      const { status } = await sendRequest(host.port, pages[page] as string, {
        agent,
        headers: { "Accept-Encoding": "br" },
      });
      return status === statuses[page];
    };
    const visitors = Array.from({ length: 2000 }, (_, index) => index);
    for (const end = Date.now() + 4000; Date.now() < end; ) {
      expect(await Promise.all(visitors.map(visit))).not.toContain(false);
      if (isOurs) expect(Object.values(agent.freeSockets).flat()).toHaveLength(2000);
    }
    agent.destroy();
  });

  test("a flood, and clients that never finish asking, do not keep others waiting", {
    timeout: 180_000,
  }, async () => {
    const slow = await Promise.all(Array.from({ length: 200 }, () => slowClient(host.port)));
    const agent = new Agent({ keepAlive: true, maxSockets: flooders });
    const end = Date.now() + 3000;
    const flood = Array.from({ length: flooders }, async () => {
      while (Date.now() < end) expect((await sendRequest(host.port, "/en/ux", { agent })).status).toBe(200);
    });
    for (let visit = 0; visit < 10; visit++) {
      const before = Date.now();
      expect((await sendRequest(host.port, "/en", { agent: new Agent() })).status).toBe(200);
      expect(Date.now() - before).toBeLessThan(patience);
      await setTimeout(200);
    }
    await Promise.all(flood);
    agent.destroy();
    if (isOurs) await Promise.all(slow.map(({ closed }) => closed));
    for (const { stop } of slow) stop();
  });
});

/** Sends a header line each second and never the last one. */
async function slowClient(port: number) {
  const socket = await connected(port);
  socket.write("GET /en HTTP/1.1\r\nHost: slow.example\r\n");
  const timer = setInterval(() => socket.write("X-Slow: 1\r\n"), 1000);
  const closed = new Promise((resolve) => socket.on("close", resolve)).then(() => clearInterval(timer));
  socket.on("error", () => {}).resume();
  return { closed, stop: () => socket.destroy() };
}

async function connected(port: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  return socket;
}

describe.each(hosts.filter(({ isOurs }) => isOurs))("$name", ({ start, stopSignal }) => {
  test("told to stop, it finishes what it was asked, takes nothing new, and ends well", {
    timeout: 30_000,
  }, async () => {
    const host = await start();
    const agent = new Agent({ keepAlive: true });
    await sendRequest(host.port, "/en", { agent });
    const asking = await connected(host.port);
    const answer = text(asking);
    asking.write("GET /en HTTP/1.1\r\nHost: studio.example\r\n");
    await setTimeout(200);

    const exitCode = host.stop(stopSignal);
    await setTimeout(300);
    await expect(connected(host.port)).rejects.toThrow("ECONNREFUSED");
    asking.write("\r\n");
    expect(await answer).toMatch(/^HTTP\/1\.1 200 OK\r\n.*<\/html>\s*$/s);
    expect(await exitCode).toBe(0);
  });
});

test("where the port is taken, the server says so in a sentence and ends", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as { port: number };
  const server = spawn(process.execPath, [`server/node-server.ts`], {
    env: { ...process.env, HOST: "127.0.0.1", PORT: String(port) },
  });
  const [said, [exitCode]] = await Promise.all([text(server.stderr), once(server, "exit")]);
  expect(said).toBe(
    `Port ${port} on 127.0.0.1 is in use. Stop the program that holds it, or choose another with PORT.\n`,
  );
  expect(exitCode).toBe(1);
  other.close();
});
