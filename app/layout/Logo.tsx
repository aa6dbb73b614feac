import { useLocation } from "react-router";
import { studioLogo } from "../content/logo.ts";
import { site } from "../content/site.ts";
import { isLogoFile, measureWordmark, splitWordmark } from "../domain/logo.ts";
import { getLogoPath, paths } from "../paths.ts";
import { LogoDrawing } from "../ui/Drawings.tsx";
import styles from "./Logo.module.css";

const { mark } = studioLogo;
const { replaced, beside } = splitWordmark(studioLogo, site.brand);
/** A name this long is only legible in a wide window. */
const isLong = measureWordmark(studioLogo, site.brand) > 16;

/** The text includes the letters that the mark shows, so that screen readers and copied text have the whole name. */
export function Wordmark() {
  return (
    <>
      <LogoDrawing
        className={`${styles.mark} ${isLogoFile(mark) ? styles.file : styles.cells}`}
        drawing={mark}
      />
      {replaced && <span className={styles.replaced}>{replaced}</span>}
      <span className={styles.letters}>{beside}</span>
    </>
  );
}

/** On the landing the page shows the name, so the bar shows only the mark. */
export function Logo() {
  const { pathname } = useLocation();
  const href = getLogoPath(pathname);
  return (
    <a
      className={styles.logo}
      href={href}
      aria-label={site.brand}
      data-short={isLong || undefined}
      data-landing={pathname === paths.landing() || undefined}
      data-leads-to-landing={href === paths.landing() || undefined}
    >
      <Wordmark />
    </a>
  );
}
