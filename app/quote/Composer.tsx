import {
  type KeyboardEvent,
  type MouseEvent,
  type SyntheticEvent,
  startTransition,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { setChatMessage } from "../layout/chat-message.ts";
import { useShell } from "../layout/use-shell.ts";
import { chatLink } from "../outbound-links.ts";
import { Button, ChatButton } from "../ui/Buttons.tsx";
import { LiveText } from "../ui/LiveText.tsx";
import styles from "./Composer.module.css";
import { Message, ShareRequest } from "./Message.tsx";
import { composeMessage, namesPastDay, roomFor, saysSomething } from "./message.ts";
import { Questions } from "./Questions.tsx";
import page from "./quote.module.css";
import type { QuoteData } from "./quote-data.server.ts";
import { isEmpty, placeOf, withAnswer } from "./request.ts";
import { Days, RequestSummary } from "./Summary.tsx";
import { announceNeed, summarize } from "./summary.ts";
import { type RequestState, useRequest } from "./use-request.ts";

/**
 * The visitor's sheet: the questions, and beside them the summary of the answers. The controls are the browser's own; React reads
 * the form and never writes a field in which somebody types. docs/behaviour.md#quote
 */
export function Composer({ data }: { data: QuoteData }) {
  const form = useRef<HTMLFormElement>(null);
  const chat = useRef<HTMLElement>(null);
  const [pressedNeed, setPressedNeed] = useState("");
  const state = useRequest(form);
  const { request, today } = state;
  const summary = useMemo(() => summarize(data, request), [data, request]);
  const composed = useMemo(
    () => composeMessage(data, request, summary, today),
    [data, request, summary, today],
  );
  const isBlank = isEmpty(request);
  const canSend = saysSomething(request);
  const ownMessage = namesPastDay(data, request, today) ? undefined : request.edit?.text;
  const chatMessage = canSend ? (ownMessage ?? composed) : "";

  // The floating button has no way to copy a message that is too long.
  useEffect(() => setChatMessage(roomFor(chatMessage).left < 0 ? undefined : chatMessage), [chatMessage]);
  useEffect(() => () => setChatMessage(undefined), []);

  function editMessage(text: string) {
    state.change((request) => ({ ...request, edit: text === composed ? undefined : { text, composed } }));
  }
  function readAnswer({ target, currentTarget }: SyntheticEvent<HTMLFormElement>) {
    const { name, value, type, checked } = target as HTMLInputElement;
    if (name === "message") return editMessage(value);
    // A day that is typed chooses its radio button.
    if (name === "day" && value !== "") currentTarget.deadline.value = "day";
    const read = () => {
      state.change((request) => withAnswer(request, name, value, checked));
      setPressedNeed(name === "need" ? value : name.replace(placeOf(""), ""));
    };
    // The browser paints a pressed choice before React renders what follows from it. Letters are rendered at once.
    if (["radio", "checkbox"].includes(type)) startTransition(read);
    else read();
  }

  return (
    <div
      className={`bright sheet ${styles.composer}`}
      data-empty={isBlank || undefined}
      {...useSinglePresses()}
    >
      <RequestLabel data={data} state={state} />
      {state.incoming && <Incoming data={data} state={state} />}
      {/* `method="dialog"` sends nothing outside a dialog. Without `autocomplete`, browsers restore an old choice. */}
      <form
        ref={form}
        method="dialog"
        autoComplete="off"
        className={styles.form}
        aria-label={data.text.form.name}
        // Also reports what dictation and extensions write, unlike React's `onChange`.
        onInput={readAnswer}
        onSubmit={(event) => event.preventDefault()}
      >
        <Days data={data} request={request} summary={summary} />
        <div className={styles.halves}>
          <Questions
            data={data}
            state={state}
            summary={summary}
            today={today}
            onDone={() => {
              chat.current?.focus({ preventScroll: true });
              chat.current?.scrollIntoView({ block: "start" });
            }}
          />
          <div className={styles.written} id="sheet">
            <div className={styles.summary}>
              <div>
                <RequestSummary data={data} request={request} summary={summary} />
              </div>
            </div>
            {!isBlank && (
              <Message
                data={data}
                state={state}
                composed={composed}
                edit={editMessage}
                canSend={canSend}
                today={today}
                ref={chat}
              />
            )}
          </div>
          {!isBlank && <ShareRequest data={data} state={state} today={today} />}
        </div>
      </form>
      <p className="visually-hidden" role="status">
        <LiveText>
          {state.canUndo ? data.text.announce.cleared : announceNeed(data, request, summary, pressedNeed)}
        </LiveText>
      </p>
      <WithoutScript data={data} />
    </div>
  );
}

function RequestLabel({ data: { text }, state }: { data: QuoteData; state: RequestState }) {
  const { sheet } = text;
  const { request, isShared, canUndo, clear, undo } = state;
  const note = isShared ? text.sharing.received : sheet.privacy;
  return (
    <div className={`${page.label} ${styles.label}`}>
      <h2>{sheet.name}</h2>
      <span className="screen-only">
        <LiveText>{canUndo ? sheet.cleared : note}</LiveText>
      </span>
      {(canUndo || !isEmpty(request)) && (
        <button type="button" className="screen-only" onClick={canUndo ? undo : clear}>
          <LiveText>{canUndo ? sheet.undo : sheet.clear}</LiveText>
        </button>
      )}
    </div>
  );
}

/** Asks which request to keep if a link brings another one, or says that the link is damaged. */
function Incoming({ data: { text }, state }: { data: QuoteData; state: RequestState }) {
  const { title, text: question, take, keep } = text.sharing.incoming;
  const { incoming } = state;
  const isWhole = incoming !== undefined && incoming !== "damaged";
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <section className={styles.incoming} ref={panel} tabIndex={-1} aria-label={isWhole ? title : undefined}>
      {isWhole ? (
        <>
          <p>
            <b>{title}</b> <span>{question}</span>
          </p>
          {incoming.task && <blockquote dir="auto">{incoming.task}</blockquote>}
          <Button type="button" onClick={state.take}>
            {take}
          </Button>
          <Button type="button" onClick={state.refuse}>
            {keep}
          </Button>
        </>
      ) : (
        <p>{text.sharing.damaged}</p>
      )}
    </section>
  );
}

/**
 * Without a script, or if React's files do not arrive: the questions to copy, and a link to the chat with the questions
 * as its message.
 */
function WithoutScript({ data }: { data: QuoteData }) {
  const { opensInNewTab } = useShell();
  const { questions, message, withoutScript, head } = data.text;
  const asked = [
    questions.kind.question,
    questions.task.by.mvp.question,
    questions.people.by.mvp.question,
    questions.existing.question,
    questions.needs.mvp.question,
    questions.when.question,
  ];
  const list = asked.map((question) => `- ${question}`).join("\n");
  return (
    <div className={styles.withoutScript}>
      <div className={styles.asked}>
        <h3 className="type-line">{withoutScript.title}</h3>
        <p>{withoutScript.note}</p>
        <ul role="list">
          {asked.map((question) => (
            <li key={question} className="type-item">
              {question}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.chatWithout}>
        <ChatButton href={chatLink(`${message.greeting.none}\n\n${list}`)} newTabHint={opensInNewTab}>
          {withoutScript.open}
        </ChatButton>
        <p>{head.after}</p>
      </div>
    </div>
  );
}

const isInTextField = ({ target }: SyntheticEvent) =>
  (target as Element).closest("textarea, [type=search], [type=date]") !== null;

/**
 * Makes a double press do what one does. The first press may have changed the page, so that the second would hit
 * something else. `event.detail` does not count the taps of a finger.
 *
 * @returns handlers for the element that contains the controls
 */
function useSinglePresses() {
  const last = useRef({ time: Number.NEGATIVE_INFINITY, x: 0, y: 0 });
  return {
    onClickCapture(event: MouseEvent) {
      const { timeStamp: time, clientX: x, clientY: y, detail } = event;
      // Keys and assistive technology click without a press before.
      if (detail === 0 || isInTextField(event)) return;
      const before = last.current;
      last.current = { time, x, y };
      if (time - before.time > 500 || Math.hypot(x - before.x, y - before.y) > 24) return;
      event.preventDefault();
      event.stopPropagation();
    },
    /** A key that is held down repeats. */
    onKeyDownCapture(event: KeyboardEvent) {
      if (event.key === "Enter" && event.repeat && !isInTextField(event)) event.preventDefault();
    },
    /** What is pressed after typing is no second press. */
    onInputCapture(event: SyntheticEvent) {
      if (isInTextField(event)) last.current.time = Number.NEGATIVE_INFINITY;
    },
  };
}
