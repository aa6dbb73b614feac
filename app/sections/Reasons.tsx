import type { TextPart } from "../content/linked-text.server.ts";
import type { HomeText } from "../content/schema.ts";
import type { PlannedPart } from "../domain/page-plan.ts";
import { LinkedText } from "../ui/LinkedText.tsx";
import styles from "./Reasons.module.css";
import { Section } from "./Section.tsx";

interface ReasonsProps extends Pick<HomeText, "reasonsCaption"> {
  part: PlannedPart;
  reasons: { title: string; description: TextPart[] }[];
  evidence: { note: { label: string; text: string }; button: string; weight: string; weightLabel: string };
}

export function Reasons({ part, reasonsCaption, reasons, evidence }: ReasonsProps) {
  /** Something on this page that a visitor can check, one for each reason. */
  const shown = [
    <p key="note" className={`bright ${styles.note}`}>
      <b>{evidence.note.label}</b> {evidence.note.text}
    </p>,
    <span key="focus" className={styles.focus} aria-hidden="true">
      {evidence.button}
    </span>,
    <p key="weight">
      <b className={`type-line ${styles.weight}`}>{evidence.weight}</b> {evidence.weightLabel}
    </p>,
  ];
  return (
    <Section part={part} name={reasonsCaption}>
      <ul className={`ruled ${styles.reasons}`}>
        {reasons.map(({ title, description }, index) => (
          <li key={title} className="fifteen-columns">
            <h3 className="type-line">{title}</h3>
            <p>
              <LinkedText parts={description} />
            </p>
            <div className={styles.evidence}>{shown[index]}</div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
