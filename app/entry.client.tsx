import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

// The build writes this script into each document, where it runs long before React: scripts/finish-documents.ts
if (import.meta.env.DEV) await import("./inline-script.ts");

allowEmptyScripts();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

/**
 * React creates a script element by setting `innerHTML`, as it does when the error screen replaces the document. The
 * policy of the page (server/response-headers.ts) forbids that; this allows these two strings and no other.
 * https://developer.mozilla.org/docs/Web/API/Trusted_Types_API#the_default_policy
 */
function allowEmptyScripts(): void {
  const createHTML = (html: string) => (html === "<script></script>" || html === " " ? html : null);
  (
    window as { trustedTypes?: { createPolicy(name: string, rules: object): void } }
  ).trustedTypes?.createPolicy("default", {
    createHTML,
  });
}
