import type { Ref } from "react";
import { fill } from "../domain/template.ts";
import type { SalitaTexts } from "./clinic.ts";
import styles from "./Desk.module.css";
import { Schedule, type ScheduleProps } from "./Schedule.tsx";
import { hasCalled, type Salita, screens } from "./salita.ts";

interface DeskProps extends ScheduleProps {
  /** Receives the focus when the pressed cell is no longer a button. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** What the front desk has on that day: nothing, notes, the path of screens, or its schedule. */
export function Desk(props: DeskProps) {
  const { salita, texts, headingRef } = props;
  const heading = { className: `type-item ${styles.title}`, ref: headingRef, tabIndex: -1 };
  switch (salita.day.desk) {
    case "nothing":
      return <p className={styles.nothing}>{texts.nothing}</p>;
    case "notes":
      return (
        <div className={styles.paper}>
          <h3 {...heading}>{texts.notes.title}</h3>
          <ul role="list" className={styles.notes}>
            {texts.notes.list.map(({ time, text }) => (
              <li key={time}>
                <b>{time}</b>
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </div>
      );
    case "path":
      return (
        <div className={styles.paper}>
          <h3 {...heading}>{texts.path.title}</h3>
          <PathOfScreens {...props} />
        </div>
      );
    case "schedule":
      return <ScheduleScreen {...props} />;
  }
}

function PathOfScreens({ salita: { day, screen }, texts: { path } }: DeskProps) {
  const note = day.stops ? path.stops : path[day.phone === "wire" ? "wire" : "styled"];
  return (
    <>
      <ol role="list" className={styles.path} data-skin={day.phone}>
        {screens.map((name, index) => (
          <li key={name} aria-current={name === screen ? "step" : undefined}>
            <i data-screen={name} data-stops={(day.stops && index < 2) || undefined} />
            <span>{path.names[index]}</span>
          </li>
        ))}
      </ol>
      <p>
        <span key={note}>{note}</span>
      </p>
    </>
  );
}

function ScheduleScreen(props: DeskProps) {
  const { salita, texts, isDrawing, headingRef } = props;
  const { day, clinic } = salita;
  const { desk } = texts;
  const line = lineOf(salita, desk);
  const Title = isDrawing ? "p" : "h3";
  return (
    <div className={styles.desk}>
      <div className={styles.head}>
        <Title className={`type-item ${styles.title}`} ref={headingRef} tabIndex={isDrawing ? undefined : -1}>
          {desk.title}
        </Title>
        <small
          key={day.runsOn}
          data-is-new={day.runsOn === "domain" || day.brings === "computer" || undefined}
        >
          {desk.runsOn[day.runsOn]}
        </small>
      </div>
      {!isDrawing && (
        <p className={styles.line}>
          <span key={line}>{fill(line, { caller: clinic.caller })}</span>
        </p>
      )}
      <Schedule {...props} />
    </div>
  );
}

function lineOf(salita: Salita, desk: SalitaTexts["desk"]): string {
  const { day } = salita;
  if (day.listsLater && !hasCalled(salita)) return desk.later;
  if (day.acts) return hasCalled(salita) ? desk.called : desk.calling;
  return { blank: desk.blank, free: desk.entered, patient: desk.watch, full: desk.watch }[day.schedule];
}
