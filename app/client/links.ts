// A link is followed once per double click. Where it opens a tab, the second click would open another; and a page that
// was prerendered is shown so quickly that it would follow whatever link the next page has under the pointer.
addEventListener(
  "click",
  (event) => {
    if (event.detail > 1 && (event.target as Element).closest("a")) event.preventDefault();
  },
  true,
);

// The drawing in the link that was followed travels to its place on the next page: styles/motion.css. A name may stand
// on a page once, so it is given on the click.
const travelling = "[data-travels=now]";
addEventListener("click", ({ target }) => {
  for (const drawing of document.querySelectorAll(travelling)) drawing.setAttribute("data-travels", "");
  (target as Element).closest("a")?.querySelector("[data-travels]")?.setAttribute("data-travels", "now");
});
