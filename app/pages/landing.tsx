import { contents, landing } from "../content/contents.server.ts";
import { site } from "../content/site.ts";
import { languages } from "../domain/languages.ts";
import { gridColumns } from "../domain/page-plan.ts";
import { track } from "../domain/track.ts";
import { Wordmark } from "../layout/Logo.tsx";
import { mainId } from "../layout/SkipLink.tsx";
import { paths } from "../paths.ts";
import type { Route } from "./+types/landing";
import styles from "./landing.module.css";

export { shouldRevalidate } from "../static-data.ts";

export function loader() {
  const choices = languages.map((language) => ({
    language,
    name: contents[language].common.languageName,
  }));
  return { ...landing, choices };
}

/** The first days of the home page's track: the board's cells, minus three for the name and one for each language. */
const dayCells = track.slice(0, gridColumns - 3 - languages.length);

export default function Landing({ loaderData: { choices } }: Route.ComponentProps) {
  return (
    <main className={styles.board} id={mainId}>
      {dayCells.map(({ roundCorners }, cell) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of the cells is constant
        <i key={cell} data-index={cell} data-round={roundCorners} aria-hidden="true" />
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
