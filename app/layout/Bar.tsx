import { useLocation } from "react-router";
import { paths } from "../paths.ts";
import { Icon } from "../ui/Drawings.tsx";
import styles from "./Bar.module.css";
import { LanguageMenu } from "./LanguageMenu.tsx";
import { Logo } from "./Logo.tsx";
import menuStyles from "./Menu.module.css";
import { ServicesMenu } from "./ServicesMenu.tsx";
import { useShell } from "./use-shell.ts";
import { useSmallScreenMenu } from "./use-small-screen-menu.ts";

const menuId = "menu";

export function Bar() {
  const shell = useShell();
  const menu = useSmallScreenMenu();
  const { pathname } = useLocation();
  return (
    <header
      className={`fifteen-columns ${styles.bar}`}
      data-landing={pathname === paths.landing() || undefined}
    >
      <Logo />
      <nav
        ref={menu}
        className={`screen-only ${styles.nav}`}
        id={menuId}
        popover="auto"
        aria-label={shell.mainNavigation}
      >
        <ServicesMenu />
        {shell.barLinks.map(({ title, href }) => (
          <a
            key={href}
            aria-current={href === pathname ? "page" : undefined}
            className={menuStyles.link}
            href={href}
          >
            {title}
          </a>
        ))}
      </nav>
      <div className={`screen-only ${styles.controls}`}>
        <LanguageMenu />
        {/* The site is always dark: docs/behaviour.md#theme */}
        <button
          className={styles.theme}
          type="button"
          aria-disabled="true"
          aria-label={shell.themeUnavailable}
          title={shell.themeUnavailable}
          onClick={() => console.info("The theme switch is temporarily disabled.")}
        >
          <Icon name="theme" />
        </button>
        <button className={styles.burger} type="button" popoverTarget={menuId} aria-label={shell.menu}>
          <span />
          <span className={styles.short} />
        </button>
      </div>
    </header>
  );
}
