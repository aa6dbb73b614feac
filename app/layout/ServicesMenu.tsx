import { paths } from "../paths.ts";
import { SpriteSymbol } from "../ui/Drawings.tsx";
import styles from "./Menu.module.css";
import { Menu } from "./Menu.tsx";
import { MenuLink } from "./MenuLink.tsx";
import { useShell } from "./use-shell.ts";

export function ServicesMenu() {
  const shell = useShell();
  return (
    <Menu className={styles.services} trigger={shell.services}>
      {shell.serviceLinks.map(({ key, title }, index) => (
        <li key={key} style={{ "--index": index }}>
          <MenuLink className="picture-link" href={paths.service(shell.language, key)}>
            <SpriteSymbol name={key} data-travels="" />
            {title}
          </MenuLink>
        </li>
      ))}
    </Menu>
  );
}
