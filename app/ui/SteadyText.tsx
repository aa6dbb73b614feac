import styles from "./SteadyText.module.css";

interface SteadyTextProps {
  children: string;
  isDisplay?: boolean;
}

/**
 * Words near the top of a page. The site's font may need a line more or less than the font that stands in until it
 * arrives; this keeps room for either, so that nothing below moves.
 */
export function SteadyText({ children, isDisplay }: SteadyTextProps) {
  return (
    <span className={styles.steady} data-text={children} data-display={isDisplay}>
      <span>{children}</span>
    </span>
  );
}
