import type { ServiceText } from "../content/types.ts";
import { CountedSection } from "./CountedSection.tsx";
import styles from "./FeatureCards.module.css";

interface FeatureCardsProps extends Pick<ServiceText, "features" | "featuresLine"> {
  caption: string;
}

/** Six features of a service. */
export function FeatureCards({ caption, featuresLine, features }: FeatureCardsProps) {
  return (
    <CountedSection from={0} to={6} part={1} caption={caption} line={featuresLine}>
      <ul className={styles.cards}>
        {features.map(({ title, description }, index) => (
          <li key={title}>
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
