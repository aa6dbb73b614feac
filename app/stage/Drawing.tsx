import { type SalitaTexts, salitaAfter } from "./clinic.ts";
import { Desk } from "./Desk.tsx";
import styles from "./Drawing.module.css";
import { Phone } from "./Phone.tsx";

interface DrawingProps {
  texts: SalitaTexts;
  /** Of fifteen. */
  day: number;
  /** Of the patient, on the way to another time: at most 4. */
  presses?: number;
}

/** The phone of the stage as a drawing. Its texts are as wide as it is. */
export function PhoneDrawing({ texts, day, presses = 0 }: DrawingProps) {
  return (
    <div className={styles.phone}>
      <Phone salita={salitaAfter(texts, day, presses)} texts={texts} />
    </div>
  );
}

/** The front desk of the stage as a drawing. */
export function DeskDrawing({ texts, day, presses = 0 }: DrawingProps) {
  return (
    <div className={styles.desk}>
      <Desk salita={salitaAfter(texts, day, presses)} texts={texts} />
    </div>
  );
}
