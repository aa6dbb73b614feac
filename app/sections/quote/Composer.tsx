import { useMemo, useRef } from "react";
import { isEmpty, noAnswers } from "../../domain/brief.ts";
import { messageFault } from "../../domain/message-fault.ts";
import styles from "./Composer.module.css";
import { ComposerContext, type ComposerData } from "./composer-context.ts";
import { Days } from "./Days.tsx";
import { Message } from "./Message.tsx";
import { Questions } from "./Questions.tsx";
import { SheetDock } from "./SheetDock.tsx";
import { SheetLabel } from "./SheetLabel.tsx";
import { anchors, messageOf, sheetView } from "./sheet-view.ts";
import { useAnnouncements } from "./use-announcements.ts";
import { useBrief } from "./use-brief.ts";
import { useOpenQuestion } from "./use-open-question.ts";
import { useSending } from "./use-sending.ts";
import { WithoutScript } from "./WithoutScript.tsx";
import { WrittenSheet } from "./WrittenSheet.tsx";

/** The visitor's sheet: the questions, and beside them the result. docs/behaviour.md#quote */
export function Composer({ data }: { data: ComposerData }) {
  const questions = useRef<HTMLElement>(null);
  const chat = useRef<HTMLElement>(null);
  const opening = useOpenQuestion();
  const brief = useBrief(questions, opening.openFirstUnanswered);
  const { answers, change } = brief;
  const sheet = useMemo(() => sheetView(data, answers), [data, answers]);
  const composed = useMemo(() => messageOf(data, answers, sheet), [data, answers, sheet]);
  const sending = useSending(answers.message ?? composed);
  const announcement = useAnnouncements(data, answers, sheet, sending, brief.canUndo);
  const composer = useMemo(() => ({ data, answers, change }), [data, answers, change]);
  const fault = messageFault(answers, sending.message);
  return (
    <ComposerContext value={composer}>
      <div className={`bright ${styles.sheet}`} data-empty={isEmpty(answers) || undefined}>
        <SheetLabel
          brief={brief}
          isSent={sending.isSent}
          onClear={() => opening.openFirstUnanswered(noAnswers)}
        />
        <Days sheet={sheet} />
        <div className={styles.halves}>
          {/* The keys also clear what only these parts know: a refused text, and a discarded message. */}
          <Questions
            key={`questions ${brief.round}`}
            ref={questions}
            isInteractive={brief.isRestored}
            sheet={sheet}
            opening={opening}
            isKept={brief.isKept}
            onDone={() => {
              chat.current?.focus({ preventScroll: true });
              chat.current?.scrollIntoView();
            }}
          />
          <div className={styles.written} id={anchors.sheet}>
            <WrittenSheet sheet={sheet} />
            <Message
              key={`message ${brief.round}`}
              composed={composed}
              fault={fault}
              sending={sending}
              isInteractive={brief.isRestored}
              onFix={opening.goTo}
              ref={chat}
            />
          </div>
        </div>
        <p className="visually-hidden" role="status">
          {announcement}
        </p>
        <WithoutScript />
      </div>
      <SheetDock sheet={sheet} sending={sending} canSend={!fault && answers.message === undefined} />
    </ComposerContext>
  );
}
