import { useEffect } from "react";
import { useRouteLoaderData } from "react-router";
import type { ShellTexts } from "./shell-texts.server.ts";

/** The layout's texts. The hook throws if the root has no data, in which case only the error screen renders. */
export function useShell(): ShellTexts {
  const shell = useMaybeShell();
  if (!shell) throw new Error("The layout has no texts: the root loader did not run");
  return shell;
}

let last: ShellTexts | undefined;

/** For the error screen, which also renders if the root's data failed to load: the last page's texts, if there was one. */
export function useMaybeShell(): ShellTexts | undefined {
  return useRouteLoaderData("root") ?? last;
}

/** An effect, so that only the browser keeps the texts: a server renders pages of several languages. */
export function useLastShell(shell: ShellTexts | undefined): void {
  useEffect(() => {
    last = shell;
  }, [shell]);
}
