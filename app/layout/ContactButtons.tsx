import { linkToChat } from "../outbound-links.ts";
import { newTab } from "../ui/Buttons.tsx";
import { Icon } from "../ui/Drawings.tsx";
import styles from "./ContactButtons.module.css";
import { useChatMessage } from "./chat-message.ts";
import { useShell } from "./use-shell.ts";

export function ContactButtons() {
  const shell = useShell();
  const message = useChatMessage();
  const contacts = [
    { name: "LinkedIn", icon: "linkedin", href: shell.studio.linkedin },
    { name: "Instagram", icon: "instagram", href: shell.studio.instagram },
    // A page that composes a message has one to send: app/quote/Composer.tsx
    {
      name: "WhatsApp",
      icon: "whatsapp",
      href: linkToChat(shell.studio.phone, message || shell.studio.quoteMessage),
    },
  ] as const;
  const chatClass = `${styles.contact} ${styles.chat} ${message === "" ? "" : "bright"}`;
  return (
    <aside className={`screen-only ${styles.contacts}`} aria-label={shell.contactButtons}>
      {contacts.map(({ name, icon, href }) => {
        const isRequest = icon === "whatsapp" && !message;
        // The language of the message, if it is not the page's.
        const note = isRequest && shell.quoteChatLanguage;
        return (
          <a
            key={name}
            className={icon === "whatsapp" ? chatClass : styles.contact}
            href={href}
            aria-label={[[name, note].filter(Boolean).join(", "), shell.opensInNewTab].join(" ")}
            {...newTab}
          >
            <Icon name={icon} />
            <span className={styles.label}>
              <span>{name}</span> {note && <small>{note}</small>}
            </span>
          </a>
        );
      })}
    </aside>
  );
}
