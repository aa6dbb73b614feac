import { columnKeys } from "../../domain/brief.ts";
import { useShell } from "../../layout/use-shell.ts";
import { chatLink } from "../../outbound-links.ts";
import { newTab } from "../../ui/Buttons.tsx";
import { useComposer } from "./composer-context.ts";
import styles from "./SheetDock.module.css";
import { anchors, type SheetView } from "./sheet-view.ts";
import type { Sending } from "./use-sending.ts";

interface SheetDockProps {
  sheet: SheetView;
  sending: Sending;
  /** Whether the button sends. Otherwise it leads to the message: it is too long, or edited and possibly outdated. */
  canSend: boolean;
}

/**
 * On a phone: the counts of the sheet, which is below the window while the visitor answers, and the button to send it.
 */
export function SheetDock({ sheet, sending, canSend }: SheetDockProps) {
  const { phone, sheet: texts } = useComposer().data.texts;
  const { opensInNewTab } = useShell();
  return (
    <aside className={styles.dock} aria-label={phone.dockName}>
      <a href={`#${anchors.sheet}`} className={styles.tally}>
        <span className="visually-hidden">{phone.seeSheet}: </span>
        {columnKeys.map((column) => {
          const count = sheet.counts[column];
          return (
            <span key={column}>
              <b>{count}</b> {texts.columns[column].count[count === 1 ? "one" : "other"]}
            </span>
          );
        })}
      </a>
      {canSend ? (
        <a
          className={`bright ${styles.send}`}
          href={chatLink(sending.message)}
          data-sent={sending.isSent || undefined}
          onClick={sending.markSent}
          {...newTab}
        >
          {sending.isSent ? phone.sendAgain : phone.send}
          <span className="visually-hidden"> {opensInNewTab}</span>
        </a>
      ) : (
        <a className={`bright ${styles.send}`} href={`#${anchors.message}`}>
          {phone.send}
        </a>
      )}
    </aside>
  );
}
