// Imported first: a cascade layer is ordered where it is first named, and every component's styles name one.
import "./styles/index.css";

import type { ReactNode } from "react";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from "react-router";
import type { Route } from "./+types/root";
import { useDataOfLinksInView } from "./client/fetch-ahead.ts";
import { resolveNavigation } from "./client/resolve-navigation.ts";
import { Bar } from "./layout/Bar.tsx";
import { ContactButtons } from "./layout/ContactButtons.tsx";
import { RouteAnnouncer } from "./layout/RouteAnnouncer.tsx";
import { SkipLink } from "./layout/SkipLink.tsx";
import { Sprite } from "./layout/Sprite.tsx";
import { shellTexts } from "./layout/shell-texts.server.ts";
import { useMaybeShell } from "./layout/use-shell.ts";
import { ErrorScreen } from "./pages/ErrorScreen.tsx";
import { defaultLanguage, isLanguage } from "./paths.ts";
import { siteIconLinks } from "./seo/site-icons.ts";

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [resolveNavigation];

export function loader({ params }: Route.LoaderArgs) {
  const language = "language" in params && isLanguage(params.language) ? params.language : defaultLanguage;
  return shellTexts(language);
}

/** The shell is loaded anew with each page, because the language may change, or the release that the data is of. */
export function shouldRevalidate() {
  return true;
}

export function links(): Route.LinkDescriptors {
  return siteIconLinks;
}

/** The document. The error screen is shown inside it, so it must render without the root's data. */
export function Layout({ children }: { children: ReactNode }) {
  const shell = useMaybeShell();
  // The hook instead of `<ScrollRestoration>`, which renders an inline script: the security policy refuses it when
  // React renders the document again for the error screen. Until React hydrates, the browser restores the position.
  useScrollRestoration();
  return (
    // menus.ts sets `data-scrolled` on <html> before React hydrates; React must not complain about it.
    <html lang={shell?.language ?? defaultLanguage} className="dark" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <Meta />
        {shell?.languages.map(({ code, locale }) => (
          <meta
            key={code}
            property={code === shell.language ? "og:locale" : "og:locale:alternate"}
            content={locale}
          />
        ))}
        <Links />
      </head>
      <body>
        {shell && <SkipLink />}
        <Sprite />
        {shell && <Bar />}
        {children}
        {shell && <ContactButtons />}
        <RouteAnnouncer />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  useDataOfLinksInView();
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />;
}
