/**
 * Sections below the window wait until the page is painted (layout/Page.module.css). Then one is laid out with each
 * frame, so that every height is the real one: Back and a link into the page lead exactly where they should.
 */
addEventListener("load", () => {
  const sections = [...document.querySelectorAll<HTMLElement>("main > section")];
  const layOutNext = () => {
    const section = sections.shift();
    if (!section) return;
    section.style.contentVisibility = "visible";
    requestAnimationFrame(layOutNext);
  };
  // The first of the two frames is the first paint where everything came from the browser's cache.
  requestAnimationFrame(() => requestAnimationFrame(layOutNext));
});
