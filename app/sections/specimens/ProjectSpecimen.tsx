import { fill } from "../../content-model/phrases.ts";
import { Desk } from "../../stage/Desk.tsx";
import { Drawing } from "../../stage/Drawing.tsx";
import { Phone } from "../../stage/Phone.tsx";
import styles from "./ProjectSpecimen.module.css";
import shared from "./Specimen.module.css";
import { Specimen, type TextsOf } from "./Specimen.tsx";

export function ProjectSpecimen({ salita, ...texts }: TextsOf<"project">) {
  const { days, week, date, done, late, decide, ...sheet } = texts;
  return (
    <Specimen {...sheet}>
      <p className={shared.intro}>{fill(days, week)}</p>
      <div className={styles.date}>
        <h3>{date.name}</h3>
        <p>{fill(date.text, date)}</p>
        <div className={`fifteen-columns ${styles.track}`} style={{ "--to": week.last }} aria-hidden="true">
          <i style={{ "--before": date.from - 1 }}>{date.from}</i>
          <i style={{ "--before": date.to - 1, "--moved": date.to - date.from }}>{date.to}</i>
        </div>
      </div>
      <div className={`${shared.phones} ${styles.screens}`}>
        <Drawing Screen={Phone} texts={salita} day={week.last} presses={2} />
        <Drawing Screen={Phone} texts={salita} day={week.last} presses={3} />
        <Drawing Screen={Desk} texts={salita} day={week.last} presses={4} />
      </div>
      {[done, late, decide].map(({ name, items }) => (
        <div className={shared.part} key={name} style={{ "--span": 5 }}>
          <h3>{name}</h3>
          {items.map((item) => (
            <p key={item}>{fill(item, { day: decide.day })}</p>
          ))}
        </div>
      ))}
    </Specimen>
  );
}
