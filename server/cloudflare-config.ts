/** The contract in Cloudflare's words: static assets, and a worker for what no file matches. */
import { unknownDocuments } from "./resolve-request.ts";
import {
  allowedMethods,
  assetsFolder,
  cacheControl,
  embeddableFolder,
  fileKinds,
  type Hashes,
  securityHeaders,
  strictTransportSecurity,
} from "./response-headers.ts";

type Rule = [pattern: string, headers: Record<string, string>];

/** By path inside the build folder. */
export function cloudflareFiles(hashes: Hashes): Record<string, string> {
  return {
    "client/_headers": headersFile(hashes),
    // Cloudflare compresses by itself.
    "client/.assetsignore": "*.br\n*.gz\n",
    "cloudflare/wrangler.json": `${JSON.stringify(configuration, null, 2)}\n`,
    "cloudflare/worker.js": workerModule(),
  };
}

const configuration = {
  name: "studio-site",
  main: "worker.js",
  compatibility_date: "2026-11-01",
  assets: { directory: "../client", html_handling: "drop-trailing-slash", not_found_handling: "none" },
  rules: [{ type: "Text", globs: ["**/*.html"], fallthrough: false }],
  send_metrics: false,
};

function headersFile(hashes: Hashes): string {
  const everywhere = {
    ...securityHeaders(hashes),
    "Cache-Control": cacheControl.revalidate,
    // What is compressed, and how, Cloudflare decides.
    Vary: "Accept-Encoding",
    // Browsers ignore it where the visitor did not come by TLS (RFC 6797 §8.1).
    "Strict-Transport-Security": strictTransportSecurity,
    // Due on a 405, which cannot be told apart here, and true on all others.
    Allow: allowedMethods.join(", "),
  };
  const rules: Rule[] = [
    ["/*", everywhere],
    ...Object.entries(fileKinds).map(
      ([extension, { type, cache }]): Rule => [
        `/*.${extension}`,
        { "Content-Type": type, "Cache-Control": cacheControl[cache] },
      ],
    ),
    [`${assetsFolder}*`, { "Cache-Control": cacheControl.immutable }],
    [`${embeddableFolder}*`, { "Cross-Origin-Resource-Policy": "cross-origin" }],
  ];
  return rules.map(ruleText).join("\n");
}

/** Cloudflare joins the values of rules that name the same header; `!` takes the earlier one off. */
function ruleText([pattern, headers]: Rule): string {
  const lines = Object.entries(headers).flatMap(([name, value]) => [`! ${name}`, `${name}: ${value}`]);
  return [pattern, ...lines.map(shortEnough)].join("\n  ");
}

/** A longer line is dropped by Cloudflare. */
function shortEnough(line: string): string {
  if (line.length <= 2000) return line;
  throw new Error(`Cloudflare takes header lines of 2,000 characters; this one has ${line.length}: ${line}`);
}

function workerModule(): string {
  const names = unknownDocuments.map((name, index) => ({ name, variable: `document${index}` }));
  return `// Generated from server/cloudflare-config.ts by the build.
import { createWorker } from "../../server/cloudflare-worker.ts";
import hashes from "../hashes.json";
${names.map(({ name, variable }) => `import ${variable} from "../unknown/${name}";`).join("\n")}

export default createWorker({
  hashes,
  documents: { ${names.map(({ name, variable }) => `"${name}": ${variable}`).join(", ")} },
});
`;
}
