import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import styles from "./Menu.module.css";

interface MenuProps {
  className?: string;
  /** The content of the trigger. */
  trigger: ReactNode;
  /** The accessible name of the trigger, if it differs from the content. */
  label?: string;
  children: ReactNode;
}

/** What closes an open panel: Escape, and the others outside the panel. For leaving the page: inline-script.ts */
const closing = ["keydown", "pointerdown", "pointerover", "focusin", "scroll"];

/**
 * A trigger in the bar and its panel of links. The `details` element opens without a script, its `name` allows one open
 * panel at a time, and styles open it on hover. React adds what closes it: docs/behaviour.md#menus
 */
export function Menu({ className = "", trigger, label, children }: MenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  /** Whether the panel stays closed while the mouse is over it, until the mouse leaves. */
  const [isDismissed, setIsDismissed] = useState(false);

  const onEvent = useEffectEvent((event: Event) => {
    const details = menu.current;
    if (!details) return;
    const target = event.target instanceof Element ? event.target : null;
    const isInside = details.contains(target);
    if (event instanceof KeyboardEvent) {
      if (event.key !== "Escape") return;
      if (isInside && details.open) details.querySelector("summary")?.focus();
    } else if (isInside) return;
    // Not `pointerleave`: during a view transition a mouse at rest leaves every element and enters it again.
    if (event.type === "pointermove") return setIsDismissed(false);
    // The mouse over another panel's trigger.
    const isMouse = event instanceof PointerEvent && event.pointerType === "mouse";
    if (event.type === "pointerover" && !(isMouse && target?.closest("details[name=panel]"))) return;
    // On a small screen Services opens inside the menu, and stays open while the focus moves within the menu.
    if (event.type === "focusin" && details.closest(":popover-open")) return;
    details.open = false;
    setIsDismissed(details.matches(":hover"));
  });
  useEffect(() => {
    // The focus may have left the panel before React started.
    const { activeElement, body } = document;
    const isOutside = activeElement !== body && !menu.current?.contains(activeElement);
    if (isOutside && menu.current && !menu.current.closest(":popover-open")) menu.current.open = false;
  }, []);
  useEffect(() => {
    const types = isDismissed ? [...closing, "pointermove"] : closing;
    for (const type of types) addEventListener(type, onEvent);
    return () => {
      for (const type of types) removeEventListener(type, onEvent);
    };
  }, [isDismissed]);

  return (
    <details
      ref={menu}
      className={`${styles.menu} ${className}`}
      name="panel"
      data-dismissed={isDismissed || undefined}
      onToggle={({ currentTarget }) => setIsDismissed(!currentTarget.open && currentTarget.matches(":hover"))}
    >
      <summary aria-label={label}>{trigger}</summary>
      <ul role="list" className={styles.panel}>
        {children}
      </ul>
    </details>
  );
}
