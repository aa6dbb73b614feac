import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * A part of the stage (`data-move`) that a change puts in the place of another of the same name comes from there. A change
 * during a move starts from where the parts are.
 *
 * @returns remembers the places, before a change
 */
export function useMoves(root: RefObject<HTMLElement | null>): () => void {
  const places = useRef<{ part: HTMLElement; name: string | undefined; from: DOMRect }[]>([]);
  const findParts = () => [...(root.current?.querySelectorAll<HTMLElement>("[data-live] [data-move]") ?? [])];

  useLayoutEffect(() => {
    for (const part of places.current.length > 0 ? findParts() : []) {
      const { from } =
        places.current.find((place) => place.part === part) ??
        places.current.find(({ name }) => name === part.dataset.move) ??
        {};
      const to = part.getBoundingClientRect();
      // A hidden part has no width.
      if (!from || from.width * to.width === 0 || (from.x === to.x && from.y === to.y)) continue;
      const scale = `${from.width / to.width} ${from.height / to.height}`;
      // No time with reduced motion.
      const { transitionDuration, transitionTimingFunction } = getComputedStyle(part);
      part.animate(
        { translate: [`${from.x - to.x}px ${from.y - to.y}px`, "0 0"], scale: [scale, "1 1"] },
        {
          duration: Number.parseFloat(transitionDuration) * 1000,
          easing: /^[^)]*\)?/.exec(transitionTimingFunction)?.[0],
        },
      );
    }
    places.current = [];
  });

  return () => {
    places.current = findParts().map((part) => ({
      part,
      name: part.dataset.move,
      from: part.getBoundingClientRect(),
    }));
  };
}
