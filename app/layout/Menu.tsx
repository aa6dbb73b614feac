import type { ReactNode } from "react";
import styles from "./Menu.module.css";

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
 * panel at a time, and styles open it on hover. What closes it: bar-script.ts
 */
export function Menu({ className = "", trigger, label, children }: MenuProps) {
  return (
    <details className={`${styles.menu} ${className}`} name="panel" suppressHydrationWarning>
      <summary aria-label={label}>{trigger}</summary>
      <ul role="list" className={styles.panel}>
        {children}
      </ul>
    </details>
  );
}
