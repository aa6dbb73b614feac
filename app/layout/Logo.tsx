import { useLocation } from "react-router";
import { isLogoFile } from "../drawings/logo.ts";
import { getLogoPath, paths } from "../paths.ts";
import { LogoDrawing } from "../ui/Drawings.tsx";
import styles from "./Logo.module.css";
import { useShell } from "./use-shell.ts";

/** The text includes the letters that the mark shows, so that screen readers and copied text have the whole name. */
export function Wordmark() {
  const { mark, replaced, beside } = useShell().wordmark;
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
  const { wordmark, studio } = useShell();
  const href = getLogoPath(pathname);
  return (
    <a
      className={styles.logo}
      href={href}
      aria-label={studio.brand}
      data-short={wordmark.shortUpTo}
      data-landing={pathname === paths.landing() || undefined}
    >
      <Wordmark />
    </a>
  );
}
