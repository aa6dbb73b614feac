import { useId, useState } from "react";
import { countLetters, longest, mostLetters, surplus } from "../../domain/letters.ts";
import { counted } from "../../domain/phrases.ts";
import { fill } from "../../domain/template.ts";
import { useComposer } from "./composer-context.ts";
import styles from "./Fields.module.css";
import questionStyles from "./Questions.module.css";
import { askedAs } from "./sheet-view.ts";

export function TextQuestion({ field }: { field: "task" | "people" }) {
  const { data, answers, change } = useComposer();
  const { form, questions } = data.texts;
  const id = useId();
  const [isRefused, setRefused] = useState(false);
  const asked = questions[field].by[askedAs(answers)];
  const value = answers[field];
  const limit = longest[field];
  const over = surplus(value, limit);
  const count = { used: countLetters(value), limit };
  return (
    <>
      <p className={questionStyles.hint} id={`${id}-hint`}>
        {asked.hint}
      </p>
      <textarea
        className={styles.field}
        name={field}
        rows={field === "task" ? 5 : 2}
        value={value}
        onChange={({ target }) => {
          setRefused(target.value.length > mostLetters);
          if (target.value.length <= mostLetters)
            change({ type: "answer", answers: { [field]: target.value } });
        }}
        dir="auto"
        aria-label={asked.question}
        aria-describedby={`${id}-hint ${id}-meter`}
        aria-invalid={over > 0 || isRefused || undefined}
      />
      <p className={styles.meter} id={`${id}-meter`}>
        <span>
          {isRefused && form.pastedTooMuch}
          {!isRefused && over > 0 && (
            <>
              <b>{counted(data.locale, form.leftOver, over)}</b> {form.leftOverNote}
            </>
          )}
          {!isRefused && over === 0 && field === "task" && questions.task.help}
        </span>
        <span className={styles.counter} aria-hidden="true">
          {fill(form.counter, count)}
        </span>
        <span className="visually-hidden">{fill(form.counterSpoken, count)}</span>
      </p>
    </>
  );
}
