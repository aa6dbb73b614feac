import type { SpecimenContent } from "../../content/schema.ts";
import {
  ChangedScreen,
  ConfirmScreen,
  ReminderScreen,
  type Salita,
  TimesScreen,
  WhoScreen,
} from "../salita/PhoneScreens.tsx";
import shared from "./Specimen.module.css";
import { Specimen, type SpecimenTexts } from "./Specimen.tsx";
import styles from "./UxSpecimen.module.css";

interface UxSpecimenProps extends SpecimenTexts, Omit<SpecimenContent["ux"], "title" | "action"> {
  title: string;
  action: string;
  salita: Omit<Salita, "desk">;
}

/** The path through the prototype's screens. */
const path = [ReminderScreen, WhoScreen, TimesScreen, ConfirmScreen, ChangedScreen];

export function UxSpecimen({ title, noteLabel, screens, salita, ...texts }: UxSpecimenProps) {
  return (
    <Specimen title={title} {...texts}>
      <ol className={styles.path}>
        {path.map((Screen, index) => {
          const { name, seen, note } = screens[index] as (typeof screens)[number];
          return (
            <li key={name}>
              <h3 className={shared.caption}>{name}</h3>
              <Screen salita={salita} look={note ? "stop" : "outline"} isPrototype />
              <p>{seen}</p>
              {note && (
                <p className={styles.note}>
                  <b>{noteLabel}</b> {note}
                </p>
              )}
            </li>
          );
        })}
      </ol>
    </Specimen>
  );
}
