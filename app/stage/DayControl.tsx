import { type PointerEvent, type Ref, useRef } from "react";
import { growCells, styleCell } from "../drawings/track.ts";
import { gridColumns } from "../styles/grid.ts";
import { arrivalId } from "../ui/ExpectArrival.tsx";
import styles from "./DayControl.module.css";
import type { StageData } from "./stage-data.server.ts";

interface DayControlProps extends Pick<StageData, "days" | "texts"> {
  fieldsetRef: Ref<HTMLFieldSetElement>;
  /** Shows the day of the checked radio. */
  showDay: () => void;
  chooseDay: (day: number) => void;
}

/** One radio a day. The cell of the chosen day flows into the sheet below. */
export function DayControl({ days, texts, fieldsetRef, showDay, chooseDay }: DayControlProps) {
  const isDragging = useRef(false);
  const cells = growCells(days.length).map(styleCell);
  const startDrag = () => {
    isDragging.current = true;
    // The visitor may release outside the row, or scroll. With pointer capture, a click would not reach the radio.
    const stop = () => {
      isDragging.current = false;
    };
    for (const type of ["pointerup", "pointercancel"]) addEventListener(type, stop, { once: true });
  };
  const drag = ({ clientX, currentTarget, buttons }: PointerEvent) => {
    if (!isDragging.current || buttons !== 1) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    const column = Math.floor(((clientX - left) / width) * gridColumns);
    chooseDay(Math.min(days.length, Math.max(1, column + 1)));
  };
  return (
    <fieldset ref={fieldsetRef} className={`fifteen-columns ${styles.control}`} onChange={showDay}>
      <legend className="visually-hidden">{texts.legend}</legend>
      <div className={`fifteen-columns ${styles.row}`} onPointerDown={startDrag} onPointerMove={drag}>
        {days.map(({ label, see }, index) => {
          const number = index + 1;
          return (
            <label
              key={number}
              className={styles.day}
              data-lime={cells[index]?.["--level"] ? "" : undefined}
              style={{ "--index": index, "--cell-name": `day-${number}`, ...cells[index] }}
            >
              <input
                className="over-drawing"
                type="radio"
                name="day"
                value={number}
                defaultChecked={number === days.length}
              />
              <b className={styles.number} aria-hidden="true">
                {number}
              </b>
              <i />
              <span className="visually-hidden">{`${label}: ${see}`}</span>
            </label>
          );
        })}
      </div>
      <div className={styles.knees} id={arrivalId} />
    </fieldset>
  );
}
