import { type MouseEvent, type SyntheticEvent, startTransition, useEffect, useRef, useState } from "react";
import { setChatMessage } from "../layout/chat-message.ts";
import { useShell } from "../layout/use-shell.ts";
import { linkToChat } from "../outbound-links.ts";
import { Button, ChatButton } from "../ui/Buttons.tsx";
import { LiveText } from "../ui/LiveText.tsx";
import styles from "./Composer.module.css";
import messageStyles from "./Message.module.css";
import { Message } from "./Message.tsx";
import { measureRoom, namesPastDay, saysSomething } from "./message.ts";
import { pickQuestions, Questions } from "./Questions.tsx";
import shared from "./quote.module.css";
import type { QuoteData } from "./quote-data.server.ts";
import { addChoice, emptyRequest, isEmpty, nameColumnField } from "./request.ts";
import { ShareRequest } from "./SendMessage.tsx";
import { Days, RequestSummary } from "./Summary.tsx";
import { announceNeed } from "./summary.ts";
import { type RequestProps, useRequest } from "./use-request.ts";

/**
 * The visitor's sheet: the questions, and beside them the summary of the request. The controls are the browser's own; React reads
 * the form and never writes a field in which somebody types. docs/behaviour.md#quote
 */
export function Composer({ data }: { data: QuoteData }) {
  const [pressedNeed, setPressedNeed] = useState("");
  const props = useRequest(data);
  const { request, today, summary, composed, incoming, canUndo, actions } = props;
  const isBlank = isEmpty(request);
  const ownMessage = namesPastDay(data, request, today) ? undefined : request.edit?.text;
  const chatMessage = saysSomething(request) ? (ownMessage ?? composed) : "";

  // The floating button has no way to copy a message that is too long.
  useEffect(() => {
    setChatMessage(measureRoom(chatMessage).left < 0 ? undefined : chatMessage);
    return () => setChatMessage(undefined);
  }, [chatMessage]);

  function readField({ target, currentTarget }: SyntheticEvent<HTMLFormElement>) {
    const { name, value, type, checked } = target as HTMLInputElement;
    // A day that is typed chooses its radio button.
    if (name === "day" && value !== "") currentTarget.deadline.value = "day";
    const read = () => {
      actions.change((request) => addChoice(request, name, value, checked));
      setPressedNeed(name === "need" ? value : name.replace(nameColumnField(""), ""));
    };
    // The browser paints a pressed choice before React renders what follows from it. Letters are rendered at once.
    if (["radio", "checkbox"].includes(type)) startTransition(read);
    else read();
  }

  return (
    <div
      className={`bright sheet ${styles.composer}`}
      data-empty={isBlank || undefined}
      onClickCapture={useSinglePresses()}
    >
      <RequestLabel {...props} />
      {incoming && <Incoming key={typeof incoming} {...props} />}
      {/* `method="dialog"` sends nothing outside a dialog. Without `autocomplete`, browsers restore an old choice. */}
      <form
        ref={props.form}
        method="dialog"
        autoComplete="off"
        className={styles.form}
        aria-label={data.text.form.name}
        // Also reports what dictation and extensions write, unlike React's `onChange`.
        onInput={readField}
      >
        <Days {...props} />
        <div className={styles.halves}>
          <Questions {...props} />
          <div className={styles.written} id="sheet">
            <div className={styles.summary}>
              <RequestSummary {...props} />
            </div>
            {!isBlank && <Message {...props} />}
          </div>
          {!isBlank && <ShareRequest {...props} />}
        </div>
      </form>
      <p className="visually-hidden" role="status">
        <LiveText>
          {canUndo ? data.text.announce.cleared : announceNeed(data, request, summary, pressedNeed)}
        </LiveText>
      </p>
      <WithoutScript text={data.text} />
    </div>
  );
}

function RequestLabel({ data, request, isShared, canUndo, actions }: RequestProps) {
  const { sheet, sharing } = data.text;
  const note = isShared ? sharing.received : sheet.privacy;
  return (
    <div className={`spread type-small ${shared.label} ${styles.label}`}>
      <h2>{sheet.name}</h2>
      {(canUndo || !isEmpty(request)) && (
        <button
          type="button"
          className="screen-only text-button"
          onClick={canUndo ? actions.undo : actions.clear}
        >
          <LiveText>{canUndo ? sheet.undo : sheet.clear}</LiveText>
        </button>
      )}
      <span className="screen-only">
        <LiveText>{canUndo ? sheet.cleared : note}</LiveText>
      </span>
    </div>
  );
}

/** Asks which request to keep if a link brings another one, or says that the link is damaged. */
function Incoming({ data, incoming, actions }: RequestProps) {
  const { sharing } = data.text;
  const { title, text: question, take, keep } = sharing.incoming;
  const other = incoming === "damaged" ? undefined : incoming;
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <section
      className={`screen-only ${shared.part} ${styles.incoming}`}
      ref={panel}
      tabIndex={-1}
      aria-label={other && title}
    >
      <p>
        {other && <b>{title}</b>} <span>{other ? question : sharing.damaged}</span>
      </p>
      {other?.task && <blockquote dir="auto">{other.task}</blockquote>}
      <div className={styles.choices}>
        {other && <Button onClick={actions.take}>{take}</Button>}
        <Button onClick={actions.refuse}>{other ? keep : sharing.dismiss}</Button>
      </div>
    </section>
  );
}

/**
 * Without a script, or if React's files do not arrive: the questions to copy, and a link to the chat with the questions
 * as its message.
 */
function WithoutScript({ text }: Pick<QuoteData, "text">) {
  const { opensInNewTab, studio } = useShell();
  const { message, withoutScript, head } = text;
  const asked = Object.values(pickQuestions(text, emptyRequest)).map(({ question }) => question);
  const list = asked.map((question) => `- ${question}`).join("\n");
  return (
    <div className={styles.withoutScript}>
      <div className={shared.part}>
        <h3>{withoutScript.title}</h3>
        <p>{withoutScript.note}</p>
        <ul role="list">
          {asked.map((question) => (
            <li key={question} className="type-item">
              {question}
            </li>
          ))}
        </ul>
      </div>
      <div className={messageStyles.chat}>
        <div>
          <ChatButton
            href={linkToChat(studio.phone, `${message.greeting.none}\n\n${list}`)}
            newTabHint={opensInNewTab}
          >
            {withoutScript.open}
          </ChatButton>
          <p className={`type-small ${messageStyles.after}`}>{head.after}</p>
        </div>
      </div>
    </div>
  );
}

/**
 * Ignores the second press of a double press: the first may have moved something else below the pointer. `event.detail`
 * does not count the taps of a finger.
 *
 * @returns a handler for clicks on the element that contains the controls
 */
function useSinglePresses() {
  const last = useRef({ timeStamp: Number.NEGATIVE_INFINITY, clientX: 0, clientY: 0 });
  return (event: MouseEvent) => {
    // Keys and assistive technology click without a press before.
    if (event.detail === 0) return;
    const { timeStamp, clientX, clientY } = last.current;
    last.current = event;
    const distance = Math.hypot(event.clientX - clientX, event.clientY - clientY);
    if (event.timeStamp - timeStamp > 500 || distance > 24) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
