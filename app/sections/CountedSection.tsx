import type { ReactNode } from "react";
import type { PlannedPart } from "../domain/page-plan.ts";
import { SteadyText } from "../ui/SteadyText.tsx";
import styles from "./CountedSection.module.css";

interface CountedSectionProps {
  part?: PlannedPart;
  caption: string;
  line?: string;
  /** Small print: beside the heading if the heading starts further right, otherwise at the end of the section. */
  note?: ReactNode;
  heading?: "left" | "right";
  isFirst?: boolean;
  children: ReactNode;
}

export function CountedSection({
  part,
  caption,
  line,
  note,
  heading,
  isFirst,
  children,
}: CountedSectionProps) {
  return (
    <section
      className={`fifteen-columns cell-rule ${styles.section}`}
      data-before={part?.before ?? 0}
      data-to={part?.to}
      data-total={part?.total}
      data-part={part?.position}
      data-heading={heading}
      data-first={isFirst}
    >
      <h2 className={`fifteen-columns ${styles.heading}`}>
        <span className={`type-caption ${styles.caption}`}>
          {part && (
            <b aria-hidden="true">
              {part.before + 1}–{part.to}
            </b>
          )}
          {caption}
        </span>{" "}
        {line && (
          <span className={styles.line}>
            {/* The fonts have loaded before a visitor scrolls to a later section. */}
            {isFirst ? <SteadyText isDisplay>{line}</SteadyText> : line}
          </span>
        )}
      </h2>
      {children}
      {note && <small className={`type-small ${styles.note}`}>{note}</small>}
    </section>
  );
}
