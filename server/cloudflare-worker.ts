/** Cloudflare answers for the public files itself; this worker is asked only for what no file matches. */
import { answerTo } from "./resolve-request.ts";
import { type Hashes, securityHeaders, strictTransportSecurity } from "./response-headers.ts";

interface Release {
  hashes: Hashes;
  /** The pages of `build/unknown` by name. */
  documents: Record<string, string>;
}

export function createWorker({ hashes, documents }: Release) {
  const everywhere = securityHeaders(hashes);
  return {
    fetch(request: Request): Response {
      const { pathname, search, protocol } = new URL(request.url);
      const { status, headers, ...content } = answerTo(request.method, pathname, search);
      const hsts = protocol === "https:" && { "Strict-Transport-Security": strictTransportSecurity };
      const body = "text" in content ? content.text : documents[content.document];
      return new Response(request.method === "HEAD" ? null : body, {
        status,
        headers: { ...everywhere, ...hsts, ...headers },
      });
    },
  };
}
