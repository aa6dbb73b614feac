import { type SyntheticEvent, useEffect, useMemo, useRef } from "react";
import { setChatMessage } from "../layout/chat-message.ts";
import styles from "./Composer.module.css";
import { Forward } from "./Forward.tsx";
import { LiveText } from "./LiveText.tsx";
import { Message } from "./Message.tsx";
import { messageOf, saysSomething } from "./message.ts";
import { Questions } from "./Questions.tsx";
import type { QuoteData } from "./quote-data.server.ts";
import { isEmpty, readForm } from "./request.ts";
import { Days, WrittenSheet } from "./Sheet.tsx";
import { sheetOf } from "./sheet.ts";
import { useAnnouncement } from "./use-announcement.ts";
import { useRequest } from "./use-request.ts";
import { useSinglePresses } from "./use-single-presses.ts";
import { useToday } from "./use-today.ts";
import { WithoutScript } from "./WithoutScript.tsx";

/**
 * The visitor's sheet: the questions, and beside them what they come to. The controls are the browser's own; React reads
 * the form and never writes a field in which somebody types. docs/behaviour.md#quote
 */
export function Composer({ data }: { data: QuoteData }) {
  const form = useRef<HTMLFormElement>(null);
  const chat = useRef<HTMLElement>(null);
  const [today, readClock] = useToday();
  const brief = useRequest(form);
  const { request, isRestored } = brief;
  const sheet = useMemo(() => sheetOf(data, request), [data, request]);
  const composed = useMemo(() => messageOf(data, request, sheet, today), [data, request, sheet, today]);
  const announcement = useAnnouncement(data, sheet, brief.canUndo);
  const isBlank = isEmpty(request);
  const isReady = saysSomething(request);
  const message = request.edit?.text ?? composed;

  useEffect(() => setChatMessage(isReady ? message : ""), [message, isReady]);
  useEffect(() => () => setChatMessage(undefined), []);

  function read({ target, currentTarget }: SyntheticEvent<HTMLFormElement>) {
    const { name, value } = target as HTMLInputElement;
    if (name === "message")
      return brief.change({
        ...request,
        edit: value === composed ? undefined : { text: value, of: composed },
      });
    // A day that is typed chooses its radio button.
    if (name === "day" && value !== "")
      for (const radio of currentTarget.querySelectorAll<HTMLInputElement>("[name=deadline]"))
        radio.checked = radio.value === "day";
    brief.change(readForm(currentTarget, request));
  }

  return (
    <div
      className={`bright ${styles.sheet}`}
      data-empty={isBlank || undefined}
      {...useSinglePresses(readClock)}
    >
      <SheetLabel data={data} brief={brief} />
      {brief.incoming && <Incoming data={data} brief={brief} />}
      {/* `method="dialog"` sends nothing outside a dialog. Without `autocomplete`, browsers restore an old choice. */}
      <form
        ref={form}
        method="dialog"
        autoComplete="off"
        className={styles.form}
        aria-label={data.text.form.name}
        onChange={read}
        // Also what dictation and extensions write, of which React reports no change.
        onInput={read}
        onSubmit={(event) => event.preventDefault()}
      >
        <Days data={data} sheet={sheet} />
        <div className={styles.halves}>
          <Questions
            data={data}
            request={request}
            round={brief.round}
            sheet={sheet}
            today={today}
            isReady={isRestored}
            isKept={brief.isKept}
            onDone={() => {
              chat.current?.focus({ preventScroll: true });
              chat.current?.scrollIntoView({ block: "end" });
            }}
          />
          <div className={styles.written} id="sheet">
            <WrittenSheet data={data} request={request} sheet={sheet} />
            {!isBlank && (
              <Message
                data={data}
                brief={brief}
                composed={composed}
                isReady={isReady}
                today={today}
                ref={chat}
              />
            )}
          </div>
          {!isBlank && <Forward data={data} brief={brief} today={today} />}
        </div>
      </form>
      <p className="visually-hidden" role="status">
        <LiveText>{announcement}</LiveText>
      </p>
      <WithoutScript data={data} />
    </div>
  );
}

type Brief = ReturnType<typeof useRequest>;

function SheetLabel({ data: { text }, brief }: { data: QuoteData; brief: Brief }) {
  const { sheet } = text;
  const { request, canUndo, clear, undo } = brief;
  return (
    <div className={styles.label}>
      <h2>{sheet.name}</h2>
      <span className={`screen-only ${styles.note}`}>
        <LiveText>{canUndo ? sheet.cleared : sheet.privacy}</LiveText>
      </span>
      {(canUndo || !isEmpty(request)) && (
        <button type="button" className={`screen-only ${styles.clear}`} onClick={canUndo ? undo : clear}>
          <LiveText>{canUndo ? sheet.undo : sheet.clear}</LiveText>
        </button>
      )}
    </div>
  );
}

/** What a link to a request brings, if the visitor has answers already. */
function Incoming({ data: { text }, brief }: { data: QuoteData; brief: Brief }) {
  const { incoming, damaged } = text.forward;
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  if (brief.incoming === "damaged")
    return (
      <section className={styles.incoming} ref={panel} tabIndex={-1}>
        <p>{damaged}</p>
      </section>
    );
  return (
    <section className={styles.incoming} ref={panel} tabIndex={-1} aria-label={incoming.title}>
      <p>
        <b>{incoming.title}</b> <span>{incoming.text}</span>
      </p>
      {brief.incoming?.task && <blockquote dir="auto">{brief.incoming.task}</blockquote>}
      <button type="button" className={styles.choice} onClick={brief.take}>
        {incoming.take}
      </button>
      <button type="button" className={styles.choice} onClick={brief.refuse}>
        {incoming.keep}
      </button>
    </section>
  );
}
