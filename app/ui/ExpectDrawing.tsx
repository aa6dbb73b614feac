/** The id of the drawing to which the drawing of a clicked link moves. */
export const drawingId = "drawing";

/**
 * Makes the browser paint the page only once it has that drawing, because otherwise the old page's drawing would fade out
 * over the new page. Only where pages have a transition: app/styles/motion.css
 */
export function ExpectDrawing() {
  return <link rel="expect" href={`#${drawingId}`} blocking="render" media="(hover: hover)" />;
}
