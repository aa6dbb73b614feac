import type { ComponentProps, ReactNode } from "react";
import { newTab } from "../outbound-links.ts";
import styles from "./Buttons.module.css";

interface ChatButtonProps {
  href: string;
  /** Says to screen readers that the link opens a new tab. */
  newTabHint: string;
  children: ReactNode;
}

/** A speech bubble. Only what opens the chat has this shape. */
export function ChatButton({ href, newTabHint, children }: ChatButtonProps) {
  return (
    <a className={`${styles.button} ${styles.chat}`} href={href} {...newTab}>
      {children}
      <span className="visually-hidden"> {newTabHint}</span>
    </a>
  );
}

/** Leads to a page of the site. */
export function SquareButton({ className = "", ...props }: ComponentProps<"a">) {
  return <a className={`${styles.button} ${className}`} {...props} />;
}

/** Does something on the page itself. */
export function Button({ className = "", ...props }: ComponentProps<"button">) {
  return <button className={`${styles.button} ${className}`} {...props} />;
}
