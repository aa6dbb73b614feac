import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { canonicalPath, destinationOf } from "./paths.ts";

/** Renders a page while the site is built, and in development. No server runs this. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  // React Router renders /en as /en/, but a page compares its own address with those of its links.
  const { location } = context.staticHandlerContext;
  location.pathname = canonicalPath(location.pathname);
  const body = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    // React would put a large part at the end of the document, and a script that moves it to its place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  await body.allReady;
  headers.set("Content-Type", "text/html");
  // The build stops at any status but 200; the hosts send such a page with 404.
  if (import.meta.env.DEV && destinationOf(location.pathname).kind.startsWith("unknown")) status = 404;
  return new Response(body, { status, headers });
}
