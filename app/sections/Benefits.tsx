import type { ServiceText } from "../content/types.ts";
import { CountedSection } from "./CountedSection.tsx";
import styles from "./Rows.module.css";

interface BenefitsProps extends Pick<ServiceText, "benefits" | "benefitsLine"> {
  caption: string;
}

/** Five results: the heading on the left, the ruled rows on the right. */
export function Benefits({ caption, benefitsLine, benefits }: BenefitsProps) {
  return (
    <CountedSection from={6} to={11} part={2} caption={caption} line={benefitsLine} className={styles.beside}>
      <ul className={`${styles.rows} ${styles.benefits}`}>
        {benefits.map((benefit, index) => (
          <li key={benefit}>
            <span className="number" aria-hidden="true">
              {index + 7}
            </span>
            <span className={styles.benefit}>{benefit}</span>
          </li>
        ))}
      </ul>
    </CountedSection>
  );
}
