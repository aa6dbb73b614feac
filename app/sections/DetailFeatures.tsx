import type { DetailText } from "../content/types.ts";
import { CountedSection } from "./CountedSection.tsx";
import styles from "./DetailFeatures.module.css";

interface DetailFeaturesProps extends Pick<DetailText, "features" | "featuresLine"> {
  caption: string;
}

/** Ten parts of a detailed service, in two columns. */
export function DetailFeatures({ caption, featuresLine, features }: DetailFeaturesProps) {
  return (
    <CountedSection from={0} to={10} part={1} caption={caption} line={featuresLine}>
      <ul className={styles.ten}>
        {features.map((feature, index) => (
          <li key={feature}>
            <span className="number" aria-hidden="true">
              {index + 1}
            </span>
            <span className={styles.feature}>{feature}</span>
          </li>
        ))}
      </ul>
    </CountedSection>
  );
}
