import type { SpecimenContent } from "../../content/schema.ts";
import shared from "./Specimen.module.css";
import { Specimen, type SpecimenTexts } from "./Specimen.tsx";
import styles from "./UxSpecimen.module.css";

export function UxSpecimen({ title, noteLabel, screens, ...texts }: SpecimenContent["ux"] & SpecimenTexts) {
  return (
    <Specimen title={title} {...texts}>
      <ol className={styles.path}>
        {screens.map(({ name, words, seen, note }) => (
          <li key={name}>
            <h3 className={shared.caption}>{name}</h3>
            <p className={styles.screen} data-stop={note && ""}>
              {words}
            </p>
            <p>{seen}</p>
            {note && (
              <p className={styles.note}>
                <b>{noteLabel}</b> {note}
              </p>
            )}
          </li>
        ))}
      </ol>
    </Specimen>
  );
}
