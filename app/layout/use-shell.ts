import { useRouteLoaderData } from "react-router";
import type { ShellTexts } from "./shell-texts.server.ts";

/**
 * The words around every page, in the page's language.
 *
 * @throws when the root's data is missing; only the error screen can be shown then, and it calls `useMaybeShell`
 */
export function useShell(): ShellTexts {
  const shell = useMaybeShell();
  if (!shell) throw new Error("The shell has no words: the root loader did not run");
  return shell;
}

/** As `useShell`, or `undefined` where the root's own data failed to load. */
export function useMaybeShell(): ShellTexts | undefined {
  return useRouteLoaderData("root");
}
