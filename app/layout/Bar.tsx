import { useLocation } from "react-router";
import { services } from "../catalogue/catalogue.ts";
import { getSwitcherLanguage, getSwitcherPath, paths } from "../paths.ts";
import { Cells, Icon } from "../ui/Drawings.tsx";
import styles from "./Bar.module.css";
import { Logo } from "./Logo.tsx";
import menuStyles from "./Menu.module.css";
import { Menu } from "./Menu.tsx";
import { useShell } from "./use-shell.ts";

const menuId = "menu";

export function Bar() {
  const shell = useShell();
  const { pathname } = useLocation();
  const markCurrent = (href: string) => (href === pathname ? "page" : undefined);
  // From the path only, so it is `switcherDefault` on the landing: docs/behaviour.md#language-switcher
  const current = getSwitcherLanguage(pathname);
  return (
    <header
      className={`fifteen-columns ${styles.bar}`}
      data-landing={pathname === paths.landing() || undefined}
    >
      <Logo />
      <nav
        className={`screen-only ${styles.nav}`}
        id={menuId}
        popover="auto"
        aria-label={shell.mainNavigation}
      >
        <Menu className={menuStyles.services} trigger={shell.services}>
          {shell.serviceLinks.map(({ key, title, href }, index) => (
            <li key={key} style={{ "--index": index }}>
              <a aria-current={markCurrent(href)} className="picture-link" href={href}>
                <Cells rows={services[key].picture} hasDots data-travels="" />
                {title}
              </a>
            </li>
          ))}
        </Menu>
        {shell.barLinks.map(({ title, href }) => (
          <a key={href} aria-current={markCurrent(href)} className={menuStyles.link} href={href}>
            {title}
          </a>
        ))}
        <ul role="list" className={menuStyles.more}>
          {shell.footerLinks.map(({ title, href }) => (
            <li key={href}>
              <a aria-current={markCurrent(href)} href={href}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={`screen-only ${styles.controls}`}>
        <Menu
          className={menuStyles.language}
          trigger={current.toUpperCase()}
          label={shell.languages.find(({ code }) => code === current)?.label}
        >
          {shell.languages.map(({ code, name }) => (
            <li key={code}>
              <a
                href={getSwitcherPath(pathname, code)}
                lang={code}
                hrefLang={code}
                aria-current={code === current || undefined}
              >
                {name}
              </a>
            </li>
          ))}
        </Menu>
        {/* What a press does: bar-script.ts */}
        <button
          className={styles.theme}
          type="button"
          aria-disabled="true"
          aria-label={shell.themeUnavailable}
          title={shell.themeUnavailable}
        >
          <Icon name="theme" />
        </button>
        <button className={styles.burger} type="button" popoverTarget={menuId} aria-label={shell.menu}>
          <Icon className={styles.open} name="bars" />
          <Icon className={styles.close} name="close" />
        </button>
      </div>
    </header>
  );
}
