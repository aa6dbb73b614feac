/** The contract, asked of each host as a stranger on the network would: real servers, the real build. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { categoryKeys, knownPaths, languages } from "../../app/paths.ts";
import {
  embeddableFolder,
  fileHeaders,
  fileKindOf,
  fileKinds,
  securityHeaders,
  strictTransportSecurity,
} from "../../server/response-headers.ts";
import { type Answer, ask } from "../support/http-client.ts";
import { build, hosts, type RunningHost } from "../support/test-servers.ts";

const publicFolder = join(build, "client");
const hashes = JSON.parse(readFileSync(join(build, "hashes.json"), "utf8"));
const read = (name: string) => readFileSync(join(build, name));

/** Every public file but the documents, which have addresses of their own. */
const files = globSync("**/*.*", { cwd: publicFolder })
  .filter((name) => !/\.(html|br|gz)$/.test(name))
  .map((name) => `/${name}`);
const documentOf = (path: string) => join("client", path, "index.html");
const oneOfEachKind = Object.keys(fileKinds)
  .map((extension) =>
    extension === "html" ? "/en/ux" : files.find((name) => name.endsWith(`.${extension}`)),
  )
  .filter((path) => path !== undefined);

describe.each(hosts)("$name", { timeout: 120_000 }, ({ start, isOurs }) => {
  let host: RunningHost;
  const get = (path: string, headers?: Record<string, string>) => ask(host.port, path, { headers });
  const isCompressed = (path: string) => fileKindOf(path.includes(".") ? path : "x.html")?.compressed;

  beforeAll(async () => {
    host = await start();
  }, 60_000);
  afterAll(() => host.stop());

  test.each(knownPaths())(
    "%s arrives whole, and costs an empty answer when it is asked for again",
    async (path) => {
      const page = await get(path);
      expect(page).toMatchObject({ status: 200, body: read(documentOf(path)) });
      expect(page.headers).toMatchObject(lowered(fileHeaders(path, fileKinds.html)));
      if (isOurs) expect(page.headers["content-length"]).toBe(String(page.body.length));
      expect(page.headers.etag).toMatch(/^"[^"]+"$/);
      await expectNotModified(path, page);
    },
  );

  test("every other public file arrives whole, as what it is", async () => {
    for (const path of files) {
      const file = await get(path);
      expect(file, path).toMatchObject({ status: 200, body: read(`client${path}`) });
      expect(file.headers, path).toMatchObject(lowered(fileHeaders(path, fileKindOf(path) as never)));
      await expectNotModified(path, file);
    }
  });

  async function expectNotModified(path: string, { headers }: Answer) {
    const again = await get(path, { "If-None-Match": headers.etag as string });
    expect(again, path).toMatchObject({ status: 304, body: Buffer.alloc(0) });
    expect(again.headers, path).toMatchObject({
      etag: headers.etag,
      "cache-control": headers["cache-control"],
    });
    expect((await get(path, { "If-None-Match": '"another"' })).status, path).toBe(200);
  }

  test("a browser gets text compressed, and the same text when it is unpacked", async () => {
    for (const path of [...knownPaths(), ...oneOfEachKind].filter(isCompressed)) {
      const page = await get(path, { "Accept-Encoding": "gzip, deflate, br" });
      const plain = await get(path);
      expect(unpacked(page), path).toEqual(plain.body);
      expect(page.headers.vary, path).toBe("Accept-Encoding");
      if (isOurs) {
        expect(page.headers["content-encoding"], path).toBe("br");
        expect(page.headers["content-length"], path).toBe(String(page.body.length));
        expect(page.headers.etag, path).not.toBe(plain.headers.etag);
      }
    }
  });

  test("a client gets no encoding that it did not ask for", async () => {
    const encodingFor = async (accepted: string, path = "/en") =>
      (await get(path, { "Accept-Encoding": accepted })).headers["content-encoding"];
    expect(await encodingFor("gzip")).toBe("gzip");
    expect(await encodingFor("gzip", "/en/nothing")).toBe("gzip");
    expect(await encodingFor("identity")).toBeUndefined();
    if (isOurs) expect(await encodingFor("br;q=0, gzip")).toBe("gzip");
  });

  const unknown = languages.flatMap((language) => [
    ...words(
      `nothing -service- UX __proto__ constructor %3Cscript%3E 100% %ff%zz %00 a%2Fb %E8%A8%AD%E8%A8%88
       nothing?q=/en/ux ${"x".repeat(4000)}`,
    ).map((segment) => [`/${language}/${segment}`, `${language}/service`]),
    ...words("nothing/at-all ux/design __proto__/toString").map((pair) => [
      `/${language}/${pair}`,
      `${language}/detail-other`,
    ]),
    ...categoryKeys.map((key) => [`/${language}/${key}/nothing`, `${language}/detail-${key}`]),
  ]) as [string, string][];

  test.each(unknown)("%s is answered with the page that says so", async (path, document) => {
    const page = await get(path);
    expect(page).toMatchObject({ status: 404, body: read(`unknown/${document}.html`) });
    expect(page.headers).toMatchObject({ "content-type": fileKinds.html.type, "cache-control": "no-cache" });
    const compressed = await get(path, { "Accept-Encoding": "br" });
    expect(compressed.status).toBe(404);
    expect(unpacked(compressed)).toEqual(page.body);
  });

  test.each(
    words(
      `/en/about /en/contact /es/about /es/contact /en/about/ /en/about?q=1
       /fr /EN /foo /foo/ /fr/ux /en/a/b/c /__proto__ /assets /_headers /%`,
    ),
  )("%s leads to the landing page", async (path) => {
    expect(await get(path)).toMatchObject({
      status: 302,
      headers: { location: "/", "cache-control": "no-cache" },
    });
  });

  test.each([
    ["/en/", "/en"],
    ["/es/ux/", "/es/ux"],
    ["/en/legal/ip/?q=a%20b", "/en/legal/ip?q=a%20b"],
    ["/en/nothing/", "/en/nothing"],
  ])("%s leads to the address without the slash", async (path, canonical) => {
    const { status, headers } = await get(path);
    expect(status).toBeOneOf(isOurs ? [308] : [307, 308]);
    expect(headers.location).toBe(canonical);
  });

  test.each(
    words(
      `/assets/ /assets/gone.js /assets/gone /gone.js /gone.PHP /gone.html /en/gone.data /en/ux/index.html.br
       /.env /.git/config.bak /.assetsignore /hashes.json`,
    ),
  )("%s is a missing file, not a page", async (path) => {
    const { status, headers, body } = await get(path);
    expect({ status, text: String(body) }).toEqual({ status: 404, text: "Not found\n" });
    expect(headers).toMatchObject({ "content-type": fileKinds.txt.type, "cache-control": "no-cache" });
  });

  test("a page or file has one address: no other spelling leads to it", async () => {
    for (const path of [
      "/index.html",
      "/en/index.html",
      "/en/ux/index.html",
      "/en/ux.html",
      "//robots.txt",
    ]) {
      const { status, headers } = await get(path);
      const clean = path.replace(/(\/index)?\.html$|^\/(?=\/)/, "") || "/";
      expect([status, headers.location], path).toEqual(isOurs ? [404, undefined] : [307, clean]);
    }
  });

  test("HEAD answers what GET would, without the body", async () => {
    for (const path of [...oneOfEachKind, "/en/nothing", "/fr", "/en/ux/", "/gone.js"]) {
      const { status, headers } = await get(path);
      const head = await ask(host.port, path, { method: "HEAD" });
      expect(head, path).toMatchObject({ status, body: Buffer.alloc(0) });
      for (const name of ["content-type", "cache-control", "etag", "location", "vary"]) {
        expect(head.headers[name], `${name} of ${path}`).toBe(headers[name]);
      }
      if (isOurs) expect(head.headers["content-length"], path).toBe(headers["content-length"]);
    }
  });

  test("nothing can be sent to the site, only read from it", async () => {
    for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"]) {
      for (const path of ["/", "/en/ux", "/en/nothing", "/fr", "/robots.txt", "/gone.js"]) {
        const { status, headers } = await ask(host.port, path, { method });
        expect({ status, allow: headers.allow }, `${method} ${path}`).toEqual({
          status: 405,
          allow: "GET, HEAD",
        });
      }
    }
  });

  test.runIf(isOurs)("a broken download can be continued", async () => {
    const whole = await get("/en/ux");
    const size = whole.body.length;
    for (const [range, first, last] of [
      ["bytes=0-0", 0, 0],
      ["bytes=5-9", 5, 9],
      [`bytes=${size - 4}-`, size - 4, size - 1],
      ["bytes=-4", size - 4, size - 1],
      ["bytes=5-99999999", 5, size - 1],
    ] as const) {
      const part = await get("/en/ux", { Range: range });
      expect(part, range).toMatchObject({ status: 206, body: whole.body.subarray(first, last + 1) });
      expect(part.headers["content-range"]).toBe(`bytes ${first}-${last}/${size}`);
    }
    const beyond = await get("/en/ux", { Range: `bytes=${size}-` });
    expect(beyond).toMatchObject({ status: 416, headers: { "content-range": `bytes */${size}` } });
    const changed = await get("/en/ux", { Range: "bytes=5-9", "If-Range": '"another"' });
    expect(changed).toMatchObject({ status: 200, body: whole.body });
  });

  test("a part that cannot be had does no harm", async () => {
    for (const range of ["bytes=9-5", "bytes=-", "bytes=a-b", "bytes=0-0,2-2", "bytes=-0", "lines=1-2"]) {
      expect((await get("/en/ux", { Range: range })).status, range).toBeOneOf([200, 206, 416]);
    }
    expect((await get("/en/ux")).status).toBe(200);
  });

  const secrets = [/"script":/, /root:/, /"studio-site"/];
  test.each(
    words(
      String.raw`/../hashes.json /%2e%2e/hashes.json /..%2fhashes.json /assets/../../hashes.json /en/../../package.json
        /assets/%2e%2e/%2e%2e/hashes.json /assets/..%5c..%5chashes.json /assets/..\..\hashes.json /assets/%00/../a.js
        /../../../../../etc/passwd /..%252f..%252fetc/passwd /%00 /en/ux%00.html /en%2Fux /%2Fen/ux /en/%2e%2e/%2e%2e/x
        //evil.example //evil.example/ ///evil.example/.. //evil.example/en/ //evil.example/%2e%2e/ /.//evil.example/
        /\evil.example /\evil.example/ /en/\evil.example/ /%5Cevil.example/ /en//evil.example/ /;@evil.example/
        http://evil.example/en/ /en/https://evil.example/ /%0d%0aX-Evil:1/ /en/%0d%0aX-Evil:1/`,
    ).concat("/dise\u00c3\u00b1o", `/${"a/".repeat(1500)}`, `/en/${"/".repeat(3000)}`),
  )("%s leads neither out of the folder nor to another site", async (path) => {
    const { status, headers, body } = await get(path, { Host: "evil.example" });
    expect(status).toBeGreaterThanOrEqual(200);
    expect(status).toBeLessThan(500);
    if (headers.location !== undefined) expect(headers.location).toMatch(/^\/(?![/\\])/);
    expect(headers).not.toHaveProperty("x-evil");
    for (const secret of secrets) expect(String(body)).not.toMatch(secret);
  });

  test("a request larger than any browser sends is refused, and the next one is served", async () => {
    const tooLong = await get(`/en/${"x".repeat(20_000)}`);
    const tooWide = await get("/en", { "X-Wide": "x".repeat(20_000) });
    if (isOurs) {
      expect(tooLong.status).toBeOneOf([414, 431]);
      expect(tooWide.status).toBeOneOf([400, 431]);
    }
    expect((await get("/en")).status).toBe(200);
  });

  test("every answer carries the site's protection and names no server", async () => {
    const everywhere = lowered(securityHeaders(hashes));
    for (const path of [...oneOfEachKind, "/en/nothing", "/fr", "/en/ux/", "/gone.js", "/en/100%"]) {
      const { headers, body } = await get(path);
      const isEmbeddable = path.startsWith(embeddableFolder);
      const own = isEmbeddable && { "cross-origin-resource-policy": "cross-origin" };
      expect(headers, path).toMatchObject({ ...everywhere, ...own });
      expect(Object.keys(headers), path).not.toContainEqual(
        expect.stringMatching(/^(server|via|x-powered-by|set-cookie)$/),
      );
      expect(String(body), path).not.toMatch(/nginx/);
    }
    const refused = await ask(host.port, "/en", { method: "POST" });
    expect(refused.headers).toMatchObject(everywhere);
  });

  test.runIf(isOurs)("a visitor who came by TLS is told to stay with it, any other is not", async () => {
    for (const path of ["/en", "/en/nothing", "/fr", "/gone.js"]) {
      const { headers } = await get(path, { "X-Forwarded-Proto": "https" });
      expect(headers["strict-transport-security"], path).toBe(strictTransportSecurity);
      expect((await get(path)).headers, path).not.toHaveProperty("strict-transport-security");
    }
  });
});

function lowered(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

const words = (text: string) => text.trim().split(/\s+/);

function unpacked({ headers, body }: Answer): Buffer {
  if (headers["content-encoding"] === "br") return brotliDecompressSync(body);
  if (headers["content-encoding"] === "gzip") return gunzipSync(body);
  return body;
}
