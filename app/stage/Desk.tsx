import type { ReactNode } from "react";
import { fill } from "../content-model/phrases.ts";
import type { Screen } from "../content-model/specimen-schema.ts";
import { LiveText } from "../ui/LiveText.tsx";
import styles from "./Desk.module.css";
import { ScreenHeading, type ScreenProps } from "./Phone.tsx";
import { Schedule } from "./Schedule.tsx";
import { hasCalled, type Salita, type SalitaTexts, screens } from "./salita.ts";

/** What the front desk has on that day: nothing, notes, the path of screens, or its schedule. */
export function Desk(props: ScreenProps) {
  const { desk } = props.salita.day;
  const Content = contents[desk];
  return (
    <div className={styles.desk} data-desk={desk} data-live={props.isInteractive}>
      <Content {...props} />
    </div>
  );
}

const contents: Record<Salita["day"]["desk"], (props: ScreenProps) => ReactNode> = {
  nothing: ({ texts }) => <p>{texts.nothing}</p>,
  notes: Notes,
  path: PathOfScreens,
  schedule: ScheduleScreen,
};

function Notes(props: ScreenProps) {
  const { title, list } = props.texts.notes;
  return (
    <>
      <ScreenHeading {...props} className={styles.title} text={title} />
      <ul role="list" className={styles.notes}>
        {list.map(({ time, text }) => (
          <li key={time}>
            <b>{time}</b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** How many buttons the thumbnail of a screen has. */
const buttons: Record<Screen, number> = { reminder: 2, who: 1, times: 3, confirm: 2, changed: 0 };

function PathOfScreens(props: ScreenProps) {
  const { day, screen } = props.salita;
  const { path } = props.texts;
  const note = day.stops ? path.stops : path[day.phone === "wire" ? "wire" : "styled"];
  return (
    <>
      <ScreenHeading {...props} className={styles.title} text={path.title} />
      <ol role="list" className={styles.path} data-skin={day.phone}>
        {screens.map((name, index) => (
          <li key={name}>
            <button
              type="button"
              aria-label={path.names[index]}
              aria-current={name === screen ? "step" : undefined}
              disabled={!props.act}
              onClick={() => props.act?.({ type: "show", screen: name })}
            >
              <i
                data-screen={name}
                style={{ "--buttons": buttons[name] }}
                data-stops={(day.stops && index < 2) || undefined}
              />
            </button>
            <span aria-hidden="true">{path.names[index]}</span>
          </li>
        ))}
      </ol>
      <p>
        <LiveText>{note}</LiveText>
      </p>
    </>
  );
}

function ScheduleScreen(props: ScreenProps) {
  const { salita, texts, isInteractive } = props;
  const { day, clinic } = salita;
  const { desk } = texts;
  const line = chooseLine(salita, desk);
  return (
    <>
      <div className={`spread ${styles.head}`}>
        <ScreenHeading {...props} className={styles.title} text={desk.title} />
        <small
          key={day.runsOn}
          data-is-new={day.runsOn === "domain" || day.brings === "computer" || undefined}
        >
          {desk.runsOn[day.runsOn]}
        </small>
      </div>
      {isInteractive && (
        <p className={styles.line}>
          <LiveText>{fill(line, { caller: clinic.caller })}</LiveText>
        </p>
      )}
      <Schedule {...props} />
    </>
  );
}

function chooseLine(salita: Salita, desk: SalitaTexts["desk"]): string {
  const { day } = salita;
  if (day.listsLater && !hasCalled(salita)) return desk.later;
  if (day.acts) return hasCalled(salita) ? desk.called : desk.calling;
  return { blank: desk.blank, free: desk.entered, patient: desk.watch, full: desk.watch }[day.schedule];
}
