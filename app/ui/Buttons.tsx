import type { ComponentProps } from "react";
import styles from "./Buttons.module.css";

export const newTab = { target: "_blank", rel: "noopener noreferrer" };

interface ChatButtonProps extends ComponentProps<"a"> {
  href: string;
  newTabHint: string;
}

/** A speech bubble. Only controls that open the chat have this shape. */
export function ChatButton({ newTabHint, className = "", children, ...props }: ChatButtonProps) {
  return (
    <a className={`${styles.button} ${styles.chat} ${className}`} {...newTab} {...props}>
      {children}
      <span className="visually-hidden"> {newTabHint}</span>
    </a>
  );
}

export function SquareButton({ className = "", ...props }: ComponentProps<"a">) {
  return <a className={`${styles.button} ${className}`} {...props} />;
}

export function Button({ className = "", ...props }: ComponentProps<"button">) {
  return <button className={`${styles.button} ${className}`} type="button" {...props} />;
}
