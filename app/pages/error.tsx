import { STATUS_CODES } from "node:http";
import type { Route } from "./+types/error";
import { ErrorScreen } from "./ErrorScreen.tsx";

/** The page that a host sends when it rejects a request or fails: docs/behaviour.md#error-screen */
export function loader({ params: { status } }: Route.LoaderArgs) {
  return `${status} ${STATUS_CODES[status]}`;
}

export default function ErrorPage({ loaderData: message }: Route.ComponentProps) {
  return <ErrorScreen message={message} />;
}
