import { SteadyText } from "../ui/SteadyText.tsx";
import styles from "./TextLink.module.css";

/** A secondary link beside a button that opens the chat. */
export function TextLink({ href, children }: { href: string; children: string }) {
  return (
    <a className={`screen-only type-small ${styles.link}`} href={href}>
      <SteadyText>{children}</SteadyText>
    </a>
  );
}
