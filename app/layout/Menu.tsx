import { type ReactNode, useEffect, useRef, useState } from "react";
import styles from "./Menu.module.css";
import { useDismiss } from "./use-dismiss.ts";

interface MenuProps {
  className?: string;
  /** The content of the trigger. */
  trigger: ReactNode;
  /** The accessible name of the trigger, if it differs from the content. */
  label?: string;
  children: ReactNode;
}

/**
 * A trigger in the bar and its panel of links. The `details` element opens without a script, its `name` allows one open
 * panel at a time, and styles open it on hover. React adds what closes it: docs/behaviour.md#menus
 */
export function Menu({ className = "", trigger, label, children }: MenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const [isDismissed, setIsDismissed] = useDismissed(menu);

  useDismiss(menu, ({ type, target }) => {
    const details = menu.current;
    if (!details) return;
    const isInside = target instanceof Node && details.contains(target);
    // On a small screen Services opens inside the menu, and stays open while the focus moves within the menu.
    if (type === "focusin" && details.closest(":popover-open")) return;
    if (type === "keydown" && isInside && details.open) details.querySelector("summary")?.focus();
    details.open = false;
    setIsDismissed(details.matches(":hover"));
  });

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

/**
 * Whether the panel stays closed while the mouse is over it, until the mouse leaves. The hook listens to `pointermove`,
 * not to `pointerleave`: during a view transition a mouse at rest leaves every element and enters it again.
 */
function useDismissed(menu: { current: HTMLElement | null }) {
  const [isDismissed, setIsDismissed] = useState(false);
  useEffect(() => {
    if (!isDismissed) return;
    const onMove = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && menu.current?.contains(target))) setIsDismissed(false);
    };
    addEventListener("pointermove", onMove);
    return () => removeEventListener("pointermove", onMove);
  }, [isDismissed, menu]);
  return [isDismissed, setIsDismissed] as const;
}
