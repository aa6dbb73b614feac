import { contents } from "../content/contents.server.ts";
import { landing } from "../content/landing.ts";
import { site } from "../content/site.ts";
import { fifteen } from "../domain/page-plan.ts";
import { Wordmark } from "../layout/Logo.tsx";
import { mainId } from "../layout/SkipLink.tsx";
import { languages, paths } from "../paths.ts";
import type { Route } from "./+types/landing";
import styles from "./landing.module.css";

export { routeMeta as meta } from "../seo/head.ts";

export function loader() {
  const choices = languages.map((language) => ({
    language,
    name: contents[language].common.languageName,
  }));
  return { ...landing, choices };
}

/** The board's cells, less three for the name and one for each language. */
const dayCells = Array.from({ length: fifteen - 3 - languages.length }, (_, cell) => cell);

/** As on the home page's track, six cells are round, and each one after them has a round corner less. */
function roundCornersOf(cell: number): number {
  return Math.min(4, 9 - cell);
}

export default function Landing({ loaderData: { choices } }: Route.ComponentProps) {
  return (
    <main className={styles.board} id={mainId}>
      {dayCells.map((cell) => (
        <i key={cell} data-from={cell} data-round={roundCornersOf(cell)} aria-hidden="true" />
      ))}
      <h1 className={styles.brand} aria-label={site.brand}>
        <Wordmark />
      </h1>
      <p>
        {site.city}, {site.country}
      </p>
      {choices.map(({ language, name }) => (
        <a key={language} href={paths.home(language)} lang={language} hrefLang={language}>
          <span>{name.toLocaleUpperCase(language)}</span>
        </a>
      ))}
    </main>
  );
}
