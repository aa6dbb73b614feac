import { type FormEvent, useRef, useState } from "react";
import { advanceSalita, Drawing } from "../../stage/Drawing.tsx";
import { Phone } from "../../stage/Phone.tsx";
import { findOwnSlot } from "../../stage/salita.ts";
import { Button } from "../../ui/Buttons.tsx";
import { LiveText } from "../../ui/LiveText.tsx";
import shared from "./Specimen.module.css";
import { Specimen, type TextsOf } from "./Specimen.tsx";
import styles from "./UiSpecimen.module.css";

const fieldId = "specimen-field";
/** How long the product seems to look for the appointment, in milliseconds. */
const searchTime = 700;

/**
 * A real field and button, beside a list of their states. Styles highlight the current state. Submitting sends nothing,
 * because `method="dialog"` has no effect outside a dialog. The styles show the error, in place of the browser's bubble.
 * The code of the reminder finds its appointment, as in the product.
 */
export function UiSpecimen(texts: TextsOf<"ui">) {
  const { note, salita, states, ...sheet } = texts;
  const { code, hint, error, button, busy, example } = salita.who;
  const { loading, off, ...live } = states;
  const [isWrong, setWrong] = useState(false);
  const [search, setSearch] = useState<"busy" | "found">();
  const timer = useRef<number>(undefined);
  const asked = advanceSalita(salita, 8, 1);
  const find = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const field = currentTarget.elements.namedItem(fieldId) as HTMLInputElement;
    const isRight = field.value.toUpperCase() === example.toUpperCase();
    field.setCustomValidity(isRight ? "" : error);
    setWrong(!isRight);
    if (!isRight || search) return;
    setSearch("busy");
    timer.current = window.setTimeout(setSearch, searchTime, "found");
  };
  return (
    <Specimen {...sheet}>
      <form
        className={`${shared.part} ${styles.live}`}
        method="dialog"
        autoComplete="off"
        noValidate
        onSubmit={find}
        style={{ "--span": 10 }}
      >
        <p>{note}</p>
        <label htmlFor={fieldId}>
          <b>{code}</b>
        </label>
        <small className={shared.caption} id={`${fieldId}-hint`}>
          {hint}
        </small>
        <input
          className={styles.field}
          type="text"
          id={fieldId}
          onInput={({ currentTarget }) => {
            currentTarget.setCustomValidity("");
            setWrong((was) => was && !currentTarget.validity.valid);
            clearTimeout(timer.current);
            setSearch(undefined);
          }}
          onBlur={({ currentTarget }) =>
            setWrong(currentTarget.value !== "" && !currentTarget.validity.valid)
          }
          aria-invalid={isWrong || undefined}
          required
          pattern={`[A-Za-z]{${example.length}}`}
          aria-describedby={`${fieldId}-hint`}
          aria-errormessage={`${fieldId}-error`}
        />
        <small className={`${shared.caption} ${styles.error}`} id={`${fieldId}-error`} role="alert">
          {error}
        </small>
        <Button className={styles.button} type="submit" aria-busy={search === "busy" || undefined}>
          <LiveText>{search === "busy" ? busy : button}</LiveText>
        </Button>
        <output className={styles.found}>
          {search === "found" && (
            <b>
              {findOwnSlot(asked)}, {salita.patient}
            </b>
          )}
        </output>
      </form>
      <div className={`${shared.part} ${shared.phones}`} style={{ "--span": 5 }}>
        <Drawing Screen={Phone} texts={salita} day={8} presses={search === "found" ? 2 : 1} />
        <Drawing Screen={Phone} texts={salita} day={8} />
      </div>
      <ul role="list" className={`${shared.rows} ${styles.states}`}>
        {Object.entries(live).map(([state, { name, text }]) => (
          <li key={state} data-state={state}>
            <b>{name}</b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <ul role="list" className={`${shared.rows} ${styles.states}`}>
        <li data-state="loading">
          <b>{loading.name}</b>
          <span>{loading.text}</span>
          <Button className={`${styles.button} ${styles.instance}`} aria-disabled="true" aria-busy="true">
            {busy}
          </Button>
        </li>
        <li>
          <b>{off.name}</b>
          <span>{off.text}</span>
          <Button className={styles.instance} disabled>
            {button}
          </Button>
        </li>
      </ul>
    </Specimen>
  );
}
