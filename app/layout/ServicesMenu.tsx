import { paths, serviceKeys } from "../paths.ts";
import { Picture } from "../ui/Drawings.tsx";
import styles from "./Menu.module.css";
import { MenuLink } from "./MenuLink.tsx";
import { useFrame } from "./use-shell.ts";

/** The six services: opens on hover, on click and by keyboard; on small screens it unfolds in the menu. */
export function ServicesMenu() {
  const frame = useFrame();
  return (
    <details className={styles.services} data-menu>
      <summary>{frame.services}</summary>
      <ul className={styles.panel}>
        {serviceKeys.map((key) => (
          <li key={key}>
            <MenuLink className="picture-link" to={paths.service(frame.language, key)}>
              <Picture service={key} data-travels="" />
              {frame.serviceTitles[key]}
            </MenuLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
