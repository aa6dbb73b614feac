import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { chatLink, instagramLink, linkedinLink } from "../outbound-links.ts";
import { paths } from "../paths.ts";
import { newTab } from "../ui/Buttons.tsx";
import { Icon } from "../ui/Drawings.tsx";
import type { IconName } from "../ui/icons.ts";
import styles from "./ContactButtons.module.css";
import { useRouteHandle } from "./use-route-handle.ts";
import { useShell } from "./use-shell.ts";

const contacts: { name: string; icon: IconName; href: string }[] = [
  { name: "LinkedIn", icon: "linkedin", href: linkedinLink },
  { name: "Instagram", icon: "instagram", href: instagramLink },
  { name: "WhatsApp", icon: "whatsapp", href: chatLink() },
];

export function ContactButtons(): ReactNode {
  const shell = useShell();
  const { hasOwnDock } = useRouteHandle();
  if (useLocation().pathname === paths.landing()) return null;
  return (
    <aside className={styles.contacts} aria-label={shell.contactButtons} data-ends-page={hasOwnDock}>
      {contacts.map(({ name, icon, href }) => (
        <a
          key={name}
          className={icon === "whatsapp" ? `bright ${styles.contact} ${styles.chat}` : styles.contact}
          href={href}
          aria-label={`${name} ${shell.opensInNewTab}`}
          title={(icon === "whatsapp" && shell.quoteChatNote) || undefined}
          {...newTab}
        >
          <Icon name={icon} />
          <span>{name}</span>
        </a>
      ))}
    </aside>
  );
}
