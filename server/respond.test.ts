import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { respond } from "./respond.ts";

test("if a file is missing on the disk, the visitor gets a sentence, which is not cached", async () => {
  const page = {
    file: "/gone/index.html",
    etag: '"1"',
    headers: { "Cache-Control": "max-age=300" },
    brotli: undefined,
  };
  const site = { files: new Map([["/en", page]]), unlistedPages: new Map() };
  const server = createServer((request, response) => respond(site, request, response));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => void server.close());

  const response = await fetch(`http://localhost:${(server.address() as AddressInfo).port}/en`);
  expect(response.status).toBe(500);
  expect(response.headers.get("cache-control")).toBe("no-cache");
  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(await response.text()).toBe("Internal Server Error\n");
});
