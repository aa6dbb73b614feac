import { paths, serviceKeys } from "../paths.ts";
import { Picture } from "../ui/Drawings.tsx";
import styles from "./Menu.module.css";
import { MenuLink } from "./MenuLink.tsx";
import { useShell } from "./use-shell.ts";

/** The six services: opens on hover, on click and by keyboard; on small screens it unfolds in the menu. */
export function ServicesMenu() {
  const shell = useShell();
  return (
    <details className={styles.services} data-menu>
      <summary>{shell.services}</summary>
      <ul className={styles.panel}>
        {serviceKeys.map((key) => (
          <li key={key}>
            <MenuLink className="picture-link" to={paths.service(shell.language, key)}>
              <Picture service={key} data-travels="" />
              {shell.serviceTitles[key]}
            </MenuLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
