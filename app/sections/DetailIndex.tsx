import type { HomeText } from "../content/schema.ts";
import type { CategoryKey } from "../domain/catalogue.ts";
import { detailKeys } from "../domain/catalogue-keys.ts";
import type { Language } from "../domain/languages.ts";
import { paths } from "../paths.ts";
import styles from "./DetailIndex.module.css";
import { Section } from "./Section.tsx";

interface DetailIndexProps extends Pick<HomeText, "detailsCaption" | "detailsLine"> {
  language: Language;
  /** The titles, in the order of the catalogue. */
  details: { category: CategoryKey; title: string; details: string[] }[];
}

/** The list of every detailed service, by category. */
export function DetailIndex({ language, detailsCaption, detailsLine, details }: DetailIndexProps) {
  return (
    <Section name={detailsCaption} line={detailsLine}>
      <div className={styles.index}>
        {details.map(({ category, title, details }) => (
          <div key={category}>
            <h3>
              <a href={paths.category(language, category)}>{title}</a>
            </h3>
            <ul>
              {detailKeys(category).map((detail, index) => (
                <li key={detail}>
                  <a href={paths.detail(language, category, detail)}>{details[index]}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
