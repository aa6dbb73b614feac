/**
 * The contract in nginx's words, written by the build into `build/nginx/`.
 *
 * Addresses are read from `$request_uri`, as the client sent them; files are looked up by `$uri`, which nginx has
 * decoded and freed of dot segments. No address from a client is ever put into a file name unread.
 */
import { categoryKeys, knownPaths, type Language, languages, paths } from "../app/paths.ts";
import { fileName, unknownDocument } from "./resolve-request.ts";
import {
  allowedMethods,
  assetsFolder,
  cacheControl,
  embeddableFolder,
  fileKinds,
  type Hashes,
  limits,
  securityHeaders,
  strictTransportSecurity,
} from "./response-headers.ts";

/** Pairs of a regular expression and a value; the first match wins. */
type Rules = readonly (readonly [pattern: string, value: string])[];

const language = `(?<language>${languages.join("|")})`;
const category = `(?<category>${categoryKeys.join("|")})`;
const withoutPage = languages.flatMap((key) => [paths.about(key), paths.contact(key)]);
const languageVariable = "$language" as Language;

/**
 * `answerTo` as rules over a path; `answer.test.ts` holds the two against each other. Patterns are regular
 * expressions throughout, because nginx compares plain texts without regard to case.
 */
export const routing = {
  /** The public file of a known page. */
  document: [
    ["^/$", "/index.html"],
    [`^(?<page>${knownPaths().slice(1).join("|")})$`, "$page/index.html"],
  ],
  /** The location that answers where there is no file. */
  otherwise: [
    [`^${assetsFolder}`, "@missing"],
    [fileName.source, "@missing"],
    [`^(${withoutPage.join("|")})/?$`, "@landing"],
    [`^/(${language}(/[^/]*){0,2})?/$`, "@canonical"],
    [`^/${language}/([^/]*/)?[^/]+$`, "@unknown"],
  ],
  /** The page of an unknown address, in `build/unknown`. */
  unknown: [
    [`^/${language}/[^/]+$`, unknownDocument.service(languageVariable)],
    [`^/${language}/${category}/`, unknownDocument.detail(languageVariable, "$category")],
    [`^/${language}/`, unknownDocument.detail(languageVariable)],
  ],
} satisfies Record<string, Rules>;

/** Extensions whose files are served at their own address; a document is served at its clean one alone. */
const { html: _, ...servedKinds } = fileKinds;
const served = Object.keys(servedKinds);

/** What each request is, as maps: goes into nginx's `http` block. */
function httpConf(): string {
  const methods = allowedMethods.join("|");
  const maps = [
    // The request line, because `$request_uri` and `$request_method` are not kept where nginx itself refuses. Over
    // HTTP/2 a malformed address leaves it empty, and gets a plain 400.
    map("$request", "$studio_path", [["^[^ ]+ (https?://[^/? ]*)?(?<path>[^? ]*)", "$path"]]),
    map(
      "$request",
      "$studio_allow",
      [
        ["", ""],
        [`^(${methods}) `, ""],
      ],
      allowedMethods.join(", "),
    ),
    map("$studio_path", "$studio_document", routing.document),
    map("$studio_path", "$studio_otherwise", [["", "@bad_request"], ...routing.otherwise], "@landing"),
    map("$studio_path", "$studio_canonical", [["^(?<kept>.*)/$", "$kept"]]),
    map("$studio_path", "$studio_unknown", routing.unknown),
    map(
      "$request_uri $studio_otherwise",
      "$studio_refused",
      [["^ (?<answer>.*)", "$answer"]],
      "@bad_request",
    ),
    map("$scheme $http_x_forwarded_proto", "$studio_hsts", [["https", strictTransportSecurity]]),
    map("$uri", "$studio_resource_policy", [[`^${embeddableFolder}`, "cross-origin"]], "same-origin"),
    map(
      "$status $uri",
      "$studio_cache",
      [
        [`^(2..|304) ${assetsFolder}`, cacheControl.immutable],
        ...Object.entries(servedKinds).map(([extension, { cache }]): [string, string] => [
          `^(2..|304) .*\\.${extension}$`,
          cacheControl[cache],
        ]),
      ],
      cacheControl.revalidate,
    ),
  ];
  return `${generated}\n${maps.join("\n")}\n`;
}

/** nginx holds an empty text against no regular expression, so the empty pattern stands for it. */
function map(from: string, to: string, rules: Rules, otherwise = ""): string {
  const lines = rules.map(([pattern, value]) => `  "${pattern && `~${pattern}`}" "${value}";`);
  return [`map "${from}" ${to} {`, `  default "${otherwise}";`, ...lines, "}"].join("\n");
}

const generated = "# Generated from server/response-headers.ts by the build.";

/** How each is answered: goes into a `server` block that says where it listens and sets `$studio`, the release. */
function serverConf(hashes: Hashes): string {
  const headers = {
    ...securityHeaders(hashes),
    "Cross-Origin-Resource-Policy": "$studio_resource_policy",
    "Cache-Control": "$studio_cache",
    "Strict-Transport-Security": "$studio_hsts",
    Allow: "$studio_allow",
  };
  const headerLines = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`);
  const types = Object.entries(fileKinds).map(([extension, { type }]) => `  "${type}" ${extension};`);
  return `${generated}
root $studio/client;
types {
${types.join("\n")}
}
default_type "${fileKinds.txt.type}";
brotli_static on;
gzip_static on;
gzip_vary on;
absolute_redirect off;
merge_slashes off;
server_tokens off;
more_clear_headers Server;
${headerLines.join("\n")}

client_header_timeout ${limits.headerSeconds}s;
client_body_timeout ${limits.headerSeconds}s;
send_timeout ${limits.idleSeconds}s;
keepalive_timeout ${limits.keepAliveSeconds}s;
large_client_header_buffers 2 ${limits.headerBytes};
client_max_body_size 1k;
reset_timedout_connection on;

if ($studio_allow) {
  return 405 "Method not allowed\\n";
}
location / {
  try_files $studio_document $studio_otherwise;
}
location ~ ^(/[^/]+)+\\.(${served.join("|")})$ {
  try_files $uri $studio_otherwise;
}
location @landing {
  return 302 /;
}
location @canonical {
  return 308 $studio_canonical$is_args$args;
}
location @missing {
  types {}
  return 404 "Not found\\n";
}
location @unknown {
  error_page 404 @unknown_page;
  return 404;
}
location @unknown_page {
  root $studio/unknown;
  try_files /$studio_unknown =404;
}

# nginx refuses a malformed address before it looks for a location; the contract has an answer for it too.
recursive_error_pages on;
error_page 400 = /malformed.request;
location = /malformed.request {
  internal;
  try_files /malformed.request $studio_refused;
}
location @bad_request {
  return 400 "Bad request\\n";
}
# In place of nginx's own pages, which name it: the same status and headers without a body.
error_page 302 308 403 404 405 408 413 414 416 500 /bodiless.answer;
location = /bodiless.answer {
  internal;
  return 200 "";
}
`;
}

interface Installation {
  /** Address and port. */
  listen: string;
  /** The folder of the release: `client`, `unknown` and `nginx` are in it. */
  studio: string;
  /** A folder that nginx may write. */
  state: string;
}

/** A whole configuration, for the container and the tests; docs/deploy-nginx.md has one for a Debian machine. */
export function mainConf({ listen, studio, state }: Installation): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return `${generated}
load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
load_module /usr/lib/nginx/modules/ngx_http_headers_more_filter_module.so;
worker_processes auto;
worker_shutdown_timeout ${limits.drainSeconds}s;
pid ${state}/nginx.pid;
error_log stderr;
events {
  worker_connections 4096;
}
http {
  ${temporary.map((name) => `${name}_temp_path ${state}/${name};`).join("\n  ")}
  access_log off;
  sendfile on;
  tcp_nopush on;
  include ${studio}/nginx/http.conf;
  server {
    listen ${listen};
    set $studio ${studio};
    include ${studio}/nginx/server.conf;
  }
}
`;
}

/** By path inside the build folder. */
export function nginxFiles(hashes: Hashes): Record<string, string> {
  return {
    "nginx/http.conf": httpConf(),
    "nginx/server.conf": serverConf(hashes),
    "nginx/nginx.conf": mainConf({ listen: "8080", studio: "/srv/studio", state: "/tmp" }),
  };
}
