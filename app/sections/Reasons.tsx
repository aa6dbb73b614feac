import type { HomeText } from "../content/types.ts";
import { CountedSection } from "./CountedSection.tsx";
import styles from "./Rows.module.css";

/** Specialization, quality, experience: three ruled rows. */
export function Reasons({ reasonsCaption, reasons }: Pick<HomeText, "reasonsCaption" | "reasons">) {
  return (
    <CountedSection from={0} to={3} part={1} caption={reasonsCaption}>
      <ul className={`${styles.rows} ${styles.reasons}`}>
        {reasons.map(({ title, description }, index) => (
          <li key={title} className="fifteen-columns">
            <span className="number" aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </CountedSection>
  );
}
