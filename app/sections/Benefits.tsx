import styles from "./Benefits.module.css";
import lists from "./Lists.module.css";

export function Benefits({ benefits }: { benefits: string[] }) {
  return (
    <ul role="list" className={lists.ruled}>
      {benefits.map((benefit) => (
        <li key={benefit} className={`type-item ${styles.benefit}`}>
          {benefit}
        </li>
      ))}
    </ul>
  );
}
