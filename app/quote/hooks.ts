/** The smaller hooks of the composer. */
import {
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { formatCount } from "../domain/phrases.ts";
import { fill } from "../domain/template.ts";
import type { QuoteData } from "./quote-data.server.ts";
import { dayOf } from "./request.ts";
import { columnKeys, type Summary } from "./summary.ts";

/**
 * The visitor's present day, `2027-01-15`; empty until React has started. A page may stay open for days, sleep, or come
 * back from the back/forward cache, in which case its timers have not run.
 *
 * @returns also a function that reads the clock again, for the moment of a press
 */
export function useToday(): [string, () => void] {
  const [today, setToday] = useState("");
  const refresh = useCallback(() => setToday(dayOf(new Date())), []);
  useEffect(() => {
    refresh();
    const timer = setInterval(refresh, 30_000);
    const events = ["focus", "pageshow", "visibilitychange", "beforeprint"];
    for (const event of events) addEventListener(event, refresh);
    return () => {
      clearInterval(timer);
      for (const event of events) removeEventListener(event, refresh);
    };
  }, [refresh]);
  return [today, refresh];
}

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
      // Keys and assistive technology click without a press before.
      isRepeated.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

/** Screen reader announcements of changes to the summary: the moved entry, and the days. Typing is not announced. */
export function useAnnouncement(data: QuoteData, summary: Summary, canUndo: boolean): string {
  const [announcement, setAnnouncement] = useState("");
  const before = useRef({ summary, canUndo });
  useEffect(() => {
    const wasCleared = canUndo && !before.current.canUndo;
    const news = wasCleared ? data.text.announce.cleared : changesIn(data, before.current.summary, summary);
    before.current = { summary, canUndo };
    if (news) setAnnouncement(news);
  }, [data, summary, canUndo]);
  return announcement;
}

function changesIn({ locale, text: { announce } }: QuoteData, before: Summary, after: Summary): string {
  const columnOf = (summary: Summary, id: string) =>
    columnKeys.find((column) => summary.columns[column].some((need) => need.id === id));
  const entries = new Map(
    [before, after].flatMap(({ columns }) =>
      columnKeys.flatMap((column) => columns[column].map(({ id, entry }) => [id, entry] as const)),
    ),
  );
  const moves = [...entries].flatMap(([id, entry]) => {
    const column = columnOf(after, id);
    return column === columnOf(before, id) ? [] : [fill(announce[column ?? "removed"], { entry })];
  });
  // Three or more changes at once come from a stored request, not from the visitor.
  if (moves.length === 0 || moves.length > 2) return "";
  if (after.over > 0) moves.push(formatCount(locale, announce.over, after.over));
  else if (after.pills.length > 0 && after.days > 0)
    moves.push(
      after.free.count === 0 ? announce.free.zero : formatCount(locale, announce.free, after.free.count),
    );
  return moves.join(" ");
}
