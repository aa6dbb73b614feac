/** The smaller hooks of the composer. */
import {
  type KeyboardEvent,
  type MouseEvent,
  type SyntheticEvent,
  startTransition,
  useEffect,
  useRef,
  useState,
} from "react";
import { dayOf } from "./request.ts";

/**
 * The visitor's present day, `2027-01-15`; empty until React has started. A page may stay open for days, sleep, or come
 * back from the back/forward cache, in which case its timers have not run.
 */
export function useToday(): string {
  const [today, setToday] = useState("");
  useEffect(() => {
    const refresh = () => setToday(dayOf(new Date()));
    // In parts: the whole composer renders again.
    startTransition(refresh);
    const timer = setInterval(refresh, 30_000);
    const events = ["focus", "pageshow", "visibilitychange", "beforeprint", "pointerdown", "keydown"];
    for (const event of events) addEventListener(event, refresh, true);
    return () => {
      clearInterval(timer);
      for (const event of events) removeEventListener(event, refresh, true);
    };
  }, []);
  return today;
}

const isInTextField = ({ target }: SyntheticEvent) =>
  (target as Element).closest("textarea, [type=search], [type=date]") !== null;

/**
 * Makes a double press do what one does. The first press may have changed the page, so that the second would hit
 * something else. `event.detail` does not count the taps of a finger.
 *
 * @returns handlers for the element that contains the controls
 */
export function useSinglePresses() {
  const last = useRef({ time: Number.NEGATIVE_INFINITY, x: 0, y: 0 });
  return {
    onClickCapture(event: MouseEvent) {
      const { timeStamp: time, clientX: x, clientY: y, detail } = event;
      // Keys and assistive technology click without a press before.
      if (detail === 0 || isInTextField(event)) return;
      const before = last.current;
      last.current = { time, x, y };
      if (time - before.time > 500 || Math.hypot(x - before.x, y - before.y) > 24) return;
      event.preventDefault();
      event.stopPropagation();
    },
    /** A key that is held down repeats. */
    onKeyDownCapture(event: KeyboardEvent) {
      if (event.key === "Enter" && event.repeat && !isInTextField(event)) event.preventDefault();
    },
    /** What is pressed after typing is no second press. */
    onInputCapture(event: SyntheticEvent) {
      if (isInTextField(event)) last.current.time = Number.NEGATIVE_INFINITY;
    },
  };
}

/**
 * Copies a text to the clipboard, which needs a secure context and the visitor's permission.
 *
 * @returns whether this text was copied; undefined if the visitor has not tried, or has changed the text since then
 */
export function useCopy(text: string): [boolean | undefined, () => Promise<void>] {
  const [last, setLast] = useState<{ text: string; isDone: boolean }>();
  async function copy() {
    const isDone = await (navigator.clipboard?.writeText(text) ?? Promise.reject()).then(
      () => true,
      () => false,
    );
    setLast({ text, isDone });
  }
  return [last?.text === text ? last.isDone : undefined, copy];
}
