import type { ReactNode } from "react";
import { useShell } from "../layout/use-shell.ts";
import { linkToChat } from "../outbound-links.ts";
import { paths } from "../paths.ts";
import { hasQuotePage } from "../routes.ts";
import { ChatButton } from "../ui/Buttons.tsx";
import styles from "./ChatCall.module.css";

interface ChatCallProps {
  /** The text of the chat message; by default, a request for a quote. */
  message?: string;
  /** What a press does and costs, beside the first button of a page. */
  note?: string;
  /**
   * A secondary link to the quote page, with its text if it differs from that below a closing, and the entry of the
   * form that it ticks: `ux`, `legal/ip`.
   */
  compose?: { text?: string; start?: string | undefined };
  /** `row` puts note and link beside the button where they fit. */
  layout?: "row";
  children: ReactNode;
}

export function ChatCall({ message, note, compose, layout, children }: ChatCallProps) {
  const { opensInNewTab, studio, language, compose: composeText } = useShell();
  const button = (
    <ChatButton href={linkToChat(studio.phone, message ?? studio.quoteMessage)} newTabHint={opensInNewTab}>
      {children}
    </ChatButton>
  );
  if (!note && !compose) return button;
  return (
    <div className={styles.call} data-layout={layout}>
      {button}
      <div className={styles.notes}>
        {note && <small className="type-small">{note}</small>}
        {compose && hasQuotePage && (
          <a
            className={`screen-only type-small ${styles.compose}`}
            href={paths.quote(language, compose.start)}
          >
            {compose.text ?? composeText}
          </a>
        )}
      </div>
    </div>
  );
}
