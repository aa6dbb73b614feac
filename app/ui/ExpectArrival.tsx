/** The id of the part of a page to which something of the page before moves: a drawing, or the cells of the landing. */
export const arrivalId = "arrival";

/**
 * Makes the browser paint the page only once it has that part, because otherwise the old page's drawing would fade out
 * over the new page. Only where pages have a transition: app/styles/motion.css
 */
export function ExpectArrival() {
  return <link rel="expect" href={`#${arrivalId}`} blocking="render" media="(hover: hover)" />;
}
