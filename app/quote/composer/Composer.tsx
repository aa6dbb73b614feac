import {
  type KeyboardEvent,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { fill, formatDate } from "../../content-model/phrases.ts";
import { useShell } from "../../layout/use-shell.ts";
import { linkToChat } from "../../outbound-links.ts";
import { startParameter } from "../../paths.ts";
import { ChatButton } from "../../ui/Buttons.tsx";
import { LiveText } from "../../ui/LiveText.tsx";
import styles from "./Composer.module.css";
import { composeMessage, countAnswers, isPast } from "./compose-message.ts";
import type { ComposerData } from "./composer-data.server.ts";
import { DaysRow } from "./DaysRow.tsx";
import { Message, messageId } from "./Message.tsx";
import { describePlan, planDays } from "./plan.ts";
import { listQuestions, Questions } from "./Questions.tsx";
import {
  type Entries,
  isStorageKey,
  loadEntries,
  mergeEntries,
  readForm,
  readRequest,
  storeEntries,
  writeForm,
} from "./request.ts";
import { SlimBar } from "./SlimBar.tsx";

/** What the page shows of a request. */
function derive(data: ComposerData, entries: Entries, today: string) {
  const request = readRequest(entries);
  const plan = planDays(data, request);
  return {
    lines: composeMessage(data, request, today),
    plan,
    fits: describePlan(data, request, plan),
    answers: countAnswers(request, today),
    isPast: isPast(request, today),
    today,
  };
}

/**
 * The form, and the message that it writes. The form's fields are the only state: React renders what follows from them,
 * and never their values. docs/behaviour.md#quote
 */
export function Composer({ data }: { data: ComposerData }) {
  const form = useRef<HTMLFormElement>(null);
  const [shown, setShown] = useState(() => derive(data, [], ""));
  const [added, setAdded] = useState("");
  const [cleared, setCleared] = useState<Entries>();
  const [isKept, setKept] = useState(true);
  const [isImpossible, setImpossible] = useState(false);
  const { text } = data;

  const read = () => (form.current ? readForm(form.current) : []);
  function show() {
    setShown(derive(data, read(), writeDay(new Date())));
    // A day that does not exist is no value of the form.
    setImpossible(form.current?.day.validity.badInput && form.current.when.value !== "none");
  }
  function keep(entries: Entries) {
    const isStored = storeEntries(entries);
    setKept(isStored);
    // A request that would be lost: the browser asks before it leaves the page.
    window.onbeforeunload = isStored ? null : (event) => event.preventDefault();
  }
  function write(entries: Entries) {
    if (form.current) writeForm(form.current, entries);
    keep(entries);
    show();
  }

  function onInput({ target, currentTarget }: SyntheticEvent<HTMLFormElement>) {
    const { name, value } = target as HTMLInputElement;
    // A day that is typed chooses its radio button.
    if (name === "day" && value) currentTarget.when.value = "day";
    keep(read());
    show();
  }

  /** Enter in a field of one line leads to the message. */
  function onKeyDown({ key, target, nativeEvent }: KeyboardEvent<HTMLFormElement>) {
    const isLine = target instanceof HTMLInputElement && target.type === "text";
    // While somebody composes a letter, Enter ends that.
    if (isLine && key === "Enter" && !nativeEvent.isComposing) document.getElementById(messageId)?.focus();
  }

  function clear() {
    setCleared(read());
    setAdded("");
    write([]);
  }
  /** Keeps what was written since. */
  function undo() {
    setCleared(undefined);
    write(mergeEntries(cleared ?? [], read()));
  }

  const restore = useEffectEvent(() => write(mergeEntries(loadEntries(), read(), isReturn())));
  const refresh = useEffectEvent(() => {
    if (form.current) writeForm(form.current, loadEntries() ?? []);
    show();
  });
  // Before the page is painted: what is stored, and what was typed or restored by the browser before React started.
  useLayoutEffect(() => {
    restore();
    // Back shows this page as it was left; the page in another language, or another tab, may have changed the request since.
    const onPageShow = ({ persisted }: PageTransitionEvent) =>
      persisted && loadEntries() ? refresh() : restore();
    // Without a value, another tab is about to store one, or its storage is full.
    const onStorage = ({ key, newValue }: StorageEvent) => isStorageKey(key) && newValue && refresh();
    addEventListener("pageshow", onPageShow);
    addEventListener("storage", onStorage);
    return () => {
      window.onbeforeunload = null;
      removeEventListener("pageshow", onPageShow);
      removeEventListener("storage", onStorage);
    };
  }, []);

  const start = useEffectEvent(() => {
    const { pathname, search, hash } = location;
    const name = new URLSearchParams(search).get(startParameter);
    if (!name) return;
    // A reload must not tick again what the visitor has taken off. Parameters of campaigns stay as they are.
    const others = search.replace(new RegExp(`(?<=[?&])${startParameter}=[^&]*&?`), "").replace(/[?&]$/, "");
    history.replaceState(history.state, "", pathname + others + hash);
    const box = form.current?.querySelector<HTMLInputElement>(`[name=service][value="${CSS.escape(name)}"]`);
    if (box && !box.checked) {
      box.checked = true;
      setAdded(name);
      write(read());
    }
    if (hash) form.current?.scrollIntoView();
  });
  useEffect(() => {
    if (!Reflect.get(document, "prerendering")) return start();
    // Chromium prerenders the page of a link under the mouse, before anybody presses it.
    const onPrerenderingChange = () => {
      refresh();
      start();
    };
    document.addEventListener("prerenderingchange", onPrerenderingChange, { once: true });
  }, []);

  function remove() {
    setAdded("");
    write(read().filter(([name, value]) => name !== "service" || value !== added));
    form.current?.focus({ preventScroll: true });
  }

  const addedEntry = data.entries.find(({ name }) => name === added);
  return (
    <div className={styles.composer}>
      <div className={`screen-only ${styles.written}`}>
        {/* With two fields of one line and no submit button, Enter does not submit it. */}
        <form
          ref={form}
          tabIndex={-1}
          className={`bright sheet ${styles.form}`}
          aria-label={text.form.title}
          // Also reports what dictation and extensions write, unlike React's `onChange`.
          onInput={onInput}
          onKeyDown={onKeyDown}
          onBlur={show}
        >
          <div className={`type-small ${styles.top} ${styles.stack}`} role="status">
            <span data-off={addedEntry && ""}>
              <LiveText>{isKept ? text.form.note : text.form.notKept}</LiveText>
            </span>
            {addedEntry && (
              <span>
                <LiveText>{fill(text.form.added, { name: addedEntry.label })}</LiveText>{" "}
                <button type="button" className="text-button" onClick={remove}>
                  {text.form.remove}
                </button>
              </span>
            )}
          </div>
          <Questions data={data} isWrongDay={shown.isPast || isImpossible} today={shown.today} />
        </form>
        <SlimBar data={data} answers={shown.today ? shown.answers : undefined} />
      </div>
      <div className={styles.side}>
        {/* The heading of the sheet of paper. */}
        <p className="print-only spread">
          <b>{text.message.printed}</b> <span>{shown.today && formatDate(data.locale, shown.today)}</span>
        </p>
        <DaysRow data={data} plan={shown.plan} fits={shown.fits} />
        <Message data={data} lines={shown.lines} isCleared={!!cleared} clear={clear} undo={undo} />
        <WithoutScript data={data} />
      </div>
    </div>
  );
}

/** Without JavaScript: a link to the chat with the questions as its message. */
function WithoutScript({ data: { text } }: { data: ComposerData }) {
  const { opensInNewTab, studio } = useShell();
  const { hello } = text.message;
  const questions = listQuestions(text).map((question) => `- ${question}`);
  return (
    <noscript>
      <p>{text.withoutScript.note}</p>
      <ChatButton
        href={linkToChat(studio.phone, [hello.none, ...questions].join("\n"))}
        newTabHint={opensInNewTab}
      >
        {text.withoutScript.open}
      </ChatButton>
    </noscript>
  );
}

/** Whether Back or Forward has led to this document. */
const isReturn = () =>
  performance.getEntriesByType("navigation").some((entry) => Reflect.get(entry, "type") === "back_forward");

/** A date as the value of a date field, in the visitor's time zone. */
function writeDay(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, "0"));
  return `${date.getFullYear()}-${month}-${day}`;
}
