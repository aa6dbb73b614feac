// This import is first, because the first mention of a cascade layer sets its order, and every component's styles use
// one.
import "./styles/index.css";
import "./styles/plain.css";

import { type ReactNode, useEffect, useLayoutEffect } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  redirect,
  Scripts,
  useLocation,
  useNavigationType,
  useRouteError,
} from "react-router";
import type { Route } from "./+types/root";
import { defaultLanguage, isLanguage } from "./languages.ts";
import { Bar } from "./layout/Bar.tsx";
import { ContactButtons } from "./layout/ContactButtons.tsx";
import { HydrationBoundary } from "./layout/HydrationBoundary.tsx";
import { SkipLink } from "./layout/SkipLink.tsx";
import { loadShellTexts } from "./layout/shell-texts.server.ts";
import { useLastShell, useMaybeShell } from "./layout/use-shell.ts";
import { ErrorScreen } from "./pages/ErrorScreen.tsx";
import { findRedirect, normalizePath } from "./paths.ts";
import { buildHeadTags } from "./seo/head.server.ts";
import { getHeadData } from "./seo/page-metadata.server.ts";
import { siteIconLinks } from "./seo/site-files.ts";

export { shouldRevalidate } from "./static-data.ts";

export function loader({ params, url }: Route.LoaderArgs) {
  const language = "language" in params && isLanguage(params.language) ? params.language : defaultLanguage;
  return {
    ...loadShellTexts(language),
    head: buildHeadTags(getHeadData(normalizePath(url.pathname))),
  };
}

/** The head tags of every page. No route has its own `meta`. */
export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return loaderData?.head ?? [];
}

export function links(): Route.LinkDescriptors {
  return siteIconLinks;
}

/** The document. The error screen renders inside it, so it must render without the root's data. */
export function Layout({ children }: { children: ReactNode }) {
  const shell = useMaybeShell();
  useLastShell(shell);
  const isError = Boolean(useRouteError());
  return (
    // The theme is always dark: docs/behaviour.md#theme. The inline script adds attributes before React hydrates.
    <html lang={shell?.language ?? defaultLanguage} className="dark" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* The error screen renders its own title. */}
        {!isError && <Meta />}
        <Links />
        {/* The build inlines it into each document. */}
        {import.meta.env.DEV && <script type="module" src="/app/inline-script.ts" />}
      </head>
      <body>
        {shell && (
          <HydrationBoundary>
            <SkipLink />
            <Bar />
          </HydrationBoundary>
        )}
        <HydrationBoundary>{children}</HydrationBoundary>
        <HydrationBoundary>
          {shell && <ContactButtons />}
          <HydratedMark />
        </HydrationBoundary>
        {/* The build replaces them by a list of files: scripts/finish-documents.ts */}
        <Scripts />
      </body>
    </html>
  );
}

/** What the hosts do at a URL that is no page, for `<Link>` and `navigate`: `findRedirect` */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  ({ url }) => {
    const target = findRedirect(url.pathname);
    if (target) throw redirect(target.to + (target.isPermanent ? url.search : ""));
  },
];

/**
 * `<Link>` and `navigate` show a page from its top, or from the part that the address names. `<ScrollRestoration>` would
 * also take the position after Back from the browser, on pages that are documents.
 */
export default function Root() {
  const location = useLocation();
  const type = useNavigationType();
  useLayoutEffect(() => {
    if (type === "POP") return;
    const part = document.getElementById(location.hash.slice(1));
    if (part) part.scrollIntoView();
    else scrollTo(0, 0);
  }, [location, type]);
  return <Outlet />;
}

/** For tests. Hydrates with the other parts of the document; a page's sections may follow. */
function HydratedMark() {
  useEffect(() => {
    performance.mark("hydrated");
  }, []);
  return null;
}

/** Also renders in the browser, if a route's own component throws: docs/behaviour.md#error-screen */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen message={describeError(error)} />;
}

function describeError(error: unknown): string {
  if (isRouteErrorResponse(error)) {
    const { status, statusText, data } = error;
    return [status, statusText, typeof data === "string" && data !== statusText && data]
      .filter(Boolean)
      .join(" ");
  }
  return error instanceof Error ? error.message : String(error);
}
