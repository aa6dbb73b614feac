import type { ReactNode } from "react";
import type { PlannedPart } from "../domain/page-plan.ts";
import styles from "./CountedSection.module.css";

interface CountedSectionProps {
  /** The section's place in the page's plan; left out where it stands outside the count. */
  part?: PlannedPart;
  /** The section's name; it opens the heading's accessible name. */
  caption: string;
  /** The heading's own sentence. */
  line?: string;
  /** Where the heading stands on wide screens: over the section, or in the columns left or right of it. */
  heading?: "above" | "left" | "right";
  /** The first section under a page's head stands closer to it. */
  isFirst?: boolean;
  className?: string;
  children: ReactNode;
}

/** A section under a rule with a cell for each item of the page; its heading starts at the first lit one. */
export function CountedSection({
  part,
  caption,
  line,
  heading = "above",
  isFirst,
  className = "",
  children,
}: CountedSectionProps) {
  return (
    <section
      className={`fifteen-columns ${styles.section} ${className}`}
      data-from={part?.from ?? 0}
      data-to={part?.to}
      data-total={part?.total}
      data-part={part?.position}
      data-heading={heading}
      data-first={isFirst}
    >
      <h2 className={styles.heading}>
        <span className={styles.caption}>
          {part && (
            <b aria-hidden="true">
              {part.from + 1}–{part.to}
            </b>
          )}
          {caption}
        </span>{" "}
        {line && <span className={styles.line}>{line}</span>}
      </h2>
      {children}
    </section>
  );
}
