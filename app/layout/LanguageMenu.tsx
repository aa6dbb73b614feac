import { useLocation } from "react-router";
import { switcherLanguage, switcherPath } from "../paths.ts";
import styles from "./Menu.module.css";
import { Menu } from "./Menu.tsx";
import { useShell } from "./use-shell.ts";

/**
 * The menu reads only the path, so it shows `switcherDefault` on the landing: docs/behaviour.md#language-switcher
 */
export function LanguageMenu() {
  const { languages } = useShell();
  const { pathname } = useLocation();
  const current = switcherLanguage(pathname);
  return (
    <Menu
      className={styles.language}
      trigger={current.toUpperCase()}
      label={languages.find(({ code }) => code === current)?.label}
    >
      {languages.map(({ code, name }) => (
        <li key={code}>
          <a
            href={switcherPath(pathname, code)}
            lang={code}
            hrefLang={code}
            aria-current={code === current || undefined}
          >
            {name}
          </a>
        </li>
      ))}
    </Menu>
  );
}
