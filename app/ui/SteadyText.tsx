import styles from "./SteadyText.module.css";

interface SteadyTextProps {
  children: string;
  isDisplay?: boolean;
}

/**
 * Text near the top of a page. It may need more or fewer lines in the site's font than in the fallback font. This
 * component reserves the space for both, so that nothing below it moves when the font loads.
 */
export function SteadyText({ children, isDisplay }: SteadyTextProps) {
  return (
    <span className={styles.steady} data-text={children} data-display={isDisplay}>
      <span>{children}</span>
    </span>
  );
}
