import type { ComponentType } from "react";
import styles from "./Drawing.module.css";
import type { ScreenProps } from "./Phone.tsx";
import {
  formatSlot,
  getDayState,
  reduceSalita,
  type Salita,
  type SalitaAction,
  type SalitaTexts,
  startSalita,
} from "./salita.ts";

interface DrawingProps {
  Screen: ComponentType<ScreenProps>;
  texts: SalitaTexts;
  /** Of fifteen. */
  day: number;
  /** Of the patient, on the way to another time: at most 4. */
  presses?: number;
}

/** A screen of the stage as a drawing. Its texts are as wide as it is. */
export function Drawing({ Screen, texts, day, presses = 0 }: DrawingProps) {
  return (
    <div className={styles.drawing}>
      <Screen salita={advanceSalita(texts, day, presses)} texts={texts} />
    </div>
  );
}

/** The product on a day of fifteen, after the patient's first presses on the way to another time. */
export function advanceSalita(texts: SalitaTexts, day: number, presses: number): Salita {
  const [slot = ""] = texts.offers.map(formatSlot).slice(-1);
  const way: SalitaAction[] = [
    { type: "decline" },
    // Ignored once the product knows the patient.
    { type: "identify" },
    { type: "pick", slot },
    { type: "change" },
  ];
  return way.slice(0, presses).reduce(reduceSalita, startSalita(getDayState(day), texts));
}
