import type { ServiceText } from "../content/schema.ts";
import { type ServiceKey, services } from "../domain/catalogue.ts";
import { separateCells } from "../domain/cells.ts";
import type { PagePart } from "../domain/page-count.ts";
import { useShell } from "../layout/use-shell.ts";
import styles from "./FeatureCards.module.css";
import lists from "./Lists.module.css";
import { Section } from "./Section.tsx";

interface FeatureCardsProps extends Pick<ServiceText, "features" | "featuresLine"> {
  part: PagePart;
  service: ServiceKey;
}

/** Each feature adds some cells to the service's picture, the last one its lime. */
export function FeatureCards({ part, service, featuresLine, features }: FeatureCardsProps) {
  const { keyFeatures } = useShell();
  const cells = separateCells(services[service].picture)
    .filter(({ kind }) => kind !== "dots")
    .sort((a, b) => Number(a.kind === "lime") - Number(b.kind === "lime"));
  const first = (index: number) => Math.floor((index * cells.length) / features.length);
  return (
    <Section part={part} name={keyFeatures} line={featuresLine}>
      <ul role="list" className={`${lists.cards} ${styles.cards}`}>
        {features.map(({ title, description }, index) => (
          <li key={title}>
            <svg viewBox="0 0 40 24" aria-hidden="true">
              <use className={lists.outline} href={`#service-${service}`} />
              <path
                d={cells
                  .slice(first(index), first(index + 1))
                  .map(({ path }) => path)
                  .join("")}
              />
            </svg>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
