import { linkToChat } from "../outbound-links.ts";
import { newTab } from "../ui/Buttons.tsx";
import { Icon } from "../ui/Drawings.tsx";
import styles from "./ContactButtons.module.css";
import { useChatAction } from "./chat-action.ts";
import { useShell } from "./use-shell.ts";

export function ContactButtons() {
  const shell = useShell();
  const action = useChatAction();
  const contacts = [
    { name: "LinkedIn", icon: "linkedin", href: shell.studio.linkedin },
    { name: "Instagram", icon: "instagram", href: shell.studio.instagram },
    // The quote page sends the message that it shows: app/quote/composer/Message.tsx
    {
      name: "WhatsApp",
      icon: "whatsapp",
      href: linkToChat(shell.studio.phone, shell.studio.quoteMessage),
      ...action,
    },
  ] as const;
  const chatClass = `${styles.contact} ${styles.chat} bright`;
  return (
    <aside className={`screen-only ${styles.contacts}`} aria-label={shell.contactButtons}>
      {contacts.map(({ name, icon, href, ...press }) => {
        // The language of the message, if it is not the page's.
        const note = icon === "whatsapp" && !action ? shell.quoteChatLanguage : "";
        return (
          <a
            key={name}
            className={icon === "whatsapp" ? chatClass : styles.contact}
            href={href}
            {...press}
            aria-label={[[name, note].filter(Boolean).join(", "), shell.opensInNewTab].join(" ")}
            {...newTab}
          >
            <Icon name={icon} />
            <span className={styles.label}>{name}</span>
          </a>
        );
      })}
    </aside>
  );
}
