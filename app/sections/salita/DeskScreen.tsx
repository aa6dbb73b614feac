import type { SpecimenContent } from "../../content/schema.ts";
import styles from "./DeskScreen.module.css";

interface DeskScreenProps {
  salita: Pick<SpecimenContent["salita"], "product" | "desk" | "reminder">;
}

/** Salita's front desk screen on the day of the moved appointment. It is a drawing without interactive elements. */
export function DeskScreen({ salita: { product, desk, reminder } }: DeskScreenProps) {
  return (
    <div className={styles.desk}>
      <p className={styles.title}>
        {desk.title} <span>{product}</span>
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{reminder.when.day}</th>
            {desk.doctors.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {desk.times.map((time, row) => (
            <tr key={time}>
              <th scope="row">{time}</th>
              {desk.doctors.map(({ name: doctor, rows }) => {
                const { name, state } = rows[row] as (typeof rows)[number];
                return (
                  <td key={doctor} data-state={state}>
                    <b>{name ?? desk.states.free}</b>
                    {state !== "free" && <span>{desk.states[state]}</span>}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
