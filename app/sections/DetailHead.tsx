import type { ReactNode } from "react";
import { drawingsOf } from "../domain/board.ts";
import type { CategoryKey } from "../domain/catalogue.ts";
import type { Language } from "../domain/languages.ts";
import { isLongTitle } from "../domain/long-title.ts";
import { sceneOfDetail } from "../domain/scenes.ts";
import { paths } from "../paths.ts";
import { Cells } from "../ui/Drawings.tsx";
import { arrivalId, ExpectArrival } from "../ui/ExpectArrival.tsx";
import { Planes } from "../ui/Planes.tsx";
import { SteadyText } from "../ui/SteadyText.tsx";
import styles from "./DetailHead.module.css";

interface DetailHeadProps {
  breadcrumbs: ReactNode;
  language: Language;
  category: { key: CategoryKey; title: string };
  detail: string;
  title: string;
  subtitle: string;
  description: string;
  /** The other details of the category. */
  siblings: { key: string; title: string }[];
  action: ReactNode;
  children: ReactNode;
}

export function DetailHead(head: DetailHeadProps) {
  const { language, category, siblings } = head;
  return (
    <section className={`fifteen-columns ${styles.head}`}>
      <ExpectArrival />
      {head.breadcrumbs}
      <h1 className={styles.title} data-long={isLongTitle(head.title) || undefined}>
        <SteadyText isDisplay>{head.title}</SteadyText>
      </h1>
      <div className={styles.text}>
        <div className="type-item">
          <SteadyText isDisplay>{head.subtitle}</SteadyText>
        </div>
        <p>
          <SteadyText>{head.description}</SteadyText>
        </p>
        {head.action}
        {head.children}
      </div>
      <div className={styles.figure} data-picture="">
        <nav className="screen-only" aria-label={category.title}>
          <ul role="list">
            {siblings.map(({ key, title }) => (
              <li key={key}>
                <a className="picture-link" href={paths.detail(language, category.key, key)}>
                  <Cells rows={[drawingsOf(category.key, key).glyph]} data-travels="" />
                  <span>{title}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <Planes
          className={styles.picture}
          scene={sceneOfDetail(category.key, head.detail)}
          id={arrivalId}
          data-arrives=""
        />
      </div>
    </section>
  );
}
