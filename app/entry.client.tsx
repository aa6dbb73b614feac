import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

// On a host, the document's inline script requests this file when React may start.
if (import.meta.env.DEV) await (await import("./when-to-start.ts")).whenToStart;

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
