import type { TextPart } from "../content-model/linked-text.server.ts";
import type { ProseText } from "../content-model/schema.ts";
import { linkToMail } from "../outbound-links.ts";
import { LinkedText } from "./LinkedText.tsx";
import styles from "./ProseSection.module.css";

interface ProseSectionProps extends Omit<ProseText["sections"][number], "paragraphs"> {
  paragraphs: TextPart[][];
}

export function ProseSection({ heading, paragraphs, list, links }: ProseSectionProps) {
  return (
    <section className={`fifteen-columns ${styles.section}`}>
      {heading && <h2>{heading}</h2>}
      <div className={styles.text}>
        {paragraphs.map((parts, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of the paragraphs is constant
          <p key={index}>
            <LinkedText parts={parts} />
          </p>
        ))}
        {list && (
          <ul role="list">
            {list.map((entry) => (
              <li key={entry}>{entry}</li>
            ))}
          </ul>
        )}
        {links?.map(({ label, url }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of the links is constant
          <p key={index}>
            <LinkedText parts={[{ title: label, href: url.includes(":") ? url : linkToMail(url) }]} />
          </p>
        ))}
      </div>
    </section>
  );
}
