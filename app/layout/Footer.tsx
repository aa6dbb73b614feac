import { useLocation } from "react-router";
import { gridColumns } from "../domain/page-count.ts";
import { hasPage } from "../page-kinds.ts";
import { paths } from "../paths.ts";
import styles from "./Footer.module.css";
import { useMaybeShell } from "./use-shell.ts";

export function Footer() {
  const shell = useMaybeShell();
  const { pathname } = useLocation();
  const links = shell && [
    ...shell.categoryLinks,
    ...(hasPage("quote") ? [{ title: shell.quoteLink, href: paths.quote(shell.language) }] : []),
    ...shell.textPages,
  ];
  return (
    <footer className={`fifteen-columns type-small ${styles.footer}`}>
      <div className={styles.row} style={{ "--total": gridColumns }} aria-hidden="true" />
      {shell && <p>{shell.copyright}</p>}
      {links && (
        <ul role="list" className={`screen-only ${styles.links}`}>
          {links.map(({ title, href }) => (
            <li key={href}>
              <a href={href} aria-current={href === pathname ? "page" : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      )}
    </footer>
  );
}
