import { useLocation } from "react-router";
import { languages, switcherLanguage, switcherPath } from "../paths.ts";
import { PageLink } from "../ui/PageLink.tsx";
import styles from "./Menu.module.css";
import { useShell } from "./use-shell.ts";

/** The switcher reads the path and nothing else, so on the landing it shows ES (SPEC §2, DECISIONS "Language"). */
export function LanguageMenu() {
  const shell = useShell();
  const { pathname } = useLocation();
  const current = switcherLanguage(pathname);
  return (
    <details className={styles.language} data-menu>
      <summary aria-label={shell.languageLabels[current]}>{current.toUpperCase()}</summary>
      <ul className={styles.panel}>
        {languages.toReversed().map((language) => (
          <li key={language}>
            <PageLink
              to={switcherPath(pathname, language)}
              lang={language}
              hrefLang={language}
              aria-current={language === current || undefined}
            >
              {shell.languageNames[language]}
            </PageLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
