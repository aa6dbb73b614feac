import type { ServiceKey } from "../domain/catalogue.ts";
import type { Language } from "../domain/languages.ts";
import { numberOf, type PlannedPart } from "../domain/page-plan.ts";
import { paths } from "../paths.ts";
import { SpriteSymbol } from "../ui/Drawings.tsx";
import { ItemNumber } from "../ui/ItemNumber.tsx";
import { CountedSection } from "./CountedSection.tsx";
import styles from "./ServiceTiles.module.css";

interface ServiceTilesProps {
  part: PlannedPart;
  language: Language;
  caption: string;
  line: string;
  services: { key: ServiceKey; title: string; summary: string }[];
}

export function ServiceTiles({ part, language, caption, line, services }: ServiceTilesProps) {
  return (
    <CountedSection part={part} caption={caption} line={line}>
      <ul className={`thirds ${styles.tiles}`}>
        {services.map(({ key, title, summary }, index) => (
          <li key={key}>
            <a className="picture-link" href={paths.service(language, key)}>
              <SpriteSymbol name={key} data-travels="" />
              <h3>
                <span className={styles.title}>{title}</span>
                <ItemNumber>{numberOf(part, index)}</ItemNumber>
              </h3>
              <p>{summary}</p>
            </a>
          </li>
        ))}
      </ul>
    </CountedSection>
  );
}
