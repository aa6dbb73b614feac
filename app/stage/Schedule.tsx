import { fill } from "../content-model/phrases.ts";
import type { ScreenProps } from "./Phone.tsx";
import styles from "./Schedule.module.css";
import { findDeskAction, formatSlot, isChanged, type Salita, type SalitaTexts, type Slot } from "./salita.ts";

/** A board of cells: round is not certain yet, square is certain, lime has just happened. */
export function Schedule(props: ScreenProps) {
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
        {hours.map((hour) => (
          <tr
            key={hour}
            data-changed={
              days.some(({ name }) => isChanged(salita, formatSlot({ day: name, hour }))) || undefined
            }
          >
            <th scope="row">{isBlank ? <span className="visually-hidden">{hour}</span> : hour}</th>
            {days.map(({ name }) => (
              <Cell key={name} {...props} day={name} hour={hour} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps extends ScreenProps {
  day: string;
  hour: string;
}

/** The button lies over the texts: they stay when a cell becomes a button or none, and are written when they change. */
function Cell({ salita, texts, isInteractive, act, day, hour }: CellProps) {
  const { desk } = texts;
  const slot = formatSlot({ day, hour });
  const name = salita.schedule[slot]?.name;
  const state = getCellState(salita, slot);
  const possible = isInteractive && findDeskAction(salita, slot);
  const action = act && possible;
  const label =
    action &&
    `${slot}: ${name ? `${name}, ` : ""}${desk.states[state]}. ${fill(desk.actions[action], { caller: salita.clinic.caller })}`;
  return (
    <td
      data-state={state}
      data-action={possible}
      data-own={name === salita.clinic.patient || undefined}
      data-changed={(name && isChanged(salita, slot)) || undefined}
    >
      {name && (
        <b key={name} aria-hidden={action && true}>
          {name}
        </b>
      )}
      <small
        key={state}
        className={state === "none" ? "visually-hidden" : undefined}
        data-day={day}
        aria-hidden={action && true}
      >
        {desk.states[state]}
      </small>
      {label && (
        <button type="button" onClick={() => act?.({ type: "press", slot })}>
          <span key={label} className="visually-hidden">
            {label}
          </span>
        </button>
      )}
    </td>
  );
}

function getCellState({ day, schedule, clinic }: Salita, slot: Slot): keyof SalitaTexts["desk"]["states"] {
  if (day.schedule === "blank") return "none";
  const appointment = schedule[slot];
  if (!appointment) return "free";
  if (appointment.isComing) return "coming";
  return day.isSent && appointment.name === clinic.patient ? "sent" : "waiting";
}
