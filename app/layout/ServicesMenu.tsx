import { SpriteSymbol } from "../ui/Drawings.tsx";
import styles from "./Menu.module.css";
import { Menu } from "./Menu.tsx";
import { MenuLink } from "./MenuLink.tsx";
import { useShell } from "./use-shell.ts";

export function ServicesMenu() {
  const { services, serviceLinks } = useShell();
  return (
    <Menu className={styles.services} trigger={services}>
      {serviceLinks.map(({ key, title, href }, index) => (
        <li key={key} style={{ "--index": index }}>
          <MenuLink className="picture-link" href={href}>
            <SpriteSymbol name={key} data-travels="" />
            {title}
          </MenuLink>
        </li>
      ))}
    </Menu>
  );
}
