import { type RefObject, useEffect, useEffectEvent } from "react";

/**
 * Calls `dismiss` on each event that closes an open panel: Escape, a press or the focus outside the panel, the mouse
 * over another panel's trigger, and scrolling. For leaving the page: inline-script.ts
 */
export function useDismiss(panel: RefObject<HTMLElement | null>, dismiss: (cause: Event) => void): void {
  const onEvent = useEffectEvent((event: Event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (target && panel.current?.contains(target) && event.type !== "keydown") return;
    if (event instanceof KeyboardEvent && event.key !== "Escape") return;
    if (event.type === "pointerover") {
      const { pointerType } = event as PointerEvent;
      if (pointerType !== "mouse" || !target?.closest("details[name=panel]")) return;
    }
    dismiss(event);
  });
  useEffect(() => {
    const types = ["keydown", "pointerdown", "pointerover", "focusin", "scroll"];
    for (const type of types) addEventListener(type, onEvent);
    return () => {
      for (const type of types) removeEventListener(type, onEvent);
    };
  }, []);
}
