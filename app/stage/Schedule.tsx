import { fill } from "../domain/template.ts";
import { nameOfPlace, type SalitaTexts } from "./clinic.ts";
import type { Act } from "./Phone.tsx";
import styles from "./Schedule.module.css";
import { deskActionAt, type Place, type Salita } from "./salita.ts";

export interface ScheduleProps {
  salita: Salita;
  texts: SalitaTexts;
  isDrawing?: boolean;
  /** Without it no cell is a button. */
  act?: Act;
}

/** A board of cells: round is not certain yet, square is certain, lime has just happened. */
export function Schedule(props: ScheduleProps) {
  const { salita, texts } = props;
  const { days, hours } = texts;
  const isBlank = salita.day.schedule === "blank";
  return (
    <table className={styles.schedule} data-brings={salita.day.brings}>
      <thead>
        <tr>
          <td />
          {days.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {hours.map((hour, row) => (
          <tr key={hour}>
            <th scope="row">{isBlank ? <span className="visually-hidden">{hour}</span> : hour}</th>
            {days.map(({ name }, column) => (
              <Cell key={name} {...props} place={column * hours.length + row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ salita, texts, act, isDrawing, place }: ScheduleProps & { place: Place }) {
  const { desk, days, hours } = texts;
  const day = days[Math.floor(place / hours.length)]?.name;
  const appointment = salita.schedule[place];
  const state = stateOf(salita, place);
  const action = isDrawing || !act ? undefined : deskActionAt(salita, place);
  const text = (
    <>
      {appointment && <b key={appointment.name}>{appointment.name}</b>}
      <small key={state} className={state === "none" ? "visually-hidden" : undefined} data-day={day}>
        {desk.states[state]}
      </small>
    </>
  );
  return (
    <td
      data-state={state}
      data-own={appointment?.name === salita.clinic.patient || undefined}
      data-changed={(appointment && salita.changed.includes(place)) || undefined}
    >
      {action ? (
        <button type="button" onClick={() => act?.({ type: "press", place })}>
          <span className="visually-hidden">{nameOfPlace(texts, place)}: </span>
          {text}
          <span key={action} className="visually-hidden">
            . {fill(desk.actions[action], { caller: salita.clinic.caller })}
          </span>
        </button>
      ) : (
        text
      )}
    </td>
  );
}

function stateOf({ day, schedule, clinic }: Salita, place: Place): keyof SalitaTexts["desk"]["states"] {
  if (day.schedule === "blank") return "none";
  const appointment = schedule[place];
  if (!appointment) return "free";
  if (appointment.isComing) return "coming";
  return day.isSent && appointment.name === clinic.patient ? "sent" : "waiting";
}
