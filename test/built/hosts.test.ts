import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { categoryKeys } from "../../app/catalogue/catalogue.ts";
import { languages } from "../../app/languages.ts";
import { pagesByPath } from "../../app/paths.ts";
import { listPaths } from "../../app/seo/known-paths.server.ts";
import { getFileType } from "../../server/file-types.ts";
import { fillUnknownPage } from "../../server/fill-unknown-page.ts";
import {
  buildFileHeaders,
  commonHeaders,
  documentHeaders,
  strictTransportSecurity,
} from "../../server/response-headers.ts";
import { listPublicFiles } from "../../server/static-files.ts";
import { type HttpResponse, sendRequest } from "../support/http-client.ts";
import { build, hosts, type RunningHost } from "../support/test-servers.ts";

const read = (name: string) => readFileSync(join(build, name));

const files = new Map([
  ...listPaths().map((path) => [path, `client${join(path, "index.html")}`] as const),
  ...listPublicFiles(join(build, "client"))
    .filter((name) => !name.endsWith(".html"))
    .map((name) => [encodeURI(name), `client${name}`] as const),
]);
const oneOfEachKind = [...new Map([...files].map(([path, file]) => [file.split(".").at(-1), path])).values()];

const words = (text: string) => text.trim().split(/\s+/);
/** One URL for each kind of response of a host. */
const answers = [...oneOfEachKind, ...words("/en/nothing /en/design/nothing /fr /en/ux/ /gone.js /en/100%")];

describe.each(hosts)("$name", { timeout: 120_000 }, ({ start, isOurs }) => {
  let host: RunningHost;
  const get = (path: string, headers?: Record<string, string>) => sendRequest(host.port, path, { headers });

  beforeAll(async () => {
    host = await start();
  }, 60_000);
  afterAll(() => host.stop());

  test("Every page and file arrives complete, plain or compressed, and is not sent again while unchanged", async () => {
    for (const [path, file] of files) {
      const plain = await get(path);
      expect.soft(plain.status, path).toBe(200);
      expect.soft(plain.body.equals(read(file)), path).toBe(true);
      const expected = { ...commonHeaders, ...buildFileHeaders(`/${file}`.replace("/client", "")) };
      expect.soft(plain.headers, path).toMatchObject(lowerNames(expected));

      expect.soft(plain.headers.etag, path).toMatch(/^"[^"]+"$/);
      const again = await get(path, { "If-None-Match": String(plain.headers.etag) });
      expect.soft(again, path).toMatchObject({ status: 304, body: Buffer.alloc(0) });
      expect.soft(again.headers["cache-control"], path).toBe(plain.headers["cache-control"]);
      expect.soft((await get(path, { "If-None-Match": '"another"' })).status, path).toBe(200);

      if (!getFileType(file)?.isCompressed) continue;
      const packed = await get(path, { "Accept-Encoding": "gzip, deflate, br" });
      expect.soft(unpacked(packed).equals(read(file)), path).toBe(true);
      expect.soft(packed.headers.vary, path).toBe("Accept-Encoding");
      if (!isOurs) continue;
      expect.soft(packed.headers["content-encoding"], path).toBe("br");
      expect.soft(packed.headers["content-length"], path).toBe(String(packed.body.length));
      expect.soft(packed.headers.etag, path).not.toBe(plain.headers.etag);
    }
  });

  test("Only pages have the headers for documents; no response names the server, and HEAD is GET without a body", async () => {
    for (const path of answers) {
      const { status, headers } = await get(path);
      const isPage = String(headers["content-type"]).startsWith("text/html");
      for (const [name, value] of Object.entries(lowerNames(documentHeaders))) {
        const isDrawing = path.endsWith(".svg") && name === "content-security-policy";
        const expected = isDrawing ? "script-src 'none'" : isPage ? value : undefined;
        expect.soft(headers[name], `${name} of ${path}`).toBe(expected);
      }
      expect.soft(headers["x-content-type-options"], path).toBe("nosniff");
      for (const name of words("server via x-powered-by set-cookie"))
        expect.soft(headers, path).not.toHaveProperty(name);
      const head = await sendRequest(host.port, path, { method: "HEAD" });
      expect.soft(head, path).toMatchObject({ status, body: Buffer.alloc(0) });
      for (const name of ["content-type", "cache-control", "etag", "location", "vary"])
        expect.soft(head.headers[name], `${name} of ${path}`).toBe(headers[name]);
    }
  });

  test("An unknown URL gets its fallback page, with status 404 and in an encoding that the client accepts", async () => {
    const segments = words(
      `nothing nothing.html @first@ UX __proto__ %3Cscript%3E 100% %ff%zz %00 a%2Fb %E8%A8%AD
       nothing?q=/en/ux ${"x".repeat(4000)}`,
    );
    const pairs = words(`nothing/at-all ux/design __proto__/toString foo/%20 foo/@second@ foo/v2.0`);
    for (const language of languages) {
      const unknown = [
        ...segments.map((segment) => [segment, "service"]),
        ...pairs.map((pair) => [pair, "detail"]),
        ...categoryKeys.map((key) => [`${key}/nothing.php`, "detail"]),
      ];
      for (const [path, page] of unknown) {
        const address = `/${language}/${path}`;
        const pathname = address.replace(/\?.*/, "");
        const template = read(`unlisted/${language}/unknown-${page}.html`);
        const document = fillUnknownPage(String(template), pathname);
        for (const encoding of ["identity", "br"]) {
          const response = await get(address, { "Accept-Encoding": encoding });
          const { "content-encoding": used, "cache-control": cache, vary } = response.headers;
          expect.soft(String(unpacked(response)), address).toBe(document);
          expect.soft([response.status, cache, vary], address).toEqual([404, "no-cache", "Accept-Encoding"]);
          if (encoding === "identity") expect.soft(used, address).toBeUndefined();
        }
        if (path?.includes("?")) continue;
        const data = await get(`${address}.data`);
        expect
          .soft([data.status, String(unpacked(data))], address)
          .toEqual([200, String(read(`unlisted/${language}/unknown-${page}.data`))]);
      }
    }
  });

  test("A URL without a page redirects to the landing, and one with a slash too many to the URL without it", async () => {
    const withoutTexts = [...pagesByPath.keys()].filter((path) => !listPaths().includes(path));
    const noPages = [
      ...withoutTexts.flatMap((path) => [path, `${path}?q=1`]),
      ...words("/fr /EN /foo /foo/ /fr/ux /en/a/b/c /__proto__ /assets /_headers /%"),
      // They look like files of types that are not served.
      ...words("/wp-login.php /.env /.git/config.bak /gone.js.map /gone.html"),
    ];
    for (const path of noPages) {
      const { status, headers } = await get(path);
      expect.soft([status, headers.location, headers["cache-control"]], path).toEqual([302, "/", "no-cache"]);
    }
    const otherSpellings = {
      "/en/": "/en",
      "/en/legal/ip/?q=a%20b": "/en/legal/ip?q=a%20b",
      "/en/nothing/": "/en/nothing",
      "/en//ux": "/en/ux",
      "/es/legal//nada//": "/es/legal/nada",
    };
    for (const [path, canonical] of Object.entries(otherSpellings)) {
      const { status, headers } = await get(path);
      expect.soft(status, path).toBeOneOf(isOurs ? [308] : [307, 308]);
      expect.soft(headers.location, path).toBe(canonical);
    }
  });

  test("A missing file is a plain 404, never a page", async () => {
    for (const path of words(
      `/assets/ /assets/gone.js /assets/gone /og/ /og/gone /gone.woff2 /gone.JPG /en/gone.txt /en/a/b/gone.png
       /release.json`,
    )) {
      const { status, headers, body } = await get(path);
      const { "content-type": type, "cache-control": cache } = headers;
      const answer = [status, String(body), type, cache];
      expect.soft(answer, path).toEqual([404, "Not found\n", "text/plain; charset=utf-8", "no-cache"]);
    }
  });

  test("A page or file has one URL, and no other spelling serves it", async () => {
    for (const path of words("/index.html /en/index.html /en/ux/index.html /en/ux.html //robots.txt")) {
      const { status, headers } = await get(path);
      const clean = path.replace(/(\/index)?\.html$|^\/(?=\/)/, "") || "/";
      const ours = path === "/index.html" ? [302, "/"] : [404, undefined];
      expect.soft([status, headers.location], path).toEqual(isOurs ? ours : [307, clean]);
    }
  });

  test("The site only accepts requests that read", async () => {
    for (const method of words("POST PUT PATCH DELETE OPTIONS TRACE")) {
      for (const path of words("/ /en/ux /en/nothing /fr /robots.txt /gone.js")) {
        const { status, headers, body } = await sendRequest(host.port, path, { method });
        expect.soft(status, `${method} ${path}`).toBe(405);
        if (isOurs) expect.soft(String(body), `${method} ${path}`).toBe("Method not allowed\n");
        if (isOurs) expect.soft(headers.allow, `${method} ${path}`).toBe("GET, HEAD");
      }
    }
  });

  test("No URL leads out of the public folder or to another site", async () => {
    const hostile = words(
      String.raw`/../source-hash /%2e%2e/source-hash /..%2fsource-hash /assets/../../source-hash /en/../../package.json
        /assets/%2e%2e/%2e%2e/source-hash /assets/..%5c..%5csource-hash /assets/..\..\source-hash /assets/%00/../a.js
        /../../../../../etc/passwd /..%252f..%252fetc/passwd /%00 /en/ux%00.html /en%2Fux /%2Fen/ux /en/%2e%2e/%2e%2e/x
        //evil.example //evil.example/ ///evil.example/.. //evil.example/en/ //evil.example/%2e%2e/ /.//evil.example/
        /\evil.example /\evil.example/ /en/\evil.example/ /%5Cevil.example/ /en//evil.example/ /;@evil.example/
        http://evil.example/en/ /en/https://evil.example/ /%0d%0aX-Evil:1/ /en/%0d%0aX-Evil:1/`,
    ).concat("/dise\u00c3\u00b1o", `/${"a/".repeat(1500)}`, `/en/${"/".repeat(3000)}`);
    for (const path of hostile) {
      const { status, headers, body } = await get(path, { Host: "evil.example" });
      expect.soft(status, path).toBeGreaterThanOrEqual(200);
      expect.soft(status, path).toBeLessThan(500);
      if (headers.location !== undefined) expect.soft(headers.location, path).toMatch(/^\/(?![/\\])/);
      expect.soft(headers, path).not.toHaveProperty("x-evil");
      expect.soft(String(body), path).not.toMatch(/"script":|root:x|"studio-site"/);
    }
  });

  test.runIf(isOurs)("Only responses over TLS have Strict-Transport-Security", async () => {
    for (const path of words("/en /en/nothing /fr /gone.js")) {
      const { headers } = await get(path, { "X-Forwarded-Proto": "https" });
      expect.soft(headers, path).toMatchObject(lowerNames(strictTransportSecurity));
      expect.soft((await get(path)).headers, path).not.toHaveProperty("strict-transport-security");
    }
  });
});

function lowerNames(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(new Headers(headers));
}

function unpacked({ headers, body }: HttpResponse): Buffer {
  if (headers["content-encoding"] === "br") return brotliDecompressSync(body);
  if (headers["content-encoding"] === "gzip") return gunzipSync(body);
  return body;
}
