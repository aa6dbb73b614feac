import { useRef } from "react";
import { Icon } from "../ui/Drawings.tsx";
import styles from "./Captions.module.css";
import type { StageData } from "./stage-data.server.ts";

interface CaptionsProps extends Pick<StageData, "days" | "texts"> {
  day: number;
  hasStarted: boolean;
  /** Chooses the next or the previous day, and returns it. */
  stepDay: (by: 1 | -1) => number;
}

/** The captions of all days. Styles show that of the chosen one. */
export function Captions({ days, texts, day, hasStarted, stepDay }: CaptionsProps) {
  const buttons = { previous: useRef<HTMLButtonElement>(null), next: useRef<HTMLButtonElement>(null) };
  const step = (by: 1 | -1) => {
    const number = stepDay(by);
    // The pressed button is disabled on the first or last day, and would lose the focus.
    if (number === 1) buttons.next.current?.focus();
    if (number === days.length) buttons.previous.current?.focus();
  };
  return (
    <div className={styles.caption}>
      <div>
        {days.map(({ label, phase, see, decide }, index) => (
          <div key={label} className={styles.day} data-caption={index + 1}>
            <p className={styles.number}>
              <small className="type-small">{phase}</small>
              <b>{label}</b>
            </p>
            <p className={`type-item ${styles.see}`}>{see}</p>
            {decide && (
              <p className={styles.decide}>
                <b>{texts.decide}:</b> <span>{decide}</span>
              </p>
            )}
          </div>
        ))}
      </div>
      <div className={styles.steps}>
        {(["previous", "next"] as const).map((name) => {
          const isEnd = day === (name === "previous" ? 1 : days.length);
          return (
            <button
              key={name}
              type="button"
              ref={buttons[name]}
              disabled={!hasStarted || isEnd}
              data-end={isEnd || undefined}
              onClick={() => step(name === "previous" ? -1 : 1)}
            >
              <Icon name={name} />
              <span className="visually-hidden">{texts[name]}</span>
            </button>
          );
        })}
      </div>
    </div>
  );
}
