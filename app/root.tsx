// Imported first: a cascade layer is ordered where it is first named, and every component's styles name one.
import "./styles/index.css";

import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts } from "react-router";
import type { Route } from "./+types/root";
import { defaultLanguage, isLanguage } from "./domain/languages.ts";
import { Bar } from "./layout/Bar.tsx";
import { ContactButtons } from "./layout/ContactButtons.tsx";
import { SkipLink } from "./layout/SkipLink.tsx";
import { Sprite } from "./layout/Sprite.tsx";
import { shellTexts } from "./layout/shell-texts.server.ts";
import { useMaybeShell } from "./layout/use-shell.ts";
import { ErrorScreen } from "./pages/ErrorScreen.tsx";
import { siteIconLinks } from "./seo/site-icons.ts";

export function loader({ params }: Route.LoaderArgs) {
  const language = "language" in params && isLanguage(params.language) ? params.language : defaultLanguage;
  return shellTexts(language);
}

export function links(): Route.LinkDescriptors {
  return siteIconLinks;
}

/** The document. The error screen is shown inside it, so it must render without the root's data. */
export function Layout({ children }: { children: ReactNode }) {
  const shell = useMaybeShell();
  return (
    <html lang={shell?.language ?? defaultLanguage} className="dark">
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
        {/* React runs while the site is built, never in a visitor's browser: docs/decisions/the-browser-navigates.md */}
        {import.meta.env.DEV && <Scripts />}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen message={error instanceof Error ? error.message : String(error)} />;
}
