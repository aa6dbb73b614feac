import { useRouteLoaderData } from "react-router";
import type { loader } from "../root.tsx";

/**
 * The frame's words, in the page's language.
 *
 * @throws when the root's data is missing; only the error screen can be shown then, and it asks `useMaybeFrame`
 */
export function useFrame() {
  const frame = useMaybeFrame();
  if (!frame) throw new Error("The frame has no words: the root loader did not run");
  return frame;
}

/** As `useFrame`, or `undefined` where the root's own data failed to load. */
export function useMaybeFrame() {
  return useRouteLoaderData<typeof loader>("root");
}
