import { Icon } from "../ui/Drawings.tsx";
import styles from "./Bar.module.css";
import { useShell } from "./use-shell.ts";

/** The site is always dark: docs/behaviour.md#theme */
export function ThemeButton() {
  const { themeUnavailable } = useShell();
  return (
    <button
      className={styles.theme}
      type="button"
      aria-disabled="true"
      aria-label={themeUnavailable}
      title={themeUnavailable}
      onClick={() => console.info("The theme switch is temporarily disabled.")}
    >
      <Icon name="theme" />
    </button>
  );
}
