import { useEffect, useState } from "react";
import { completeLanguages, getContent } from "../content-model/contents.server.ts";
import { growCells, styleCell } from "../drawings/track.ts";
import { Wordmark } from "../layout/Logo.tsx";
import { mainId } from "../layout/SkipLink.tsx";
import { useShell } from "../layout/use-shell.ts";
import { linkToChat } from "../outbound-links.ts";
import { paths, splitPath } from "../paths.ts";
import { gridColumns } from "../styles/grid.ts";
import { newTab } from "../ui/Buttons.tsx";
import type { Route } from "./+types/landing";
import styles from "./landing.module.css";

export { shouldRevalidate } from "../static-data.ts";

export function loader() {
  const choices = completeLanguages.map((language) => {
    const { languageName, landingLine, landingBack } = getContent(language).common;
    return { language, name: languageName, line: landingLine, back: landingBack };
  });
  return { choices };
}

/** Each cell appears from the form of the one before it. */
const cells = growCells(gridColumns)
  .map(styleCell)
  .map((cell, index, all) => {
    const before = all[index - 1] ?? { ...cell, "--size": 0 };
    return { ...cell, "--size-before": before["--size"], "--form-before": before["--form"] };
  });

export default function Landing({ loaderData: { choices } }: Route.ComponentProps) {
  const { studio } = useShell();
  // About, Contact and Get Started lead here while those pages have no texts. The cells then lead back.
  const [from, setFrom] = useState<string>();
  useEffect(() => {
    const { origin, pathname } = new URL(document.referrer || "about:blank");
    if (origin === location.origin) setFrom(pathname);
  }, []);
  const firstChoice = cells.length - choices.length;
  return (
    <main className={styles.landing} id={mainId} data-from-site={from && true}>
      <div className={styles.band}>
        <div className={styles.name}>
          <h1 className={styles.brand} aria-label={studio.brand}>
            <Wordmark />
          </h1>
          <p className={styles.place}>
            <span>{studio.place}</span>
            <a className="text-button" href={linkToChat(studio.phone, studio.quoteMessage)} {...newTab}>
              {studio.readablePhone}
            </a>
          </p>
        </div>
        <div className={styles.lines}>
          {choices.map(({ language, line }) => (
            <p key={language} lang={language}>
              {line}
            </p>
          ))}
        </div>
      </div>
      <div className={styles.board}>
        {cells.map((cell, index) => {
          const choice = choices[index - firstChoice];
          const style = { viewTransitionName: `day-${index + 1}`, "--index": index, ...cell };
          return choice ? (
            <a
              key={choice.language}
              href={paths.home(choice.language)}
              lang={choice.language}
              hrefLang={choice.language}
              style={style}
            >
              <i />
              {from && splitPath(from)[0] === choice.language && <small>{choice.back}</small>}
              <span>{choice.name.toLocaleUpperCase(choice.language)}</span>
              <svg viewBox="0 0 20 20" aria-hidden="true">
                <path d="M2 10h15M10 3l7 7-7 7" />
              </svg>
            </a>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of the cells is constant
            <div key={index} style={style} aria-hidden="true">
              <i />
            </div>
          );
        })}
      </div>
    </main>
  );
}
