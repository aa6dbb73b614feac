import { type ReactNode, useEffect, useRef, useState } from "react";
import styles from "./Menu.module.css";
import { useDismiss } from "./use-dismiss.ts";

interface MenuProps {
  className?: string;
  /** What the trigger shows. */
  trigger: ReactNode;
  /** The trigger's name, where it is not what it shows. */
  label?: string;
  children: ReactNode;
}

/**
 * A trigger in the bar and its panel of links. The element opens it without a script, its `name` keeps one open at a
 * time, and styles open it on hover; React adds what closes it: docs/behaviour.md#menus
 */
export function Menu({ className = "", trigger, label, children }: MenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const [isShut, setIsShut] = useShut(menu);

  useDismiss(menu, ({ type, target }) => {
    const details = menu.current;
    if (!details) return;
    const isInside = details.contains(target as Node | null);
    // On a small screen Services unfolds inside the open menu, and stays as it is while the focus walks on.
    if (type === "focusin" && details.closest(":popover-open")) return;
    if (type === "keydown" && isInside && details.open) details.querySelector("summary")?.focus();
    details.open = false;
    setIsShut(details.matches(":hover"));
  });

  return (
    <details
      ref={menu}
      className={`${styles.menu} ${className}`}
      name="panel"
      data-shut={isShut || undefined}
      onToggle={({ currentTarget }) => setIsShut(!currentTarget.open && currentTarget.matches(":hover"))}
    >
      <summary aria-label={label}>{trigger}</summary>
      <ul className={styles.panel}>{children}</ul>
    </details>
  );
}

/**
 * Whether the panel stays closed under a mouse that rests on it, until the mouse leaves. It listens to moves, not to
 * `pointerleave`: during a view transition a mouse at rest leaves every element and comes back.
 */
function useShut(menu: { current: HTMLElement | null }) {
  const [isShut, setIsShut] = useState(false);
  useEffect(() => {
    if (!isShut) return;
    const onMove = ({ target }: PointerEvent) => {
      if (!menu.current?.contains(target as Node)) setIsShut(false);
    };
    addEventListener("pointermove", onMove);
    return () => removeEventListener("pointermove", onMove);
  }, [isShut, menu]);
  return [isShut, setIsShut] as const;
}
