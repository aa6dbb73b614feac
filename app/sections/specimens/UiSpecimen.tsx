import { salitaAfter } from "../../stage/clinic.ts";
import { PhoneDrawing } from "../../stage/Drawing.tsx";
import { Button } from "../../ui/Buttons.tsx";
import shared from "./Specimen.module.css";
import { Specimen, type TextsOf } from "./Specimen.tsx";
import styles from "./UiSpecimen.module.css";

const fieldId = "specimen-field";

/**
 * A real field and button, beside a list of their states. Styles highlight the current state. Submitting sends nothing,
 * because `method="dialog"` has no effect outside a dialog. The styles show the error, in place of the browser's bubble.
 */
export function UiSpecimen(texts: TextsOf<"ui">) {
  const { note, salita, states, ...sheet } = texts;
  const { code, hint, error, button, busy } = salita.who;
  const { loading, off, ...live } = states;
  return (
    <Specimen {...sheet} isFullWidth>
      <form
        className={`${shared.part} ${styles.live}`}
        method="dialog"
        autoComplete="off"
        noValidate
        style={{ "--span": 10 }}
      >
        <p>{note}</p>
        <label htmlFor={fieldId}>{code}</label>
        <small className={shared.caption} id={`${fieldId}-hint`}>
          {hint}
        </small>
        <input
          className={styles.field}
          type="text"
          id={fieldId}
          required
          pattern="[A-Za-z]{4}"
          aria-describedby={`${fieldId}-hint`}
          aria-errormessage={`${fieldId}-error`}
        />
        <small className={`${shared.caption} ${styles.error}`} id={`${fieldId}-error`}>
          {error}
        </small>
        <Button type="submit">{button}</Button>
      </form>
      <div className={`${shared.part} ${styles.inUse}`} style={{ "--span": 5 }}>
        <PhoneDrawing salita={salitaAfter(salita, 8, { type: "decline" })} texts={salita} />
        <PhoneDrawing salita={salitaAfter(salita, 8)} texts={salita} />
      </div>
      <ul role="list" className={styles.states}>
        {Object.entries(live).map(([state, { name, text }]) => (
          <li key={state} data-state={state}>
            <b>{name}</b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <ul role="list" className={styles.instances}>
        <li>
          <b>{loading.name}</b>
          <span>{loading.text}</span>
          <Button type="button" aria-disabled="true" aria-busy="true">
            {busy}
          </Button>
        </li>
        <li>
          <b>{off.name}</b>
          <span>{off.text}</span>
          <Button type="button" disabled>
            {button}
          </Button>
        </li>
      </ul>
    </Specimen>
  );
}
