import { useLocation } from "react-router";
import { paths } from "../paths.ts";
import styles from "./Bar.module.css";
import { LanguageMenu } from "./LanguageMenu.tsx";
import { Logo } from "./Logo.tsx";
import menuStyles from "./Menu.module.css";
import { MenuLink } from "./MenuLink.tsx";
import { ServicesMenu } from "./ServicesMenu.tsx";
import { ThemeButton } from "./ThemeButton.tsx";
import { useShell } from "./use-shell.ts";
import { useSmallScreenMenu } from "./use-small-screen-menu.ts";

const menuId = "menu";

export function Bar() {
  const shell = useShell();
  const menu = useSmallScreenMenu();
  const isLanding = useLocation().pathname === paths.landing();
  return (
    <header className={`fifteen-columns ${styles.bar}`} data-landing={isLanding || undefined}>
      <Logo />
      <nav
        ref={menu}
        className={`screen-only ${styles.nav}`}
        id={menuId}
        popover="auto"
        aria-label={shell.mainNavigation}
      >
        <ServicesMenu />
        <MenuLink className={menuStyles.link} href={paths.single(shell.language, "about")}>
          {shell.about}
        </MenuLink>
        <MenuLink className={menuStyles.link} href={paths.single(shell.language, "contact")}>
          {shell.contact}
        </MenuLink>
      </nav>
      <div className={`screen-only ${styles.controls}`}>
        <LanguageMenu />
        <ThemeButton />
        <button className={styles.burger} type="button" popoverTarget={menuId} aria-label={shell.menu}>
          <span />
          <span className={styles.short} />
        </button>
      </div>
    </header>
  );
}
