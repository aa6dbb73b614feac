import type { ServiceKey } from "../domain/catalogue.ts";
import { useShell } from "../layout/use-shell.ts";
import { paths } from "../paths.ts";
import styles from "./ComposeLink.module.css";

interface ComposeLinkProps {
  /** The link's text, if it differs from the text below a closing. */
  children?: string;
  /** The purpose of the request. */
  service?: ServiceKey;
}

/** A secondary link to the quote page, beside a button that opens the chat. */
export function ComposeLink({ children, service }: ComposeLinkProps) {
  const { language, composeLink } = useShell();
  return (
    <a className={`screen-only type-small ${styles.link}`} href={paths.quote(language, service)}>
      {children ?? composeLink}
    </a>
  );
}
