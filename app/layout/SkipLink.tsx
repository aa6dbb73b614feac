import styles from "./SkipLink.module.css";
import { useShell } from "./use-shell.ts";

/** Id of the page's main part, where the link leads. */
export const mainId = "main";

export function SkipLink() {
  return (
    <a className={styles.skip} href={`#${mainId}`}>
      {useShell().skipToContent}
    </a>
  );
}
