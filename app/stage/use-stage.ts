import { startTransition, useEffect, useReducer, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { getDayState, reduceSalita, type SalitaAction, type SalitaTexts, startSalita } from "./salita.ts";

/** The patient on her phone, and the front desk. */
export const roles = ["phone", "desk"] as const;
type Role = (typeof roles)[number];

/** The state of the stage. The checked radio is the chosen day, and React follows it. */
export function useStage(count: number, texts: SalitaTexts) {
  const days = useRef<HTMLFieldSetElement>(null);
  const screens = useRef<HTMLDivElement>(null);
  const headings = { phone: useRef<HTMLHeadingElement>(null), desk: useRef<HTMLHeadingElement>(null) };
  const radios = { phone: useRef<HTMLInputElement>(null), desk: useRef<HTMLInputElement>(null) };
  const [hasStarted, setStarted] = useState(false);
  const [salita, dispatch] = useReducer(reduceSalita, undefined, () =>
    startSalita(getDayState(count, count), texts),
  );

  const getDayRadios = () => [...(days.current?.elements ?? [])] as HTMLInputElement[];
  const getDay = () => getDayRadios().findIndex(({ checked }) => checked) + 1;

  // The styles answer the press, and the browser paints that before React renders the day.
  const followRadio = () => {
    const day = getDayState(getDay(), count);
    startTransition(() => dispatch({ type: "chooseDay", day }));
  };

  const showDay = () => {
    followRadio();
    const sheet = days.current?.nextElementSibling;
    // While the page is scrolled, the row of days covers the day's caption.
    if (sheet && sheet.getBoundingClientRect().top < (days.current?.getBoundingClientRect().bottom ?? 0) - 2)
      sheet.scrollIntoView({ behavior: isStill() ? "instant" : "smooth" });
  };

  const chooseDay = (number: number) => {
    const radio = getDayRadios()[number - 1];
    if (!radio || radio.checked) return;
    radio.checked = true;
    showDay();
  };

  const stepDay = (by: 1 | -1) => {
    const number = getDay() + by;
    chooseDay(number);
    return number;
  };

  // The visitor may have chosen a day before React started, and browsers restore it on Back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on mount
  useEffect(() => {
    if (getDay() !== salita.day.number) followRadio();
    // In parts: all controls of the stage render again.
    startTransition(() => setStarted(true));
  }, []);

  const act = (action: SalitaAction, role: Role) =>
    move(screens.current, () => {
      flushSync(() => dispatch(action));
      if (action.type === "show") return showPhone();
      // The pressed button is gone or disabled. A pressed cell that is still a button keeps the focus.
      const isLost = action.type !== "press" || document.activeElement === document.body;
      if (isLost) focusHeading(headings[role].current ?? headings.phone.current);
    });

  const showPhone = () => {
    if (radios.phone.current) radios.phone.current.checked = true;
    focusHeading(headings.phone.current);
  };

  return {
    refs: { days, screens, headings, radios },
    salita,
    hasStarted,
    showDay,
    chooseDay,
    stepDay,
    showPhone,
    act,
    startOver: () => act({ type: "startOver" }, radios.desk.current?.checked ? "desk" : "phone"),
  };
}

function isStill(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Lets the hour and the appointment move to their new places, in browsers that can. Styles read `data-moves`. */
function move(part: HTMLElement | null, change: () => void): void {
  if (part && !isStill() && document.startViewTransition) {
    part.dataset.moves = "";
    document.startViewTransition(change).finished.finally(() => delete part.dataset.moves);
  } else change();
}

/** Moves the page only if the bar or the row of days covers the heading. */
function focusHeading(heading: HTMLHeadingElement | null): void {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: "nearest" });
}
