import type { ReactNode } from "react";
import { newTab } from "../outbound-links.ts";
import styles from "./Buttons.module.css";
import { PageLink } from "./PageLink.tsx";

interface ChatButtonProps {
  /** Address made by `chatLink`. */
  href: string;
  /** Words for people who cannot see where a link opens. */
  newTabHint: string;
  children: ReactNode;
}

/** Opens the chat: the cell with one square corner, a speech bubble. Nothing else has this shape. */
export function ChatButton({ href, newTabHint, children }: ChatButtonProps) {
  return (
    <a className={`${styles.button} ${styles.chat}`} href={href} {...newTab}>
      {children}
      <span className="visually-hidden"> {newTabHint}</span>
    </a>
  );
}

/** Leads to a page of the site: square. */
export function SquareButton({ to, children }: { to: string; children: ReactNode }) {
  return (
    <PageLink className={styles.button} to={to}>
      {children}
    </PageLink>
  );
}
