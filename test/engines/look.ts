/** What a page looks like, asked in the page: the same few facts in every engine, where pictures would differ. */

/** The look of a page that is drawn as it should be. */
export const whole = { heading: "visible", fonts: ["Display", "Text"], hidden: [], cutOff: [], overflow: 0 };

export function look() {
  const page = document.documentElement;
  const start = ({ outerHTML }: Element) => outerHTML.slice(0, 80);

  const heading = document.querySelector("h1") ?? page;
  const { left, right, top, width, height } = heading.getBoundingClientRect();
  const isInside = left >= 0 && right <= page.clientWidth && height > 0;
  // A splash that does not go would lie over it.
  const isOnTop = heading.contains(document.elementFromPoint(left + width / 2, top + height / 2));

  const loaded = [...document.fonts].filter(({ status }) => status === "loaded");
  const families = new Set(loaded.map(({ family }) => family.replaceAll('"', "")));

  // What a reveal, a scroll or a script should have shown. The breadcrumbs is shorter on a phone, and a closed question
  // hides its answer.
  const content = [
    ...document.querySelectorAll("main :is(h1, h2, h3, p, li, a, summary, svg):not(nav *), footer"),
  ];
  const hidden = content.filter(
    (part) =>
      !(part.closest("details:not([open])") && !part.closest("summary")) &&
      !part.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );

  // The main part cuts off what is wider than the page; only the row of the missing cell is meant to be.
  const parts = [...document.querySelectorAll("main :not([data-missing], [data-missing] *)")];
  const cutOff = parts.filter((part) => part.getBoundingClientRect().right > page.clientWidth + 1);

  return {
    heading: isInside && isOnTop ? "visible" : "missing or covered",
    fonts: ["Display", "Text"].filter((family) => families.has(family)),
    hidden: hidden.map(start),
    cutOff: cutOff.map(start),
    overflow: page.scrollWidth - page.clientWidth,
  };
}

/** Where the parts of the page stand and how large they are, in pixels: four numbers each. */
export function layout() {
  const parts = document.querySelectorAll("main > *, main section > *, main section > * > *, footer");
  return [...parts].flatMap((part) => {
    const { left, top, width, height } = part.getBoundingClientRect();
    return [left, top, width, height];
  });
}

/** The places of the open questions, counted from nought. */
export function openQuestions() {
  const questions = [...document.querySelectorAll<HTMLDetailsElement>("main details")];
  return questions.flatMap(({ open }, index) => (open ? index : []));
}
