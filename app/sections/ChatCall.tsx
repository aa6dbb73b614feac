import type { ReactNode } from "react";
import { useShell } from "../layout/use-shell.ts";
import { chatLink } from "../outbound-links.ts";
import { ChatButton } from "../ui/Buttons.tsx";
import styles from "./ChatCall.module.css";

interface ChatCallProps {
  /** What the chat opens with; a request for a quote unless it is given. */
  message?: string;
  /** What asking costs, beside the button. */
  note?: string;
  /** A second, quiet way: to compose the request first. */
  compose?: ReactNode;
  children: ReactNode;
}

export function ChatCall({ message, note, compose, children }: ChatCallProps) {
  const button = (
    <ChatButton href={chatLink(message)} newTabHint={useShell().opensInNewTab}>
      {children}
    </ChatButton>
  );
  if (!note && !compose) return button;
  return (
    <div className={styles.call}>
      {button}
      {note && <small className="type-small">{note}</small>}
      {compose}
    </div>
  );
}
