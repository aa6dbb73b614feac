import type { ComponentProps, ReactNode } from "react";
import { fill } from "../content-model/template.ts";
import { Button } from "../ui/Buttons.tsx";
import { LiveText } from "../ui/LiveText.tsx";
import { Catalogue, Choice, Field } from "./Choices.tsx";
import styles from "./Questions.module.css";
import shared from "./quote.module.css";
import type { QuoteData } from "./quote-data.server.ts";
import {
  countDaysUntil,
  deadlines,
  getPurposes,
  isPast,
  kinds,
  nameColumnField,
  pickVariant,
  type QuestionKey,
  type QuoteRequest,
  questionKeys,
  showQuestion,
} from "./request.ts";
import { describeRequest, formatDays, listDoubts, listNeeds, type Need } from "./summary.ts";
import type { RequestProps } from "./use-request.ts";

/** The text of each question. Some depend on what the request is for. */
export function pickQuestions({ questions }: QuoteData["text"], request: QuoteRequest) {
  const variant = pickVariant(request);
  const [purpose = "anything"] = getPurposes(request);
  return {
    kind: questions.kind,
    task: questions.task.by[variant],
    people: questions.people.by[variant],
    existing: questions.existing,
    needs: {
      hint: questions.serviceHint,
      ...(purpose === "anything" ? questions.anything : questions.needs[purpose]),
    },
    when: questions.when,
  };
}

/**
 * At most one question is open at a time. The browser opens and closes them, also before React has started:
 * docs/behaviour.md#quote
 */
export function Questions(props: RequestProps) {
  const { data, request, today, isKept } = props;
  const { form, questions, sheet } = data.text;
  const texts = describeRequest(data, request, today);
  const asked = pickQuestions(data.text, request);
  const bodies: Record<QuestionKey, ReactNode> = {
    kind: (
      <>
        {kinds.map((kind) => (
          <Choice
            key={kind}
            type="radio"
            name="kind"
            value={kind}
            {...questions.kind.options[kind]}
            picture={kind}
          />
        ))}
        {/* Styles show it once its radio button is chosen, also before React has started. */}
        <Catalogue {...props} />
      </>
    ),
    task: <TextField name="task" rows={5} aria-label={asked.task.question} help={questions.task.help} />,
    people: <TextField name="people" rows={2} aria-label={asked.people.question} />,
    existing: Object.entries(questions.existing.options).map(([id, { label }]) => (
      <Choice key={id} type="checkbox" name="existing" value={id} label={label} />
    )),
    needs: <Needs {...props} />,
    when: <DateField {...props} />,
  };
  /** The next question that shows nothing yet: a visitor who changes a choice has been to the others. */
  const findNext = (key: QuestionKey) =>
    questionKeys.slice(questionKeys.indexOf(key) + 1).find((next) => !texts[next]);
  function goOn(key: QuestionKey, { form }: HTMLButtonElement) {
    if (!form) return;
    // An empty request has no message.
    const next = findNext(key) ?? (form.querySelector("#message") ? undefined : questionKeys[0]);
    showQuestion(form, next);
    const field = form.querySelector<HTMLElement>(`#question-${next} fieldset :is(input, textarea)`);
    if (field) return field.focus();
    const message = form.querySelector<HTMLElement>("#message");
    message?.focus({ preventScroll: true });
    message?.scrollIntoView({ block: "start" });
  }

  return (
    <div className={`screen-only ${styles.questions}`}>
      {questionKeys.map((key, index) => (
        <details
          key={key}
          id={`question-${key}`}
          className={styles.question}
          name="question"
          // The visitor may have opened another one before React has started.
          suppressHydrationWarning
          open={index === 0}
          data-done={texts[key] !== "" || undefined}
          onToggle={({ currentTarget, target }) => {
            // Opening this question has closed another, which may have moved this one out of the window. In React, the event
            // of a group of services arrives here, too.
            const isOpened = target === currentTarget && currentTarget.open;
            if (isOpened && currentTarget.contains(document.activeElement))
              currentTarget.querySelector("summary")?.scrollIntoView({ block: "nearest" });
          }}
        >
          <summary>
            <span className={styles.asked}>
              <span className={`type-item ${styles.title}`}>
                <LiveText>{asked[key].question}</LiveText>
              </span>
              {texts[key] && (
                <span className={`type-item ${styles.answer}`} dir="auto">
                  <LiveText>{texts[key]}</LiveText>
                </span>
              )}
            </span>
            {texts[key] && <span className={`type-small ${styles.change}`}>{form.change}</span>}
          </summary>
          <fieldset className={styles.body}>
            <legend className="visually-hidden">
              <LiveText>{asked[key].question}</LiveText>
            </legend>
            <p className={`type-small ${styles.note}`}>
              <LiveText>{asked[key].hint}</LiveText>
            </p>
            {bodies[key]}
            <Button
              className={styles.next}
              disabled={!today}
              onClick={({ currentTarget }) => goOn(key, currentTarget)}
            >
              <LiveText>{findNext(key) ? form.done : form.doneLast}</LiveText>
            </Button>
          </fieldset>
        </details>
      ))}
      <p className={`type-small ${shared.part}`}>
        <LiveText>{isKept ? sheet.kept : sheet.notKept}</LiveText>
      </p>
    </div>
  );
}

/** A text of any length. The message has a limit, a field has none. */
function TextField({ name, help, ...field }: ComponentProps<"textarea"> & { help?: string }) {
  const helpId = help && `${name}-help`;
  return (
    <>
      <textarea
        {...field}
        className={styles.field}
        id={name}
        name={name}
        dir="auto"
        aria-describedby={helpId}
        // Browsers scroll only the line of the cursor into view, without the field's scroll margin.
        onFocus={({ target }) => target.scrollIntoView({ block: "nearest" })}
      />
      {help && (
        <p className={`type-small ${styles.note}`} id={helpId}>
          {help}
        </p>
      )}
    </>
  );
}

function Needs(props: RequestProps) {
  const { data, request, summary } = props;
  const { questions, sheet } = data.text;
  const purposes = getPurposes(request);
  const needs = listNeeds(data, request);
  const renderChoice = ({ id, label }: { id: string; label: string }) => (
    <Choice
      key={id}
      type="checkbox"
      name="need"
      value={id}
      defaultChecked={request.needs.includes(id)}
      label={label}
    />
  );
  return (
    <>
      {purposes.map((purpose) => (
        <fieldset key={purpose} className={styles.group}>
          <legend className={purposes.length > 1 ? "type-item" : "visually-hidden"}>
            {data.pages[purpose]?.title}
          </legend>
          {purpose === "unsure" && listDoubts(data).map(renderChoice)}
          {needs
            .filter((need) => need.id.startsWith(`${purpose}.`))
            .map((need) => (
              <NeedRow key={need.id} {...props} need={need}>
                {renderChoice(need)}
              </NeedRow>
            ))}
        </fieldset>
      ))}
      <label className={`type-small ${styles.label}`} htmlFor="other">
        <LiveText>{purposes.length === 0 ? questions.anything.question : questions.other.label}</LiveText>
      </label>
      <TextField name="other" rows={purposes.length === 0 ? 3 : 1} help={questions.other.help} />
      {summary.over > 0 && <p className={`type-small ${styles.note}`}>{sheet.tooMuchNote}</p>}
    </>
  );
}

interface NeedRowProps extends RequestProps {
  need: Need;
  children: ReactNode;
}

/** A need, which the visitor can put off once it is chosen. If it is quoted separately, its row gives the reason. */
function NeedRow({ data, request, today, need, children }: NeedRowProps) {
  const { questions, sheet } = data.text;
  const { id, entry, reason, column, link } = need;
  const isChosen = request.needs.includes(id);
  return (
    <div className={`type-small ${styles.need}`}>
      {children}
      {isChosen && column !== "apart" && (
        <fieldset className={`segments ${styles.move}`}>
          <legend className="visually-hidden">{fill(sheet.moveLegend, { entry })}</legend>
          {(["first", "wait"] as const).map((to) => (
            <label key={to}>
              <input
                className="over-drawing"
                type="radio"
                name={nameColumnField(id)}
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
          {link && <a href={link.href}>{link.title}</a>}
        </p>
      )}
    </div>
  );
}

function DateField({ data, request, summary, today }: RequestProps) {
  const { options, dateLabel } = data.text.questions.when;
  const { form } = data.text;
  const { deadline } = request;
  // The field keeps a date that no longer counts.
  const day = deadline === "none" ? "" : request.day;
  const { all, areWorking } = data.days;
  const takes = summary.days || (summary.jobs.some((job) => data.pages[job]?.steps) ? all : 0);
  const left = countDaysUntil(day, today, areWorking, takes);
  const isGone = isPast(day, today);
  const notes: [boolean, string][] = [
    [isGone, form.datePast],
    [deadline === "day" && !day, form.dateMissing],
    [day !== "" && left < takes, fill(form.dateSoon, { days: formatDays(data, left) })],
  ];
  const [, note = ""] = notes.find(([isTrue]) => isTrue) ?? [];
  return (
    <>
      {deadlines.map((deadline) => (
        <Choice
          key={deadline}
          type="radio"
          name="deadline"
          value={deadline}
          label={options[deadline].label}
        />
      ))}
      <Field
        label={dateLabel}
        id="day"
        name="day"
        type="date"
        // Chromium otherwise accepts years of six digits.
        max="9999-12-31"
        aria-invalid={isGone || undefined}
        aria-describedby="day-note"
      />
      <p className={`type-small ${styles.note}`} id="day-note">
        <LiveText>{note}</LiveText>
      </p>
    </>
  );
}
