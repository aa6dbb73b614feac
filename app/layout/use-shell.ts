import { useRouteLoaderData } from "react-router";
import type { loader } from "../root.tsx";

/**
 * The shell's words, in the page's language.
 *
 * @throws when the root's data is missing; only the error screen can be shown then, and it asks `useMaybeShell`
 */
export function useShell() {
  const shell = useMaybeShell();
  if (!shell) throw new Error("The shell has no words: the root loader did not run");
  return shell;
}

/** As `useShell`, or `undefined` where the root's own data failed to load. */
export function useMaybeShell() {
  return useRouteLoaderData<typeof loader>("root");
}
