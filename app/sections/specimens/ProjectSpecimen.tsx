import type { SpecimenContent } from "../../content/schema.ts";
import { fill } from "../../domain/template.ts";
import { DeskScreen } from "../salita/DeskScreen.tsx";
import { ConfirmScreen, type Salita, TimesScreen } from "../salita/PhoneScreens.tsx";
import styles from "./ProjectSpecimen.module.css";
import shared from "./Specimen.module.css";
import { Specimen, type SpecimenTexts } from "./Specimen.tsx";

type ProjectSpecimenProps = SpecimenContent["project"] &
  SpecimenTexts & {
    salita: Pick<Salita, "product" | "doctor" | "reminder" | "times" | "newTime" | "confirm" | "desk">;
  };

export function ProjectSpecimen({ salita, ...texts }: ProjectSpecimenProps) {
  const { days, week, date, done, late, decide, ...sheet } = texts;
  return (
    <Specimen {...sheet}>
      <p className={shared.intro}>{fill(days, week)}</p>
      <div className={styles.date}>
        <h3>{date.name}</h3>
        <p>{fill(date.text, date)}</p>
        <div className={`fifteen-columns ${styles.track}`} style={{ "--to": week.last }} aria-hidden="true">
          <i style={{ "--before": date.from - 1 }}>{date.from}</i>
          <i style={{ "--before": date.to - 1 }}>{date.to}</i>
        </div>
      </div>
      <div className={shared.screens}>
        <TimesScreen salita={salita} />
        <ConfirmScreen salita={salita} />
        <DeskScreen salita={salita} />
      </div>
      {[done, late, decide].map(({ name, items }) => (
        <div className={`${shared.part} ${styles.part}`} key={name} style={{ "--span": 5 }}>
          <h3>{name}</h3>
          {items.map((item) => (
            <p key={item}>{fill(item, { day: decide.day })}</p>
          ))}
        </div>
      ))}
    </Specimen>
  );
}
