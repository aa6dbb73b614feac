import { type Ref, useEffect, useRef, useState } from "react";
import { site } from "../content/site.ts";
import { formatCount } from "../domain/phrases.ts";
import { fill } from "../domain/template.ts";
import { useShell } from "../layout/use-shell.ts";
import { chatLink, mailLink, readablePhone } from "../outbound-links.ts";
import { Button, ChatButton, SquareButton } from "../ui/Buttons.tsx";
import { LiveText } from "./LiveText.tsx";
import styles from "./Message.module.css";
import { fitsMail, namesPastDay, roomFor } from "./message.ts";
import { QrCode } from "./QrCode.tsx";
import type { QuoteData } from "./quote-data.server.ts";
import type { Request } from "./request.ts";
import { useCopy } from "./use-copy.ts";

/** From here on the page says how much room a chat link has left. */
const nearEnd = 500;

interface MessageProps {
  data: QuoteData;
  request: Request;
  change: (request: Request) => void;
  /** The message composed from the answers. */
  composed: string;
  /** Whether the message says what it is for. Sending is then the strongest control. */
  canSend: boolean;
  today: string;
  ref: Ref<HTMLElement>;
}

/** The message that will be sent, in a chat bubble that the visitor can edit, and the ways to send it. */
export function Message({ data, request, change, composed, canSend, today, ref }: MessageProps) {
  const { locale, text } = data;
  const { message: texts } = text;
  const { opensInNewTab } = useShell();
  const { edit } = request;
  const bubble = useRef<HTMLTextAreaElement>(null);
  const [discarded, setDiscarded] = useState<string>();
  const [hasPressed, setPressed] = useState(false);
  const message = edit?.text ?? composed;
  const [isCopied, copy] = useCopy(message);
  const { used, left } = roomFor(message);
  const namesPast = namesPastDay(data, request, today);
  const isOutdated = edit !== undefined && (edit.of !== composed || namesPast);
  const linesBefore = edit?.of.split("\n");

  // Updates the field only while the visitor has not edited the message.
  useEffect(() => {
    if (bubble.current && bubble.current.value !== message) bubble.current.value = message;
  }, [message]);

  function take(next: string) {
    change({ ...request, edit: next === composed ? undefined : { text: next, of: composed } });
    bubble.current?.focus();
  }
  function recompose() {
    setDiscarded(edit?.text);
    take(composed);
  }
  const isTooLong = left < 0;
  const wholeMail = mailLink(texts.subject, message);
  const canMailWhole = fitsMail(wholeMail);

  return (
    <section className={styles.chat} id="message" tabIndex={-1} ref={ref} aria-label={texts.name}>
      <div className={styles.talk}>
        <p className={styles.caption}>
          <span>{texts.name}</span>
          {left < nearEnd && (
            <span>
              <LiveText>{fill(text.form.counter, { used, limit: used + left })}</LiveText>
            </span>
          )}
        </p>
        <div className={`bright ${styles.bubble}`}>
          <textarea
            ref={bubble}
            name="message"
            aria-label={texts.name}
            defaultValue={message}
            dir="auto"
            rows={4}
            onFocus={({ target }) => target.scrollIntoView({ block: "nearest" })}
          />
          {/* A field prints only what it shows. */}
          <p className={styles.printed} aria-hidden="true">
            <LiveText>{message}</LiveText>
          </p>
        </div>
        {left < nearEnd && (
          <p className={styles.room} role="status">
            <LiveText>{formatCount(locale, isTooLong ? texts.tooLong : texts.near, Math.abs(left))}</LiveText>
          </p>
        )}
        {isOutdated && (
          <div className={`screen-only ${styles.changed}`}>
            <p>
              <LiveText>{namesPast ? texts.pastDay : texts.changed.title}</LiveText>
            </p>
            <blockquote dir="auto" key={composed}>
              {composed.split("\n").map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines change only together
                <p key={index}>{linesBefore?.includes(line) ? line : <mark>{line}</mark>}</p>
              ))}
            </blockquote>
            <div className={styles.actions}>
              <Button type="button" onClick={recompose}>
                {texts.changed.take}
              </Button>
              {!namesPast && (
                <Button type="button" onClick={() => take(edit.text)}>
                  {texts.changed.keep}
                </Button>
              )}
            </div>
          </div>
        )}
        {!namesPast && (
          <div className={`screen-only ${styles.actions}`} data-quiet={!canSend || undefined}>
            {message.trim() === "" ? (
              <p>{texts.empty}</p>
            ) : (
              <ChatButton
                href={isTooLong ? chatLink("") : chatLink(message)}
                newTabHint={opensInNewTab}
                onClick={() => {
                  setPressed(true);
                  if (isTooLong) copy();
                }}
              >
                <LiveText>{isTooLong ? texts.copyAndOpen : texts.send}</LiveText>
              </ChatButton>
            )}
            {site.email && (
              <SquareButton
                href={canMailWhole ? wholeMail : mailLink(texts.subject)}
                onClick={() => {
                  if (!canMailWhole) copy();
                }}
              >
                <LiveText>{canMailWhole ? texts.mail : texts.copyAndMail}</LiveText>
              </SquareButton>
            )}
            <Button type="button" onClick={copy}>
              <LiveText>{isCopied ? texts.copied : texts.copy}</LiveText>
            </Button>
          </div>
        )}
        <p className="visually-hidden" role="status">
          <LiveText>{isCopied ? text.announce.copied : ""}</LiveText>
        </p>
        <p className={`screen-only ${styles.after}`}>
          {isCopied === false && <b>{texts.copyFailed}</b>}
          <span>
            <LiveText>{hasPressed ? texts.help : text.head.after}</LiveText>
          </span>{" "}
          <span>{texts.call}</span> <a href={`tel:+${site.phone}`}>{readablePhone}</a>
        </p>
        <p className={`screen-only ${styles.after}`}>
          {edit && <span>{texts.edited}</span>}
          {edit && !isOutdated && (
            <button type="button" onClick={recompose}>
              {texts.rebuild}
            </button>
          )}
          {!edit && (
            <button type="button" onClick={() => bubble.current?.focus()}>
              {texts.edit}
            </button>
          )}
          {!edit && discarded !== undefined && (
            <button type="button" onClick={() => take(discarded)}>
              {texts.restore}
            </button>
          )}
        </p>
      </div>
      {canSend && !namesPast && <QrCode texts={texts} link={chatLink(message)} />}
    </section>
  );
}
