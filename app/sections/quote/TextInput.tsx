import { type ReactNode, useId, useState } from "react";
import type { TextField } from "../../domain/brief.ts";
import { countLetters, longest, mostLetters, surplus } from "../../domain/letters.ts";
import { counted } from "../../domain/phrases.ts";
import { fill } from "../../domain/template.ts";
import { useComposer } from "./composer-context.ts";
import styles from "./Fields.module.css";
import { showWhole } from "./show-whole.ts";

interface TextInputProps {
  field: TextField;
  rows: number;
  /** For a label element. */
  id?: string;
  /** The accessible name of a field without a label element. */
  name?: string;
  describedBy?: string;
  help: ReactNode;
}

/** A text of the visitor, with the number of its letters. What exceeds the limit stays in the field. */
export function TextInput({ field, rows, id, name, describedBy = "", help }: TextInputProps) {
  const { data, answers, change } = useComposer();
  const { form } = data.texts;
  const meterId = useId();
  const [isRefused, setRefused] = useState(false);
  const value = answers[field];
  const limit = longest[field];
  const over = surplus(value, limit);
  const count = { used: countLetters(value), limit };
  return (
    <>
      <textarea
        className={styles.field}
        id={id}
        name={field}
        rows={rows}
        value={value}
        onChange={({ target }) => {
          setRefused(target.value.length > mostLetters);
          if (target.value.length <= mostLetters)
            change({ type: "answer", answers: { [field]: target.value } });
        }}
        onFocus={showWhole}
        dir="auto"
        aria-label={name}
        aria-describedby={`${describedBy} ${meterId}`}
        aria-invalid={over > 0 || isRefused || undefined}
      />
      <p className={styles.meter} id={meterId}>
        <span>
          {isRefused && form.pastedTooMuch}
          {!isRefused && over > 0 && (
            <>
              <b>{counted(data.locale, form.leftOver, over)}</b> {form.leftOverNote}
            </>
          )}
          {!isRefused && over === 0 && help}
        </span>
        <span className={styles.counter} aria-hidden="true">
          {fill(form.counter, count)}
        </span>
        <span className="visually-hidden">{fill(form.counterSpoken, count)}</span>
      </p>
    </>
  );
}
