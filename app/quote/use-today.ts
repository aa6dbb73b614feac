import { useCallback, useEffect, useState } from "react";
import { dayOf } from "./request.ts";

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
