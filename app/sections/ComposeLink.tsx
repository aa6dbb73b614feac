import { useShell } from "../layout/use-shell.ts";
import { paths } from "../paths.ts";
import { hasPage } from "../routes.ts";
import styles from "./ComposeLink.module.css";

interface ComposeLinkProps {
  /** The link's text, if it differs from the text below a closing. */
  children?: string;
  /** The page that the request starts with, by its name in texts: `ux`, `legal`, `legal/ip`. */
  start?: string;
}

/** A secondary link to the quote page, beside a button that opens the chat. */
export function ComposeLink({ children, start }: ComposeLinkProps) {
  const { language, compose } = useShell();
  if (!hasPage("quote")) return null;
  return (
    <a className={`screen-only type-small ${styles.link}`} href={paths.quote(language, start)}>
      {children ?? compose}
    </a>
  );
}
