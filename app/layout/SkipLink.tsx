import styles from "./SkipLink.module.css";
import { useShell } from "./use-shell.ts";

export const mainId = "main";

export function SkipLink() {
  return (
    <a className={`screen-only visually-hidden ${styles.skip}`} href={`#${mainId}`}>
      {useShell().skipToContent}
    </a>
  );
}
