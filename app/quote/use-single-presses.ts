import { type FormEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from "react";

/** The longest time between the presses of a double press, and their greatest distance in pixels. */
const together = { time: 500, distance: 24 };

const textFields = "textarea, [type=search], [type=date]";

/**
 * Makes a double press do what one does. The first press may have changed the page, so that the second would hit
 * something else.
 *
 * @param onPress called before each press
 * @returns handlers for the element that contains the controls
 */
export function useSinglePresses(onPress: () => void) {
  const last = useRef({ time: Number.NEGATIVE_INFINITY, x: 0, y: 0 });
  const isRepeated = useRef(false);
  return {
    onPointerDownCapture({ timeStamp: time, clientX: x, clientY: y }: PointerEvent) {
      const { current } = last;
      isRepeated.current =
        time - current.time < together.time && Math.hypot(x - current.x, y - current.y) < together.distance;
      last.current = { time, x, y };
      onPress();
    },
    onKeyDownCapture(event: KeyboardEvent) {
      // Typing and walking through radio buttons repeat keys.
      if (event.key !== "Enter") return;
      isRepeated.current = event.repeat || event.timeStamp - last.current.time < together.time;
      last.current = { time: event.timeStamp, x: -together.distance, y: -together.distance };
      onPress();
    },
    /** What is pressed after typing is no second press. */
    onInputCapture({ target }: FormEvent) {
      if ((target as Element).closest(textFields)) last.current.time = Number.NEGATIVE_INFINITY;
    },
    onClickCapture(event: MouseEvent) {
      if (!isRepeated.current || (event.target as Element).closest(textFields)) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
