import type { ServiceKey } from "../domain/catalogue.ts";
import { type Language, paths } from "../paths.ts";
import { Picture } from "../ui/Drawings.tsx";
import { PageLink } from "../ui/PageLink.tsx";
import { CountedSection } from "./CountedSection.tsx";
import styles from "./ServiceTiles.module.css";

interface ServiceTilesProps {
  language: Language;
  caption: string;
  line: string;
  services: { key: ServiceKey; title: string; summary: string }[];
}

/** The six services; each whole tile is the link. */
export function ServiceTiles({ language, caption, line, services }: ServiceTilesProps) {
  return (
    <CountedSection from={3} to={9} part={2} caption={caption} line={line}>
      <ul className={styles.tiles}>
        {services.map(({ key, title, summary }, index) => (
          <li key={key}>
            <PageLink className="picture-link" to={paths.service(language, key)}>
              <Picture service={key} data-travels="" />
              <h3>
                {title}
                <span className="number" aria-hidden="true">
                  {index + 4}
                </span>
              </h3>
              <p>{summary}</p>
            </PageLink>
          </li>
        ))}
      </ul>
    </CountedSection>
  );
}
