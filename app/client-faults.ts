/** What goes wrong with hands and tabs only where React changes the pages; networks: `answer-like-the-host.ts`. */

/**
 * The next page is there so quickly that the second click of a double click would follow whatever link it has under
 * the pointer. Where a link opens a tab, it would open another.
 */
document.addEventListener(
  "click",
  (event) => {
    if (event.detail > 1 && (event.target as Element).closest("a")) event.preventDefault();
  },
  true,
);

/** A hidden tab, or the next navigation, skips a view transition; the page has changed all the same. */
const startViewTransition = document.startViewTransition?.bind(document);
if (startViewTransition)
  document.startViewTransition = (update) => {
    const transition = startViewTransition(update);
    transition.ready.catch(() => {});
    return transition;
  };
