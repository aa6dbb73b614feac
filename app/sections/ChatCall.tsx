import { Fragment, type ReactNode } from "react";
import { useShell } from "../layout/use-shell.ts";
import { linkToChat } from "../outbound-links.ts";
import { ChatButton } from "../ui/Buttons.tsx";
import styles from "./ChatCall.module.css";

interface ChatCallProps {
  /** The text of the chat message; by default, a request for a quote. */
  message?: string;
  /** What a press does, or what asking costs, beside the button. */
  note?: string;
  /** A secondary link to compose the request first. */
  compose?: ReactNode;
  /** On wide screens, note and link are beside the button. */
  isCompact?: boolean;
  children: ReactNode;
}

export function ChatCall({ message, note, compose, isCompact, children }: ChatCallProps) {
  const { opensInNewTab, quoteChatNote, studio } = useShell();
  const notes = [note ?? "", message === undefined ? quoteChatNote : ""].filter(Boolean);
  const button = (
    <ChatButton href={linkToChat(studio.phone, message ?? studio.quoteMessage)} newTabHint={opensInNewTab}>
      {children}
    </ChatButton>
  );
  if (notes.length === 0 && !compose) return button;
  return (
    <div className={isCompact ? `${styles.call} ${styles.compact}` : styles.call}>
      {button}
      <div className={styles.notes}>
        {notes.length > 0 && (
          <small className="type-small">
            {notes.map((text) => (
              <Fragment key={text}>
                <span>{text}</span>{" "}
              </Fragment>
            ))}
          </small>
        )}
        {compose}
      </div>
    </div>
  );
}
