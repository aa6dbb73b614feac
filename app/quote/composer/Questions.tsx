import type { ReactNode } from "react";
import { capitalize, formatCount } from "../../content-model/phrases.ts";
import styles from "./Composer.module.css";
import type { ComposerData } from "./composer-data.server.ts";
import type { textFields } from "./request.ts";

interface QuestionsProps {
  data: ComposerData;
  isWrongDay: boolean;
  /** Empty until React has started. */
  today: string;
}

/** All questions, one below the other. Their fields have no value in React. */
export function Questions({ data, isWrongDay, today }: QuestionsProps) {
  const { questions } = data.text;
  const { service, have, needs } = questions;
  const daysOf = (key: string) => data.estimate.needs[key]?.days ?? 0;
  const [counted = [], apart = []] = [true, false].map((isCounted) =>
    Object.entries(needs.options).filter(([key]) => daysOf(key) > 0 === isCounted),
  );
  return (
    <>
      <TextQuestion name="text" rows={3} {...questions.text} />
      <ChoiceQuestion id="service" {...service}>
        {data.groups.map(({ title, entries }) => {
          const choices = entries.map(({ name, label, line }) => (
            <Choice key={name} type="checkbox" name="service" value={name} label={label} line={line} />
          ));
          return title ? (
            <fieldset key={title} className={styles.group}>
              <legend>{title}</legend>
              <div className={styles.columns}>{choices}</div>
            </fieldset>
          ) : (
            <div key={title} className={styles.list}>
              {choices}
            </div>
          );
        })}
      </ChoiceQuestion>
      <TextQuestion name="people" rows={1} {...questions.people} />
      <ChoiceQuestion id="have" {...have}>
        <div className={styles.columns}>
          {Object.entries(have.options).map(([key, { label }]) => (
            <Choice key={key} type="checkbox" name="have" value={key} label={label} />
          ))}
        </div>
      </ChoiceQuestion>
      <ChoiceQuestion id="needs" {...needs}>
        <div className={styles.list}>
          {counted.map(([key, { label }]) => (
            <Choice
              key={key}
              type="checkbox"
              name="needs"
              value={key}
              label={label}
              note={formatCount(data.locale, needs.adds, daysOf(key))}
            />
          ))}
        </div>
        {apart.length > 0 && (
          <fieldset className={styles.group}>
            <legend>{needs.apartTitle}</legend>
            <div className={styles.list}>
              {apart.map(([key, { label, reason }]) => (
                <Choice
                  key={key}
                  type="checkbox"
                  name="needs"
                  value={key}
                  label={label}
                  line={reason && `${capitalize(reason)}.`}
                />
              ))}
            </div>
          </fieldset>
        )}
      </ChoiceQuestion>
      <TextQuestion name="more" rows={3} {...questions.more} />
      <DateQuestion text={questions.when} isWrongDay={isWrongDay} today={today} />
      <TextQuestion name="name" {...questions.name} />
    </>
  );
}

/** The questions as a visitor without JavaScript answers them in the chat. */
export const listQuestions = ({ questions }: ComposerData["text"]) =>
  Object.values(questions).map(({ question }) => question);

interface TextQuestionProps {
  name: (typeof textFields)[number];
  /** One that may have lines of its own. */
  rows?: number;
  question: string;
  hint: string;
}

function TextQuestion({ name, rows, question, hint }: TextQuestionProps) {
  const field = {
    id: `ask-${name}`,
    name,
    className: styles.field,
    dir: "auto",
    "aria-describedby": `ask-${name}-hint`,
  };
  return (
    <div className={styles.question}>
      <label htmlFor={field.id}>{question}</label>
      <p className={styles.hint} id={`ask-${name}-hint`}>
        {hint}
      </p>
      {rows ? <textarea {...field} rows={rows} /> : <input {...field} type="text" autoComplete="name" />}
    </div>
  );
}

interface ChoiceQuestionProps {
  id: string;
  question: string;
  hint?: string;
  children: ReactNode;
}

function ChoiceQuestion({ id, question, hint, children }: ChoiceQuestionProps) {
  return (
    <fieldset className={styles.question} aria-describedby={hint && `ask-${id}-hint`}>
      <legend>{question}</legend>
      {hint && (
        <p className={styles.hint} id={`ask-${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
    </fieldset>
  );
}

interface ChoiceProps {
  type: "checkbox" | "radio";
  name: string;
  value: string;
  label: string;
  /** Below the label, and at the end of its line. */
  line?: string | undefined;
  note?: string | undefined;
}

function Choice({ label, line, note, ...input }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input {...input} />
      <span>
        <span className={styles.name}>{label}</span> {line && <span className={styles.line}>{line}</span>}
      </span>
      {note && <span className={`${styles.line} ${styles.note}`}>{note}</span>}
    </label>
  );
}

interface DateQuestionProps extends Omit<QuestionsProps, "data"> {
  text: ComposerData["text"]["questions"]["when"];
}

/** A day in milliseconds. */
const dayLength = 86_400_000;

function DateQuestion({ text, isWrongDay, today }: DateQuestionProps) {
  const { question, hint, none, day, dayLabel, past } = text;
  return (
    <ChoiceQuestion id="when" question={question}>
      <div className={styles.list}>
        <Choice type="radio" name="when" value="none" label={none.label} />
        <div className="spread">
          <Choice type="radio" name="when" value="day" label={day.label} />
          <input
            className={styles.field}
            type="date"
            name="day"
            min={today ? new Date(Date.parse(today) + dayLength).toISOString().slice(0, 10) : undefined}
            // Chromium otherwise accepts years of six digits.
            max="9999-12-31"
            aria-label={dayLabel}
            aria-invalid={isWrongDay}
            aria-describedby="ask-day-note"
          />
        </div>
      </div>
      {/* The hint and the error have one place, so that the error moves nothing. */}
      <div className={`${styles.hint} ${styles.stack}`} id="ask-day-note" aria-live="polite">
        <span data-off={isWrongDay || undefined}>{hint}</span>
        <span className={styles.error} data-off={!isWrongDay || undefined}>
          {past}
        </span>
      </div>
    </ChoiceQuestion>
  );
}
