import type { TextPart } from "../content/linked-text.server.ts";
import type { ServiceKey } from "../domain/catalogue.ts";
import type { Language } from "../domain/languages.ts";
import { numberOf, type PlannedPart } from "../domain/page-plan.ts";
import { paths } from "../paths.ts";
import { SpriteSymbol } from "../ui/Drawings.tsx";
import { ItemNumber } from "../ui/ItemNumber.tsx";
import { LinkedText } from "../ui/LinkedText.tsx";
import { CountedSection } from "./CountedSection.tsx";
import styles from "./ServiceTiles.module.css";

interface ServiceTilesProps {
  part: PlannedPart;
  language: Language;
  caption: string;
  line: string;
  note: TextPart[];
  services: { key: ServiceKey; title: string; summary: string }[];
}

export function ServiceTiles({ part, language, caption, line, note, services }: ServiceTilesProps) {
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
      <p className={`type-small ${styles.note}`}>
        <LinkedText parts={note} />
      </p>
    </CountedSection>
  );
}
