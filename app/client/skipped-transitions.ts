/**
 * Who goes on before the last page has travelled in skips its view transition, and so does who looks at another tab.
 * The page changes all the same; but React Router listens to no promise that says so, and the browser would report
 * an uncaught error.
 */
export function acceptSkippedTransitions(): void {
  const start = document.startViewTransition?.bind(document);
  if (!start) return;
  document.startViewTransition = (...given) => {
    const transition = start(...given);
    transition.ready.catch((reason: DOMException) => {
      if (reason.name !== "AbortError" && !document.hidden) throw reason;
    });
    return transition;
  };
}
