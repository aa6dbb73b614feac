import { type Ref, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { encode } from "uqr";
import { site } from "../content/site.ts";
import { formatCount } from "../domain/phrases.ts";
import { fill } from "../domain/template.ts";
import { useShell } from "../layout/use-shell.ts";
import { chatLink, mailLink, readablePhone } from "../outbound-links.ts";
import { Button, ChatButton, SquareButton } from "../ui/Buttons.tsx";
import { LiveText } from "../ui/LiveText.tsx";
import { useCopy } from "./hooks.ts";
import styles from "./Message.module.css";
import { fitsMail, namesPastDay, roomFor } from "./message.ts";
import type { QuoteData } from "./quote-data.server.ts";
import type { RequestState } from "./use-request.ts";

/** From here on the page says how much room a chat link has left. */
const nearEnd = 500;

interface MessageProps {
  data: QuoteData;
  state: Pick<RequestState, "request" | "before" | "discardEdit">;
  /** The message composed from the answers. */
  composed: string;
  edit: (text: string) => void;
  /** Whether the message says what it is for. Sending is then the strongest control. */
  canSend: boolean;
  today: string;
  ref: Ref<HTMLElement>;
}

/** The message that will be sent, in a chat bubble that the visitor can edit, and the ways to send it. */
export function Message({ data, state, composed, edit: editMessage, canSend, today, ref }: MessageProps) {
  const { locale, text } = data;
  const { message: texts } = text;
  const { opensInNewTab } = useShell();
  const { request } = state;
  const { edit } = request;
  const discarded = state.before?.edit;
  const bubble = useRef<HTMLTextAreaElement>(null);
  const [hasPressed, setPressed] = useState(false);
  const message = edit?.text ?? composed;
  const [isCopied, copy] = useCopy(message);
  const { used, left } = roomFor(message);
  const namesPast = namesPastDay(data, request, today);
  const isOutdated = edit !== undefined && (edit.composed !== composed || namesPast);
  const linesBefore = edit?.composed.split("\n");

  // The field already shows what the visitor types in it.
  useEffect(() => {
    if (bubble.current && bubble.current.value !== message) bubble.current.value = message;
  }, [message]);

  function take(text: string) {
    editMessage(text);
    bubble.current?.focus();
  }
  function recompose() {
    state.discardEdit();
    bubble.current?.focus();
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
          {!edit && discarded && (
            <button type="button" onClick={() => take(discarded.text)}>
              {texts.restore}
            </button>
          )}
        </p>
      </div>
      {canSend && !namesPast && message.trim() && <QrCode texts={texts} link={chatLink(message)} />}
    </section>
  );
}

/** The cells of a denser code would be too small for a phone's camera. */
const maxVersion = 22;

interface QrCodeProps {
  texts: QuoteData["text"]["message"];
  link: string;
}

/** The chat link as a QR code, for a visitor on a laptop who sends from a phone. Styles hide it in narrow windows. */
function QrCode({ texts: { qr, qrAlt, qrTooLong }, link }: QrCodeProps) {
  const shown = useDeferredValue(link);
  const drawing = useMemo(() => draw(shown), [shown]);
  return (
    <figure className={`screen-only ${styles.code}`}>
      {drawing && (
        <div>
          <svg viewBox={`0 0 ${drawing.size} ${drawing.size}`} role="img" aria-label={qrAlt}>
            <path d={drawing.path} />
          </svg>
        </div>
      )}
      <figcaption className="type-caption">{drawing ? qr : qrTooLong}</figcaption>
    </figure>
  );
}

/** Returns undefined for a link that is too long. */
function draw(link: string): { size: number; path: string } | undefined {
  try {
    const { size, data } = encode(link, { ecc: "L", border: 0, maxVersion });
    const cells = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")));
    return { size, path: cells.join("") };
  } catch {
    return undefined;
  }
}
