import { useLocation } from "react-router";
import { site } from "../content/site.ts";
import { logoPath, paths } from "../paths.ts";
import { Mark } from "../ui/Drawings.tsx";
import { PageLink } from "../ui/PageLink.tsx";
import styles from "./Logo.module.css";

/** The mark draws the name's first letter, which stands in the text too, so that it can be read and copied whole. */
export function Wordmark() {
  return (
    <>
      <Mark className={styles.mark} />
      <span className={styles.drawn}>{site.brand.slice(0, 1)}</span>
      <span className={styles.letters}>{site.brand.slice(1)}</span>
    </>
  );
}

/** Longer names show the mark alone on narrow screens. */
const isLong = site.brand.length > 12;

/** On the landing the name stands on the board, so the bar has the mark alone. */
export function Logo() {
  const { pathname } = useLocation();
  return (
    <PageLink
      className={styles.logo}
      to={logoPath(pathname)}
      aria-label={site.brand}
      data-short={isLong || undefined}
    >
      {pathname === paths.landing() ? <Mark className={styles.mark} /> : <Wordmark />}
    </PageLink>
  );
}
