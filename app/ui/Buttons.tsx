import type { ComponentProps, ReactNode } from "react";
import styles from "./Buttons.module.css";

export const newTab = { target: "_blank", rel: "noopener noreferrer" };

interface ChatButtonProps {
  href: string;
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

export function SquareButton({ className = "", ...props }: ComponentProps<"a">) {
  return <a className={`${styles.button} ${className}`} {...props} />;
}

export function Button({ className = "", ...props }: ComponentProps<"button">) {
  return <button className={`${styles.button} ${className}`} {...props} />;
}
