import { startTransition, useEffect, useReducer, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { getDayState, reduceSalita, type SalitaAction, startSalita } from "./salita.ts";
import type { SalitaTexts } from "./salita-texts.ts";
import { useMoves } from "./use-moves.ts";

/** The patient on her phone, and the front desk. */
export const roles = ["phone", "desk"] as const;
type Role = (typeof roles)[number];

/**
 * The state of the stage. The day itself is the checked radio, which the styles read too, so that days switch before
 * React has started and without it.
 */
export function useStage(count: number, texts: SalitaTexts) {
  const days = useRef<HTMLFieldSetElement>(null);
  const headings = { phone: useRef<HTMLHeadingElement>(null), desk: useRef<HTMLHeadingElement>(null) };
  const radios = { phone: useRef<HTMLInputElement>(null), desk: useRef<HTMLInputElement>(null) };
  const screens = useRef<HTMLDivElement>(null);
  const rememberPlaces = useMoves(screens);
  const chosen = useRef(count);
  const [day, setDay] = useState(count);
  const [hasStarted, setStarted] = useState(false);
  const [isBack, setBack] = useState(false);
  const [salita, dispatch] = useReducer(reduceSalita, undefined, () =>
    startSalita(getDayState(count, count), texts),
  );

  // The styles answer the press, and the browser paints that before React renders the day.
  const showDay = (number: number) => {
    chosen.current = number;
    rememberPlaces();
    startTransition(() => {
      setDay(number);
      dispatch({ type: "chooseDay", day: getDayState(number, count) });
    });
  };

  const getDayRadios = () => [...(days.current?.elements ?? [])] as HTMLInputElement[];

  const chooseDay = (number: number) => {
    const radio = getDayRadios()[number - 1];
    if (!radio || number === chosen.current) return;
    radio.checked = true;
    showDay(number);
    keepInAddress(number);
  };

  // React may still render the day of the press before this one.
  const stepDay = (by: 1 | -1) => {
    const number = chosen.current + by;
    chooseDay(number);
    return number;
  };

  // The visitor may have chosen a day before React started, and browsers restore it on Back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on mount
  useEffect(() => {
    const number = getDayRadios().findIndex(({ checked }) => checked) + 1;
    if (number > 0 && number !== day) showDay(number);
    // In parts: all controls of the stage render again.
    startTransition(() => setStarted(true));
    return () => clearTimeout(timer);
  }, []);

  const act = (action: SalitaAction, role: Role) => {
    rememberPlaces();
    flushSync(() => {
      setBack(["keep", "chooseAnother", "startOver"].includes(action.type));
      dispatch(action);
    });
    // The pressed button is gone or disabled. A pressed cell that is still a button keeps the focus.
    if (role === "phone" || document.activeElement === document.body) focusHeading(headings[role].current);
  };

  const showPhone = () => {
    if (radios.phone.current) radios.phone.current.checked = true;
    focusHeading(headings.phone.current);
  };

  return {
    refs: { days, screens, headings, radios },
    day,
    salita,
    hasStarted,
    isBack,
    chooseDay,
    stepDay,
    showPhone,
    act,
    startOver: () => act({ type: "startOver" }, radios.desk.current?.checked ? "desk" : "phone"),
  };
}

/** Moves the page only if the bar or the row of days covers the heading. */
function focusHeading(heading: HTMLHeadingElement | null): void {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: "nearest" });
}

/** The address of this page on a day. */
export function buildDayAddress(day: number): string {
  const url = new URL(location.href);
  url.searchParams.set("day", String(day));
  return url.href;
}

let timer: number | undefined;

/**
 * Replaces the address, so that Back leaves the page. Once the visitor rests on a day: Safari allows a hundred changes
 * in half a minute.
 */
function keepInAddress(day: number): void {
  clearTimeout(timer);
  timer = window.setTimeout(() => history.replaceState(history.state, "", buildDayAddress(day)), 400);
}
