import { useEffect, useRef } from "react";
import { formatCount } from "../content-model/phrases.ts";
import { fill } from "../content-model/template.ts";
import { useShell } from "../layout/use-shell.ts";
import { linkToChat } from "../outbound-links.ts";
import { Button } from "../ui/Buttons.tsx";
import { LiveText } from "../ui/LiveText.tsx";
import styles from "./Message.module.css";
import { editMessage, measureRoom, namesPastDay, saysSomething } from "./message.ts";
import { QrCode, SendMessage } from "./SendMessage.tsx";
import type { RequestProps } from "./use-request.ts";

/** From here on the page says how much room a chat link has left. */
const nearEnd = 500;

/** The message that will be sent, in a chat bubble that the visitor can edit, and the ways to send it. */
export function Message({ data, request, before, today, composed, actions }: RequestProps) {
  const { studio } = useShell();
  const { message: texts, form } = data.text;
  const { edit } = request;
  const discarded = before?.edit;
  const bubble = useRef<HTMLTextAreaElement>(null);
  const message = edit?.text ?? composed;
  const { used, left } = measureRoom(message);
  const namesPast = namesPastDay(data, request, today);
  const isOutdated = edit !== undefined && (edit.composed !== composed || namesPast);

  // The field already shows what the visitor types in it.
  useEffect(() => {
    if (bubble.current && bubble.current.value !== message) bubble.current.value = message;
  }, [message]);

  function write(text: string, from = edit) {
    actions.change((request) => editMessage(request, text, composed, from));
    bubble.current?.focus();
  }
  function recompose() {
    actions.discardEdit();
    bubble.current?.focus();
  }

  return (
    <section className={`print-rule ${styles.chat}`} id="message" tabIndex={-1} aria-label={texts.name}>
      <div className={styles.talk}>
        <p className={`screen-only spread type-caption ${styles.caption}`}>
          <span>{texts.name}</span>
          {left < nearEnd && <LiveText>{fill(form.counter, { used, limit: used + left })}</LiveText>}
        </p>
        <div className={`bright ${styles.bubble}`}>
          <textarea
            ref={bubble}
            className="screen-only"
            aria-label={texts.name}
            defaultValue={message}
            dir="auto"
            rows={4}
            onInput={(event) => {
              // Not a field of the form.
              event.stopPropagation();
              write(event.currentTarget.value);
            }}
            onFocus={({ target }) => target.scrollIntoView({ block: "nearest" })}
          />
          {/* A field prints only what it shows. */}
          <p className={`print-only ${styles.printed}`} aria-hidden="true">
            <LiveText>{message}</LiveText>
          </p>
        </div>
        {left < nearEnd && (
          <p className={styles.after} role="status">
            <b>
              <LiveText>
                {formatCount(data.locale, left < 0 ? texts.tooLong : texts.near, Math.abs(left))}
              </LiveText>
            </b>
          </p>
        )}
        {isOutdated && (
          <div className={`screen-only ${styles.changed}`}>
            <p>
              <LiveText>{namesPast ? texts.pastDay : texts.changed.title}</LiveText>
            </p>
            <blockquote dir="auto" key={composed}>
              <ChangedLines text={composed} before={edit.composed} />
            </blockquote>
            <div className={styles.actions}>
              <Button onClick={recompose}>{texts.changed.take}</Button>
              {!namesPast && <Button onClick={() => write(edit.text)}>{texts.changed.keep}</Button>}
            </div>
          </div>
        )}
        <SendMessage data={data} request={request} message={message} namesPast={namesPast} />
        <p className={`screen-only type-small ${styles.after}`}>
          {edit && <span>{texts.edited}</span>}
          {edit && !isOutdated && (
            <button type="button" className="text-button" onClick={recompose}>
              {texts.rebuild}
            </button>
          )}
          {!edit && (
            <button type="button" className="text-button" onClick={() => bubble.current?.focus()}>
              {texts.edit}
            </button>
          )}
          {!edit && discarded && (
            <button type="button" className="text-button" onClick={() => write(discarded.text, discarded)}>
              {texts.restore}
            </button>
          )}
        </p>
      </div>
      {saysSomething(request) && !namesPast && message.trim() && (
        <QrCode data={data} link={linkToChat(studio.phone, message)} />
      )}
    </section>
  );
}

/** The lines of a text, with those marked that it did not have before. */
function ChangedLines({ text, before }: { text: string; before: string }) {
  const linesBefore = before.split("\n");
  return text.split("\n").map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines change only together
    <p key={index}>{linesBefore.includes(line) ? line : <mark>{line}</mark>}</p>
  ));
}
