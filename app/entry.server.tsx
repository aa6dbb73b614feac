import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { canonicalPath } from "./paths.ts";

/** Renders a page while the site is built. Nothing is served by this: the site is static. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  // React Router pre-renders /en as /en/, which no visitor asks for: canonical addresses have no trailing slash, and
  // what is rendered here must be what the browser renders when it takes over.
  const { location } = context.staticHandlerContext;
  location.pathname = canonicalPath(location.pathname);
  const body = await renderToReadableStream(<ServerRouter context={context} url={request.url} />);
  await body.allReady;
  headers.set("Content-Type", "text/html");
  return new Response(body, { status, headers });
}
