import { site } from "../content-model/site.ts";
import { useShell } from "../layout/use-shell.ts";
import { instagramLink, linkedinLink, readablePhone } from "../outbound-links.ts";
import { ChatCall } from "./ChatCall.tsx";
import { LinkedText } from "./LinkedText.tsx";
import styles from "./ProseSection.module.css";

/** The last section of a page: each contact of the studio that app/content/facts.json contains. */
export function ContactFacts() {
  return (
    <section className={`fifteen-columns ${styles.section}`}>
      <address className={styles.text}>
        <ChatCall>{useShell().contactUs}</ChatCall>
        <p>
          <a href={`tel:+${site.phone}`}>{readablePhone}</a>
        </p>
        {site.email && (
          <p>
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </p>
        )}
        <p>
          <LinkedText parts={[{ title: "LinkedIn", href: linkedinLink }]} />
        </p>
        <p>
          <LinkedText parts={[{ title: "Instagram", href: instagramLink }]} />
        </p>
        <p>
          {site.street && <>{site.street}, </>}
          {site.city}, {site.country}
        </p>
      </address>
    </section>
  );
}
