import { type ReactNode, useEffect, useId, useRef } from "react";
import { listed, writtenDay } from "../domain/phrases.ts";
import { fill } from "../domain/template.ts";
import { Button } from "../ui/Buttons.tsx";
import { Catalogue } from "./Catalogue.tsx";
import { Choice } from "./Choice.tsx";
import { LiveText } from "./LiveText.tsx";
import styles from "./Questions.module.css";
import type { QuoteData } from "./quote-data.server.ts";
import {
  daysUntil,
  isAnswered,
  isPast,
  kinds,
  purposesOf,
  type QuestionKey,
  questionKeys,
  type Request,
  wordsOf,
} from "./request.ts";
import { askedNeeds, columnKeys, doubtsOf, type Need, type Sheet } from "./sheet.ts";

/** A longer answer has a smaller font size. */
export const longAnswer = 60;

export interface AnswersProps {
  data: QuoteData;
  request: Request;
  sheet: Sheet;
  today: string;
}

interface QuestionsProps extends AnswersProps {
  round: number;
  /** Whether React has started. Until then the buttons can do nothing. */
  isReady: boolean;
  /** Whether the browser stores the answers. */
  isKept: boolean;
  /** Called after the visitor answers the last question. */
  onDone: () => void;
}

/**
 * At most one question is open at a time. The browser opens and closes them, also before React has started:
 * docs/behaviour.md#quote
 */
export function Questions({ round, isReady, isKept, onDone, ...answers }: QuestionsProps) {
  const { data, request, today } = answers;
  const { form, questions, sheet: sheetTexts } = data.text;
  const list = useRef<HTMLDivElement>(null);
  const words = answersInWords(answers);
  const asked = wordsOf(request);
  const purposes = purposesOf(request);
  const isOnlyDetails = request.kind === "part" && purposes.length === 0;
  const needs = questions.needs[purposes[0] ?? "mvp"];
  const titles: Record<QuestionKey, string> = {
    kind: questions.kind.question,
    task: questions.task.by[asked].question,
    people: questions.people.by[asked].question,
    existing: questions.existing.question,
    needs: isOnlyDetails ? questions.anything.question : needs.question,
    when: questions.when.question,
  };
  const hints: Record<QuestionKey, string> = {
    kind: questions.kind.hint,
    task: questions.task.by[asked].hint,
    people: questions.people.by[asked].hint,
    existing: questions.existing.hint,
    needs: isOnlyDetails ? questions.anything.hint : "hint" in needs ? needs.hint : questions.serviceHint,
    when: questions.when.hint,
  };
  const bodies: Record<QuestionKey, ReactNode> = {
    kind: <KindQuestion data={data} request={request} isReady={isReady} round={round} />,
    task: <TextAnswer name="task" rows={5} label={titles.task} help={questions.task.help} />,
    people: <TextAnswer name="people" rows={2} label={titles.people} />,
    existing: Object.entries(questions.existing.options).map(([id, { label }]) => (
      <Choice key={id} type="checkbox" name="existing" value={id} label={label} />
    )),
    needs: <Needs {...answers} isOnlyDetails={isOnlyDetails} />,
    when: <DateAnswer {...answers} />,
  };
  const questionOf = (key: QuestionKey) =>
    list.current?.querySelector<HTMLDetailsElement>(`#question-${key}`);

  /** The next question without an answer: a visitor who changes one answer has answered the others. */
  const nextAfter = (key: QuestionKey) =>
    questionKeys.slice(questionKeys.indexOf(key) + 1).find((next) => !isAnswered(request, next, today));
  function goOn(key: QuestionKey) {
    const next = nextAfter(key);
    const [from, to] = [questionOf(key), next && questionOf(next)];
    if (from) from.open = false;
    if (!to) return onDone();
    to.open = true;
    to.querySelector("summary")?.focus();
  }

  // Opens the first question without an answer after a reload, and if another page or a link has set the request.
  const opened = useRef(0);
  useEffect(() => {
    if (round === 0 || opened.current === round) return;
    opened.current = round;
    if (list.current?.contains(document.activeElement)) return;
    for (const key of questionKeys) {
      const question = list.current?.querySelector<HTMLDetailsElement>(`#question-${key}`);
      if (question) question.open = key === questionKeys.find((key) => !isAnswered(request, key, today));
    }
  }, [round, request, today]);

  return (
    <div className={styles.questions} ref={list}>
      {questionKeys.map((key, index) => (
        <details
          key={key}
          id={`question-${key}`}
          className={styles.question}
          name="question"
          // The visitor may have opened another one before React has started.
          suppressHydrationWarning
          open={index === 0}
          data-done={words[key] !== "" || undefined}
          onToggle={({ currentTarget }) => {
            // Opening this question has closed another, which may have moved this one out of the window. A visitor who
            // types fast may already be at its first control.
            if (currentTarget.open && currentTarget.querySelector("summary") === document.activeElement)
              currentTarget.querySelector("summary")?.scrollIntoView({ block: "nearest" });
          }}
        >
          <summary>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <span className={styles.asked}>
              <span className={`type-item ${styles.title}`}>
                <LiveText>{titles[key]}</LiveText>
              </span>
              {words[key] && (
                <span
                  className={`type-item ${styles.answer}`}
                  dir="auto"
                  data-long={words[key].length > longAnswer || undefined}
                >
                  <LiveText>{words[key]}</LiveText>
                </span>
              )}
            </span>
            {words[key] && <span className={`screen-only ${styles.change}`}>{form.change}</span>}
          </summary>
          <fieldset className={styles.body}>
            <legend className="visually-hidden">
              <LiveText>{titles[key]}</LiveText>
            </legend>
            <p className={styles.hint}>
              <LiveText>{hints[key]}</LiveText>
            </p>
            {bodies[key]}
            <Button type="button" className={styles.next} disabled={!isReady} onClick={() => goOn(key)}>
              <LiveText>{nextAfter(key) ? form.done : form.doneLast}</LiveText>
            </Button>
          </fieldset>
        </details>
      ))}
      <p className={`screen-only ${styles.kept}`}>
        <LiveText>{isKept ? sheetTexts.kept : sheetTexts.notKept}</LiveText>
      </p>
    </div>
  );
}

interface KindQuestionProps {
  data: QuoteData;
  request: Request;
  round: number;
  isReady: boolean;
}

function KindQuestion({ data, ...catalogue }: KindQuestionProps) {
  const { options } = data.text.questions.kind;
  return (
    <>
      {kinds.map((kind) => (
        <Choice key={kind} type="radio" name="kind" value={kind} {...options[kind]} picture={kind} />
      ))}
      {/* Styles show it once its radio button is chosen, also before React has started. */}
      <Catalogue data={data} {...catalogue} />
    </>
  );
}

interface TextAnswerProps {
  name: "task" | "people" | "other";
  rows: number;
  label?: string;
  id?: string;
  help?: string;
}

/** A text of any length. The message has a limit, a field has none. */
function TextAnswer({ name, rows, label, id, help }: TextAnswerProps) {
  const helpId = useId();
  return (
    <>
      <textarea
        className={styles.field}
        id={id}
        name={name}
        rows={rows}
        dir="auto"
        aria-label={label}
        aria-describedby={help && helpId}
        onFocus={({ target }) => {
          // Browsers scroll only the line of the cursor into view, without the field's scroll margin.
          target.scrollIntoView({ block: "nearest" });
        }}
      />
      {help && (
        <p className={styles.help} id={helpId}>
          {help}
        </p>
      )}
    </>
  );
}

function Needs({ data, request, sheet, today, isOnlyDetails }: AnswersProps & { isOnlyDetails: boolean }) {
  const { questions, sheet: sheetTexts } = data.text;
  const id = useId();
  const purposes = purposesOf(request);
  const needs = askedNeeds(data, request);
  const rows = (purpose: string) =>
    needs
      .filter((need) => need.id.startsWith(`${purpose}.`))
      .map((need) => <NeedRow key={need.id} data={data} request={request} today={today} need={need} />);
  return (
    <>
      {purposes.map((purpose) =>
        purpose === "unsure" ? (
          doubtsOf(data).map(({ id, label }) => (
            <NeedChoice key={id} request={request} id={id} label={label} />
          ))
        ) : purposes.length > 1 ? (
          <fieldset key={purpose} className={styles.group}>
            <legend className="type-item">{data.pages[purpose]?.title}</legend>
            {rows(purpose)}
          </fieldset>
        ) : (
          rows(purpose)
        ),
      )}
      <label className={styles.label} htmlFor={id}>
        <LiveText>{isOnlyDetails ? questions.anything.question : questions.other.label}</LiveText>
      </label>
      <TextAnswer name="other" id={id} rows={isOnlyDetails ? 3 : 1} help={questions.other.help} />
      {sheet.over > 0 && <p className={styles.help}>{sheetTexts.tooMuchNote}</p>}
    </>
  );
}

function NeedChoice({ request, id, label }: { request: Request; id: string; label: string }) {
  return (
    <Choice
      type="checkbox"
      name="need"
      value={id}
      defaultChecked={request.needs.includes(id)}
      label={label}
    />
  );
}

/** A chosen need goes first, and the visitor can put it off. What is quoted apart says why, at the choice. */
function NeedRow({ data, request, today, need }: Omit<AnswersProps, "sheet"> & { need: Need }) {
  const { questions, sheet } = data.text;
  const { id, label, entry, reason, column } = need;
  const isChosen = request.needs.includes(id);
  const page = need.page ? data.pages[need.page] : undefined;
  return (
    <div className={styles.need}>
      <NeedChoice request={request} id={id} label={label} />
      {isChosen && column !== "apart" && (
        <fieldset className={styles.move}>
          <legend className="visually-hidden">{fill(sheet.moveLegend, { entry })}</legend>
          {(["first", "wait"] as const).map((to) => (
            <label key={to}>
              <input
                type="radio"
                name={`place ${id}`}
                value={to}
                defaultChecked={request.later.includes(id) === (to === "wait")}
              />
              <span>{sheet.columns[to].short}</span>
            </label>
          ))}
        </fieldset>
      )}
      {today && column !== "first" && (
        <p className={styles.advice}>
          <span>
            {questions.advise[column]} {reason}
          </span>{" "}
          {page && <a href={page.href}>{page.title}</a>}
        </p>
      )}
    </div>
  );
}

function DateAnswer({ data, request, today }: AnswersProps) {
  const { options, dateLabel } = data.text.questions.when;
  const { form } = data.text;
  const id = useId();
  const { kind, day } = request;
  const { all, areWorking } = data.days;
  const isGone = isPast(day, today);
  const isSoon = kind === "mvp" && day !== "" && !isGone && daysUntil(day, today, areWorking, all) < all;
  return (
    <>
      {(["none", "day"] as const).map((deadline) => (
        <Choice
          key={deadline}
          type="radio"
          name="deadline"
          value={deadline}
          label={options[deadline].label}
        />
      ))}
      <label className={styles.label} htmlFor={id}>
        {dateLabel}
      </label>
      <input
        className={styles.field}
        id={id}
        name="day"
        type="date"
        // Chromium otherwise accepts years of six digits.
        max="9999-12-31"
        aria-invalid={isGone || undefined}
        aria-describedby={`${id}-note`}
      />
      <p className={styles.help} id={`${id}-note`}>
        <LiveText>{isGone ? form.datePast : isSoon ? form.dateSoon : ""}</LiveText>
      </p>
    </>
  );
}

/** The text that a closed question shows; empty without an answer. */
function answersInWords({ data, request, sheet, today }: AnswersProps): Record<QuestionKey, string> {
  const { text, locale, pages } = data;
  const { kind, deadline, day } = request;
  const { options } = text.questions.when;
  const list = (entries: string[]) => {
    const words = listed(locale, entries);
    return words.charAt(0).toLocaleUpperCase() + words.slice(1);
  };
  const existing = Object.entries(text.questions.existing.options).filter(([id]) =>
    request.existing.includes(id),
  );
  const chosen = [...columnKeys.flatMap((column) => sheet.columns[column]), ...sheet.doubts];
  const isDone = (key: QuestionKey) => isAnswered(request, key, today);
  return {
    kind:
      !isDone("kind") || !kind
        ? ""
        : kind === "part"
          ? listed(
              locale,
              sheet.jobs.map((job) => pages[job]?.title ?? job),
            )
          : text.questions.kind.options[kind].label,
    task: request.task.trim(),
    people: request.people.trim(),
    existing: list(
      existing.map(([, { label, inMessage = label.charAt(0).toLowerCase() + label.slice(1) }]) => inMessage),
    ),
    needs: [list(chosen.map(({ inMessage }) => inMessage)), request.other.trim()].filter(Boolean).join("; "),
    when: !isDone("when")
      ? ""
      : deadline === "none"
        ? options.none.answer
        : fill(options.day.answer, { date: writtenDay(locale, day) }),
  };
}
