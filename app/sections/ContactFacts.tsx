import { useShell } from "../layout/use-shell.ts";
import { linkToMail, linkToPhone } from "../outbound-links.ts";
import { ChatCall } from "./ChatCall.tsx";
import { LinkedText } from "./LinkedText.tsx";
import styles from "./ProseSection.module.css";

/** The last section of a page: each contact of the studio that app/content/facts.json contains. */
export function ContactFacts() {
  const { contactUs, studio } = useShell();
  return (
    <section className={`fifteen-columns ${styles.section}`}>
      <address className={styles.text}>
        <ChatCall>{contactUs}</ChatCall>
        <p>
          <a href={linkToPhone(studio.phone)}>{studio.readablePhone}</a>
        </p>
        {studio.email && (
          <p>
            <a href={linkToMail(studio.email)}>{studio.email}</a>
          </p>
        )}
        <p>
          <LinkedText parts={[{ title: "LinkedIn", href: studio.linkedin }]} />
        </p>
        <p>
          <LinkedText parts={[{ title: "Instagram", href: studio.instagram }]} />
        </p>
        <p>
          {studio.street && <>{studio.street}, </>}
          {studio.place}
        </p>
      </address>
    </section>
  );
}
