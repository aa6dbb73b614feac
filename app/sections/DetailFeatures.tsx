import { growCells, styleCell } from "../drawings/track.ts";
import styles from "./DetailFeatures.module.css";

export function DetailFeatures({ features }: { features: string[] }) {
  const cells = growCells(features.length).map(styleCell);
  return (
    <ul role="list" className={styles.features}>
      {features.map((feature, index) => (
        <li key={feature}>
          <i className={styles.cell} style={cells[index]} aria-hidden="true" />
          {feature}
        </li>
      ))}
    </ul>
  );
}
