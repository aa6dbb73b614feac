import styles from "./SteadyText.module.css";

interface SteadyTextProps {
  children: string;
  isDisplay?: boolean;
}

/**
 * Text near the top of a page. The site's font may need a line more or less than the fallback font that is shown until
 * it arrives. This reserves the room for either, so that nothing below moves.
 */
export function SteadyText({ children, isDisplay }: SteadyTextProps) {
  return (
    <span className={styles.steady} data-text={children} data-display={isDisplay}>
      <span>{children}</span>
    </span>
  );
}
