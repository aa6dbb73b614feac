import { cellForms } from "../drawings/cells.ts";
import styles from "./DetailFeatures.module.css";

export function DetailFeatures({ features }: { features: string[] }) {
  return (
    <ul role="list" className={styles.features}>
      {features.map((feature, index) => (
        <li key={feature}>
          {/* From a disc to a square. */}
          <i
            className={styles.cell}
            style={{ "--form": cellForms[4 - Math.floor((index * 5) / features.length)] }}
            aria-hidden="true"
          />
          {feature}
        </li>
      ))}
    </ul>
  );
}
