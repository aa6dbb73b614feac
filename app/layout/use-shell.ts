import { useRouteLoaderData } from "react-router";
import type { ShellTexts } from "./shell-texts.server.ts";

/** What the layout says. It throws where the root's data is missing: only the error screen is shown then. */
export function useShell(): ShellTexts {
  const shell = useMaybeShell();
  if (!shell) throw new Error("The shell has no words: the root loader did not run");
  return shell;
}

/** For the error screen, which is also shown where the root's data failed to load. */
export function useMaybeShell(): ShellTexts | undefined {
  return useRouteLoaderData("root");
}
