import { STATUS_CODES } from "node:http";
import type { Route } from "./+types/error";
import { ErrorScreen } from "./ErrorScreen.tsx";

/** A host shows this page at any address, where React Router would look for that address's page. */
export const handle = { hydrate: "never" };

/** What a host sends where it refuses or fails: docs/behaviour.md#error-screen */
export function loader({ params: { status } }: Route.LoaderArgs) {
  return `${status} ${STATUS_CODES[status]}`;
}

export default function ErrorPage({ loaderData: message }: Route.ComponentProps) {
  return <ErrorScreen message={message} />;
}
