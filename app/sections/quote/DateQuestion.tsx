import { useId } from "react";
import { Choice } from "./Choice.tsx";
import { useComposer } from "./composer-context.ts";
import styles from "./Fields.module.css";
import questionStyles from "./Questions.module.css";

export function DateQuestion() {
  const { data, answers, change } = useComposer();
  const { question, hint, options, dateLabel } = data.texts.questions.when;
  const id = useId();
  const isPast = answers.day !== "" && new Date(`${answers.day}T23:59`) < new Date();
  return (
    <fieldset className={questionStyles.choices}>
      <legend className="visually-hidden">{question}</legend>
      <p className={questionStyles.hint}>{hint}</p>
      {(["none", "day"] as const).map((deadline) => (
        <Choice
          key={deadline}
          type="radio"
          name="deadline"
          checked={answers.deadline === deadline}
          onChange={() => change({ type: "answer", answers: { deadline } })}
          label={options[deadline].label}
        />
      ))}
      <label className={styles.dateLabel} htmlFor={id}>
        {dateLabel}
      </label>
      <input
        className={styles.field}
        id={id}
        type="date"
        value={answers.day}
        onChange={({ target }) =>
          change({ type: "answer", answers: { day: target.value, ...(target.value && { deadline: "day" }) } })
        }
        aria-invalid={isPast || undefined}
        aria-describedby={`${id}-fault`}
      />
      <p className={styles.meter} id={`${id}-fault`}>
        {isPast && data.texts.form.datePast}
      </p>
    </fieldset>
  );
}
