import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { chatLink, instagramLink, linkedinLink } from "../outbound-links.ts";
import { paths } from "../paths.ts";
import { newTab } from "../ui/Buttons.tsx";
import { Icon } from "../ui/Drawings.tsx";
import type { IconName } from "../ui/icons.ts";
import styles from "./ContactButtons.module.css";
import { useChatMessage } from "./chat-message.ts";
import { useShell } from "./use-shell.ts";

interface Contact {
  name: string;
  icon: IconName;
  href: string;
  /** The language of the message, if it is not the page's. */
  note?: string;
  /** That the visitor can change it: read aloud, and shown beside the note where there is space. */
  hint?: string;
}

const contacts: Contact[] = [
  { name: "LinkedIn", icon: "linkedin", href: linkedinLink },
  { name: "Instagram", icon: "instagram", href: instagramLink },
];

export function ContactButtons(): ReactNode {
  const shell = useShell();
  const message = useChatMessage();
  // A page that composes a message has one to send: app/quote/Composer.tsx
  const chat: Contact = {
    name: "WhatsApp",
    icon: "whatsapp",
    href: chatLink(message || undefined),
    note: message ? "" : shell.quoteChatLanguage,
    hint: message ? "" : shell.quoteChatRewrite,
  };
  if (useLocation().pathname === paths.landing()) return null;
  return (
    <aside className={`screen-only ${styles.contacts}`} aria-label={shell.contactButtons}>
      {[...contacts, chat].map(({ name, icon, href, note, hint }) => (
        <a
          key={name}
          className={
            icon === "whatsapp"
              ? `${styles.contact} ${styles.chat} ${message === "" ? "" : "bright"}`
              : styles.contact
          }
          href={href}
          aria-label={[[name, note, hint].filter(Boolean).join(", "), shell.opensInNewTab].join(" ")}
          {...newTab}
        >
          <Icon name={icon} />
          <span className={styles.label}>
            <span>{name}</span>{" "}
            {note && (
              <small>
                {note}
                {hint && <span className={styles.hint}>, {hint}</span>}
              </small>
            )}
          </span>
        </a>
      ))}
    </aside>
  );
}
