import { useLocation } from "react-router";
import { SpriteSymbol } from "../ui/Drawings.tsx";
import styles from "./Menu.module.css";
import { Menu } from "./Menu.tsx";
import { useShell } from "./use-shell.ts";

export function ServicesMenu() {
  const { services, serviceLinks } = useShell();
  const { pathname } = useLocation();
  return (
    <Menu className={styles.services} trigger={services}>
      {serviceLinks.map(({ key, title, href }, index) => (
        <li key={key} style={{ "--index": index }}>
          <a aria-current={href === pathname ? "page" : undefined} className="picture-link" href={href}>
            <SpriteSymbol name={key} data-travels="" />
            {title}
          </a>
        </li>
      ))}
    </Menu>
  );
}
