import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

// On a host, the document's inline script requests this file when React may start.
if (import.meta.env.DEV) await (await import("./when-to-start.ts")).whenToStart;

allowInertHtml();
// A separate task: on a slow phone, loading React DOM and creating the root take 30 ms each.
setTimeout(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  }),
);

/**
 * React sets `innerHTML` to create a script element, for example when the error screen replaces the document, and to
 * fill one with structured data. The document's policy (server/response-headers.ts) forbids that, on the hosts only. This
 * Trusted Types policy allows an empty script element, and text without `<`. So `dangerouslySetInnerHTML` with a tag
 * throws when React creates the element.
 * https://developer.mozilla.org/docs/Web/API/Trusted_Types_API#the_default_policy
 */
function allowInertHtml(): void {
  const isInert = (html: string) => html === "<script></script>" || !html.includes("<");
  const createHTML = (html: string) => (isInert(html) ? html : null);
  (
    window as { trustedTypes?: { createPolicy(name: string, rules: object): void } }
  ).trustedTypes?.createPolicy("default", { createHTML });
}
