import { Drawing } from "../../stage/Drawing.tsx";
import { Phone } from "../../stage/Phone.tsx";
import { screens as order } from "../../stage/salita.ts";
import shared from "./Specimen.module.css";
import { Specimen, type TextsOf } from "./Specimen.tsx";
import styles from "./UxSpecimen.module.css";

/** The days of the prototype, and of its first test. */
const [drawn, tested] = [3, 4];

export function UxSpecimen({ title, noteLabel, screens, salita, ...texts }: TextsOf<"ux">) {
  return (
    <Specimen title={title} {...texts}>
      <ol role="list" className={`${shared.rows} ${styles.path}`}>
        {screens.map(({ name, screen, seen, note }) => (
          <li key={name}>
            <h3 className={shared.caption}>{name}</h3>
            <div className={styles.screen}>
              <Drawing
                Screen={Phone}
                texts={salita}
                day={note ? tested : drawn}
                presses={order.indexOf(screen)}
              />
            </div>
            <p>{seen}</p>
          </li>
        ))}
      </ol>
      {screens.map(
        ({ name, note }) =>
          note && (
            <div key={name} className={shared.part} style={{ "--span": 5 }}>
              <small className={shared.caption}>{noteLabel}</small>
              <h3>{name}</h3>
              <p>{note}</p>
            </div>
          ),
      )}
    </Specimen>
  );
}
