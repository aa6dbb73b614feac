import { type ReactNode, Suspense, useLayoutEffect, useState } from "react";
import { rememberState } from "./native-state.ts";

/**
 * A part of the page that React hydrates by itself. If a translator or an extension has changed it before, React renders
 * this part again, and the others stay.
 */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <NativeState />
      {children}
    </Suspense>
  );
}

/** The first in its boundary: its effect runs before those of components that read their own fields. */
function NativeState() {
  // While this renders, the elements that React may replace are still in the document.
  const [restore] = useState(rememberState);
  useLayoutEffect(restore, [restore]);
  return null;
}
