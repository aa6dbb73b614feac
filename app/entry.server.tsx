import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { findDestination, normalizePath } from "./paths.ts";

/** Renders a page during the build and in development. No production server calls this function. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  // React Router renders /en as /en/, but a page compares its own URL with those of its links.
  const { location } = context.staticHandlerContext;
  location.pathname = normalizePath(location.pathname);
  const body = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    // Otherwise React puts a large part at the end of the document, with a script that moves it to its position.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    // A section is in a Suspense boundary, so its error would leave a hole in the document and the status 200.
    onError(error) {
      console.error(error);
      status = 500;
    },
  });
  await body.allReady;
  // The build prints the response to the error that stops it.
  if (import.meta.env.PROD && status >= 500) return new Response("Its error is above.", { status, headers });
  headers.set("Content-Type", "text/html");
  // The build fails on any status other than 200, so only the hosts send such a page with status 404.
  if (import.meta.env.DEV && findDestination(location.pathname).kind.startsWith("unknown")) status = 404;
  return new Response(body, { status, headers });
}
