import type { ReactNode } from "react";
import type { PagePart } from "../catalogue/page-count.ts";
import styles from "./Section.module.css";

interface SectionProps {
  /** On a page with a count of its parts: draws the rule of cells, with the section's own lit. */
  part?: PagePart;
  /** The section's name, the first line of its heading. Without it, the content has the heading. */
  name?: string;
  line?: string;
  /** Small print at the end. */
  note?: ReactNode;
  /** `split` puts the heading beside the content in wide windows. */
  layout?: "split";
  id?: string;
  children: ReactNode;
}

export function Section({ part, name, line, note, layout, id, children }: SectionProps) {
  return (
    <section
      id={id}
      className={part ? `fifteen-columns cell-rule ${styles.section}` : `fifteen-columns ${styles.section}`}
      style={part}
      data-layout={layout}
    >
      {name && (
        <h2 className={styles.heading}>
          <span className={styles.name}>{name}</span> {line && <span className={styles.line}>{line}</span>}
        </h2>
      )}
      {children}
      {note && <small className={`type-small ${styles.note}`}>{note}</small>}
    </section>
  );
}
