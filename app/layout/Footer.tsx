import { useLocation } from "react-router";
import { gridColumns } from "../styles/grid.ts";
import styles from "./Footer.module.css";
import type { ShellTexts } from "./shell-texts.server.ts";
import { useMaybeShell } from "./use-shell.ts";

export function Footer() {
  const shell = useMaybeShell();
  const { pathname } = useLocation();
  return (
    <footer className={`spread type-small ${styles.footer}`}>
      <div className={styles.row} style={{ "--total": gridColumns }} aria-hidden="true" />
      {shell && (
        <>
          <p>{shell.copyright}</p>
          <address className="print-only">{listContacts(shell.studio)}</address>
          <ul role="list" className={`screen-only ${styles.links}`}>
            {shell.footerLinks.map(({ title, href }) => (
              <li key={href}>
                <a className="text-button" href={href} aria-current={href === pathname ? "page" : undefined}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </footer>
  );
}

function listContacts({ brand, readablePhone, email, street, place, host }: ShellTexts["studio"]): string {
  const address = [street, place].filter(Boolean).join(", ");
  return [brand, `WhatsApp ${readablePhone}`, email, address, host].filter(Boolean).join(" · ");
}
