import { paths } from "../paths.ts";
import { SpriteSymbol } from "../ui/Drawings.tsx";
import styles from "./Menu.module.css";
import { MenuLink } from "./MenuLink.tsx";
import { useShell } from "./use-shell.ts";

export function ServicesMenu() {
  const shell = useShell();
  return (
    <details className={`${styles.menu} ${styles.services}`} data-menu>
      <summary>{shell.services}</summary>
      <ul className={styles.panel}>
        {shell.serviceLinks.map(({ key, title }) => (
          <li key={key}>
            <MenuLink className="picture-link" href={paths.service(shell.language, key)}>
              <SpriteSymbol name={key} data-travels="" />
              {title}
            </MenuLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
