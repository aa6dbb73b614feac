import { STATUS_CODES } from "node:http";
import type { RouteHandle } from "../layout/use-route-handle.ts";
import type { Route } from "./+types/error";
import { ErrorScreen } from "./ErrorScreen.tsx";

/** A host sends this page at any URL. React Router would hydrate the page of that URL instead. */
export const handle = { hydrate: "never" } satisfies RouteHandle;

/** The page that a host sends when it rejects a request or fails: docs/behaviour.md#error-screen */
export function loader({ params: { status } }: Route.LoaderArgs) {
  return `${status} ${STATUS_CODES[status]}`;
}

export default function ErrorPage({ loaderData: message }: Route.ComponentProps) {
  return <ErrorScreen message={message} />;
}
