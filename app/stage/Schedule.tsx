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
          <tr
            key={hour}
            style={{ "--row": row }}
            data-changed={salita.changed.some((place) => place % hours.length === row) || undefined}
          >
            <th scope="row">{isBlank ? <span className="visually-hidden">{hour}</span> : hour}</th>
            {days.map(({ name }, column) => (
              <Cell key={name} {...props} column={column} place={column * hours.length + row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps extends ScheduleProps {
  column: number;
  place: Place;
}

/** The button lies over the texts: they stay when a cell becomes a button or none, and are written when they change. */
function Cell({ salita, texts, act, isDrawing, column, place }: CellProps) {
  const { desk, days } = texts;
  const name = salita.schedule[place]?.name;
  const state = stateOf(salita, place);
  const action = isDrawing || !act ? undefined : deskActionAt(salita, place);
  const label =
    action &&
    `${nameOfPlace(texts, place)}: ${name ? `${name}, ` : ""}${desk.states[state]}. ${fill(desk.actions[action], { caller: salita.clinic.caller })}`;
  return (
    <td
      style={{ "--day-column": column }}
      data-state={state}
      data-own={name === salita.clinic.patient || undefined}
      data-changed={name && salita.changed.includes(place) ? salita.event?.type : undefined}
    >
      {name && (
        <b key={name} aria-hidden={action && true}>
          {name}
        </b>
      )}
      <small
        key={state}
        className={state === "none" ? "visually-hidden" : undefined}
        data-day={days[column]?.name}
        aria-hidden={action && true}
      >
        {desk.states[state]}
      </small>
      {label && (
        <button type="button" onClick={() => act?.({ type: "press", place })}>
          <span key={label} className="visually-hidden">
            {label}
          </span>
        </button>
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
