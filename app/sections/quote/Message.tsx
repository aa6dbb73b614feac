import { type Ref, useRef, useState } from "react";
import type { QuestionKey } from "../../domain/brief.ts";
import { countLetters, longest, mostLetters } from "../../domain/letters.ts";
import type { MessageFault } from "../../domain/message-fault.ts";
import { counted } from "../../domain/phrases.ts";
import { fill } from "../../domain/template.ts";
import { useShell } from "../../layout/use-shell.ts";
import { chatLink } from "../../outbound-links.ts";
import { Button, ChatButton } from "../../ui/Buttons.tsx";
import { useComposer } from "./composer-context.ts";
import styles from "./Message.module.css";
import { QrCode } from "./QrCode.tsx";
import { anchors } from "./sheet-view.ts";
import { showWhole } from "./show-whole.ts";
import type { Sending } from "./use-sending.ts";

interface MessageProps {
  /** The message composed from the answers. */
  composed: string;
  fault: MessageFault | undefined;
  sending: Sending;
  /** Whether React has hydrated, so that the text can be edited. */
  isInteractive: boolean;
  onFix: (question: QuestionKey) => void;
  ref: Ref<HTMLElement>;
}

/** The message that will be sent, in a chat bubble that the visitor can edit. */
export function Message({ composed, fault, sending, isInteractive, onFix, ref }: MessageProps) {
  const { data, answers, change } = useComposer();
  const { texts } = data;
  const [isRefused, setRefused] = useState(false);
  const [discarded, setDiscarded] = useState<string>();
  const bubble = useRef<HTMLTextAreaElement>(null);
  const { message, isSent } = sending;
  const isEdited = answers.message !== undefined;

  function edit(value: string) {
    setRefused(value.length > mostLetters);
    if (value.length > mostLetters) return;
    change({ type: "answer", answers: { message: value === composed ? undefined : value } });
  }

  function fix() {
    if (fault?.field) onFix(fault.field === "other" ? "needs" : fault.field);
    else bubble.current?.focus();
  }

  return (
    <>
      <p className={styles.caption}>
        <a href={`#${anchors.message}`}>{isSent ? texts.message.nameSent : texts.message.name}</a>
        <span className={styles.latest} data-text={message.trim().split("\n").at(-1)} />
        <span>{fill(texts.form.counter, { used: countLetters(message), limit: longest.message })}</span>
      </p>
      <section
        className={styles.chat}
        id={anchors.message}
        data-sent={isSent || undefined}
        tabIndex={-1}
        ref={ref}
      >
        <div className={styles.talk}>
          <div className={`bright ${styles.bubble}`} data-text={message}>
            <textarea
              ref={bubble}
              aria-label={texts.message.name}
              value={message}
              readOnly={!isInteractive}
              onChange={({ target }) => edit(target.value)}
              onFocus={showWhole}
              dir="auto"
              autoComplete="off"
              rows={1}
            />
          </div>
          <div className={`screen-only ${styles.actions}`}>
            <Send fault={fault} sending={sending} onFix={fix} />
            <Button type="button" onClick={sending.copy}>
              {sending.copyState === "copied" ? texts.message.copied : texts.message.copy}
            </Button>
          </div>
          <p className={`screen-only ${styles.after}`}>
            {isRefused && <b>{texts.form.pastedTooMuch} </b>}
            {isEdited ? (
              <>
                {texts.message.edited}{" "}
                <button
                  type="button"
                  onClick={() => {
                    setDiscarded(message);
                    edit(composed);
                    bubble.current?.focus();
                  }}
                >
                  {texts.message.rebuild}
                </button>
              </>
            ) : (
              <>
                <button type="button" onClick={() => bubble.current?.focus()}>
                  {texts.message.edit}
                </button>
                {discarded !== undefined && (
                  <button
                    type="button"
                    onClick={() => {
                      edit(discarded);
                      bubble.current?.focus();
                    }}
                  >
                    {texts.message.restore}
                  </button>
                )}
              </>
            )}{" "}
            {sending.copyState === "failed"
              ? texts.message.copyFailed
              : isSent
                ? texts.message.opened
                : texts.head.after}
          </p>
        </div>
        {isInteractive && !fault && <QrCode link={chatLink(message)} />}
      </section>
    </>
  );
}

interface SendProps {
  fault: MessageFault | undefined;
  sending: Sending;
  onFix: () => void;
}

/** Opens the chat. For a message that a chat link cannot carry, the button leads to the text to shorten instead. */
function Send({ fault, sending, onFix }: SendProps) {
  const {
    locale,
    texts: { message: texts },
  } = useComposer().data;
  const { opensInNewTab } = useShell();
  if (fault)
    return (
      <button type="button" className={styles.fault} onClick={onFix}>
        {fault.over > 0 ? counted(locale, texts.tooLong, fault.over) : texts.empty}
      </button>
    );
  return (
    <ChatButton href={chatLink(sending.message)} newTabHint={opensInNewTab} onClick={sending.markSent}>
      {sending.isSent ? texts.sendAgain : texts.send}
    </ChatButton>
  );
}
