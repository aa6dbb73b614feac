import fs, { truncateSync, writeFileSync } from "node:fs";
import { Agent, createServer, type IncomingHttpHeaders, request } from "node:http";
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
  // A connection that the server forgets stays open.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => {
    vi.restoreAllMocks();
    agent.destroy();
    server.close();
    fs.rmSync(path, { force: true });
  });
  const { port } = server.address() as AddressInfo;
  /** @returns what a client has at the end: the status and the length of the body, or the error */
  return (headers: Record<string, string> = {}) =>
    new Promise<{ status?: number; headers: IncomingHttpHeaders; length: number; error?: string }>(
      (resolve) => {
        let length = 0;
        request({ port, path: "/en", headers, agent }, (response) => {
          const { statusCode: status, headers } = response;
          const finish = (error?: Error) => resolve({ status, headers, length, error: error?.message });
          response
            .on("data", (data: Buffer) => {
              length += data.length;
            })
            .on("end", () => finish())
            .on("error", finish);
        }).end();
      },
    );
}

/** Changes the stream with which the next file is read. */
function breakNextRead(change: (stream: fs.ReadStream) => void, before = () => {}) {
  const { createReadStream } = fs;
  vi.spyOn(fs, "createReadStream").mockImplementationOnce((...args) => {
    before();
    const stream = createReadStream(...args);
    change(stream);
    return stream;
  });
}

const withError = (code: string) => Object.assign(new Error(code), { code });

test("A file that cannot be opened or read gives the visitor a sentence, and the next request on the connection works", async () => {
  const get = await serve();
  for (const code of ["EMFILE", "EACCES", "EIO"]) {
    breakNextRead((stream) => process.nextTick(() => stream.destroy(withError(code))));
    const { status, headers, length, error } = await get();
    expect({ status, length, error }).toEqual({ status: 500, length: 22, error: undefined });
    expect(Object.keys(headers).sort().join()).toBe(
      "cache-control,connection,content-length,content-type,date,x-content-type-options",
    );
    expect([headers["cache-control"], headers["content-type"]]).toEqual([
      "no-cache",
      "text/plain; charset=utf-8",
    ]);
    expect(await get()).toMatchObject({ status: 200, length: size });
  }
});

test("A read error in the middle of a file ends this response, and the server goes on", async () => {
  const get = await serve();
  for (const range of [{}, { Range: "bytes=0-200000" }]) {
    breakNextRead((stream) =>
      stream.once("data", () => process.nextTick(() => stream.destroy(withError("EIO")))),
    );
    expect((await get(range as Record<string, string>)).error).toBe("aborted");
    expect(await get()).toMatchObject({ status: 200, length: size });
  }
});

test("A file that has become shorter closes the connection, so that no client waits for the rest", async () => {
  const get = await serve();
  breakNextRead(
    () => {},
    () => truncateSync(path, 70_000),
  );
  expect((await get()).error).toBe("aborted");
  expect(await get()).toMatchObject({ status: 200, length: 70_000 });
});

test("A compressed file that cannot be opened is replaced by the plain one", async () => {
  const get = await serve();
  const { status, headers, length } = await get({ "Accept-Encoding": "br" });
  expect([status, headers["content-encoding"], headers.etag, length]).toEqual([200, undefined, '"1"', size]);
});

test("A range that does not exist names the length, and a condition on a date is ignored because no file has one", async () => {
  const get = await serve();
  const refused = await get({ Range: "bytes=900000-" });
  expect([refused.status, refused.headers["content-range"]]).toEqual([416, `bytes */${size}`]);
  expect(await get({ "If-Unmodified-Since": "Thu, 01 Jan 2026 00:00:00 GMT" })).toMatchObject({
    status: 200,
  });
});
