import { useId } from "react";
import { daysUntil, isPast } from "../../domain/days-until.ts";
import { Choice } from "./Choice.tsx";
import { useComposer } from "./composer-context.ts";
import styles from "./Fields.module.css";
import questionStyles from "./Questions.module.css";

export function DateQuestion() {
  const { data, answers, change } = useComposer();
  const { question, hint, options, dateLabel } = data.texts.questions.when;
  const id = useId();
  const { purpose, day } = answers;
  const now = new Date();
  const { all, areWorking } = data.days;
  const isSoon = day !== "" && purpose === "mvp" && daysUntil(day, now, areWorking, all) < all;
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
          onChange={() =>
            change({ type: "answer", answers: deadline === "none" ? { deadline, day: "" } : { deadline } })
          }
          label={options[deadline].label}
        />
      ))}
      <label className={styles.label} htmlFor={id}>
        {dateLabel}
      </label>
      <input
        className={styles.field}
        id={id}
        type="date"
        // Chromium otherwise accepts years of six digits.
        max="9999-12-31"
        value={day}
        onChange={({ target }) =>
          change({ type: "answer", answers: { day: target.value, ...(target.value && { deadline: "day" }) } })
        }
        aria-invalid={isPast(day, now) || undefined}
        aria-describedby={`${id}-fault`}
      />
      <p className={styles.meter} id={`${id}-fault`}>
        {isPast(day, now) ? data.texts.form.datePast : isSoon && data.texts.form.dateSoon}
      </p>
    </fieldset>
  );
}
