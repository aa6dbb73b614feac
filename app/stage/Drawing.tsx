import { Desk } from "./Desk.tsx";
import styles from "./Drawing.module.css";
import { Phone, type PhoneProps } from "./Phone.tsx";

type DrawingProps = Pick<PhoneProps, "salita" | "texts">;

/** The phone of the stage as a drawing. Its texts are as wide as it is. */
export function PhoneDrawing(props: DrawingProps) {
  return (
    <div className={styles.phone}>
      <Phone {...props} />
    </div>
  );
}

/** The front desk of the stage as a drawing. */
export function DeskDrawing(props: DrawingProps) {
  return (
    <div className={styles.desk}>
      <Desk {...props} />
    </div>
  );
}
