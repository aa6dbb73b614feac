import { type ServiceKey, services } from "../catalogue/catalogue.ts";
import { drawCells, separateCells } from "../drawings/cells.ts";
import styles from "./FeatureCards.module.css";
import lists from "./Lists.module.css";

interface FeatureCardsProps {
  service: ServiceKey;
  features: { title: string; description: string }[];
}

/** Each feature adds some cells to the service's picture, the last one its lime. */
export function FeatureCards({ service, features }: FeatureCardsProps) {
  const { picture } = services[service];
  const { viewBox } = drawCells(picture);
  const paths = separateCells(picture)
    .filter(({ kind }) => kind !== "dots")
    .sort((a, b) => Number(a.kind === "lime") - Number(b.kind === "lime"))
    .map(({ path }) => path);
  const findFirst = (index: number) => Math.floor((index * paths.length) / features.length);
  return (
    <ul role="list" className={`${lists.cards} ${styles.cards}`}>
      {features.map(({ title, description }, index) => (
        <li key={title}>
          <svg className={styles.picture} viewBox={viewBox} aria-hidden="true">
            <g className={lists.outline}>
              <path d={paths.join("")} />
            </g>
            <path d={paths.slice(findFirst(index), findFirst(index + 1)).join("")} />
          </svg>
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
