import type { ReactNode } from "react";
import styles from "./SteadyText.module.css";

type SteadyTextProps = { isDisplay?: true } & (
  | { children: string; text?: undefined }
  /** Elements that together show the text. */
  | { children: ReactNode; text: string }
);

/**
 * Text near the top of a page. It may need more or fewer lines in the site's font than in the fallback font. This
 * component reserves the space for both, so that nothing below it moves when the font loads.
 */
export function SteadyText({ children, text, isDisplay }: SteadyTextProps) {
  return (
    <span className={styles.steady} data-text={text ?? children} data-display={isDisplay}>
      <span>{children}</span>
    </span>
  );
}
