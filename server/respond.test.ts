import fs, { truncateSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { respond } from "./respond.ts";

const path = join(tmpdir(), `respond-${process.pid}.txt`);
const size = 300_000;
const headers = { "Content-Type": "text/html", "Cache-Control": "max-age=300", "Referrer-Policy": "no" };

/** Serves one file at `/en`; its compressed variant does not exist on the disk. */
async function serve() {
  writeFileSync(path, "x".repeat(size));
  const page = { file: path, etag: '"1"', headers, brotli: { file: `${path}.br`, etag: '"2"' } };
  const site = { files: new Map([["/en", page]]), unlistedFiles: new Map() };
  const server = createServer((request, response) => respond(site, request, response));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => {
    vi.restoreAllMocks();
    server.closeAllConnections();
    server.close();
    fs.rmSync(path, { force: true });
  });
  const { port } = server.address() as AddressInfo;
  /** @returns no length if the connection is closed before the end */
  return async (headers: Record<string, string> = {}) => {
    const response = await fetch(`http://localhost:${port}/en`, {
      headers: { "Accept-Encoding": "identity", ...headers },
    });
    const { length } = await response.text().catch(() => ({ length: undefined }));
    return { status: response.status, length, headers: Object.fromEntries(response.headers) };
  };
}

/** Changes the stream with which the next file is read. */
function breakNextRead(change: (stream: fs.ReadStream) => void) {
  const { createReadStream } = fs;
  vi.spyOn(fs, "createReadStream").mockImplementationOnce((...args) => {
    const stream = createReadStream(...args);
    change(stream);
    return stream;
  });
}

const fail = (stream: fs.ReadStream) => process.nextTick(() => stream.destroy(new Error("EIO")));

test("A file that cannot be opened gives the visitor a sentence, and the next request works", async () => {
  const get = await serve();
  breakNextRead(fail);
  const { status, length, headers } = await get();
  expect([status, length]).toEqual([500, 22]);
  expect(Object.keys(headers).sort().join()).toBe(
    "cache-control,connection,content-length,content-type,date,keep-alive,x-content-type-options",
  );
  expect([headers["cache-control"], headers["content-type"]]).toEqual([
    "no-cache",
    "text/plain; charset=utf-8",
  ]);
  expect(await get()).toMatchObject({ status: 200, length: size });
});

test("A read error in the middle of a file or of a range ends this response, and the server goes on", async () => {
  const get = await serve();
  for (const range of [{}, { Range: "bytes=0-200000" }] as Record<string, string>[]) {
    breakNextRead((stream) => stream.once("data", () => fail(stream)));
    expect((await get(range)).length).toBeUndefined();
    expect(await get()).toMatchObject({ status: 200, length: size });
  }
});

test("A file that has become shorter closes the connection, so that no client waits for the rest", async () => {
  const get = await serve();
  breakNextRead(() => truncateSync(path, 70_000));
  expect((await get()).length).toBeUndefined();
  expect(await get()).toMatchObject({ status: 200, length: 70_000 });
});

test("A compressed file that cannot be opened is replaced by the plain one", async () => {
  const get = await serve();
  const { status, length, headers } = await get({ "Accept-Encoding": "br" });
  expect([status, headers["content-encoding"], headers.etag, length]).toEqual([200, undefined, '"1"', size]);
});

test("A range that does not exist names the length, and a condition on a date is ignored because no file has one", async () => {
  const get = await serve();
  const { status, headers } = await get({ Range: "bytes=900000-" });
  expect([status, headers["content-range"]]).toEqual([416, `bytes */${size}`]);
  expect((await get({ "If-Unmodified-Since": "Thu, 01 Jan 2026 00:00:00 GMT" })).status).toBe(200);
});
