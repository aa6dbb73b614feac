import type { ReactNode } from "react";
import styles from "./CountedSection.module.css";

interface CountedSectionProps {
  /** Cells of the fifteen that this section lights: after `from`, up to `to`. */
  from: number;
  to: number;
  /** Which of the page's parts it is, for the progress on the bar; left out where the page does not count. */
  part?: 1 | 2 | 3 | 4;
  /** SPEC's name for the section; it opens the heading's accessible name. */
  caption: string;
  /** The design's own line, in the same heading. */
  line?: string;
  /** Where the caption stands on wide screens when its first cell is too far right for it. */
  captionAt?: "start" | "end";
  /** The first section under a page's head stands closer to it. */
  isFirst?: boolean;
  className?: string;
  children: ReactNode;
}

/** A section under a rule of fifteen cells; its heading starts at the column of the first lit one. */
export function CountedSection({
  from,
  to,
  part,
  caption,
  line,
  captionAt,
  isFirst,
  className = "",
  children,
}: CountedSectionProps) {
  return (
    <section
      className={`fifteen-columns ${styles.section} ${className}`}
      data-from={from}
      data-to={to}
      data-part={part}
      data-caption-at={captionAt}
      data-first={isFirst}
    >
      <h2 className={styles.heading}>
        <span className={styles.caption}>
          {to > from && (
            <b aria-hidden="true">
              {from + 1}–{to}
            </b>
          )}
          {caption}
        </span>{" "}
        {line && (
          <span className={styles.line}>
            <span>{line}</span>
          </span>
        )}
      </h2>
      {children}
    </section>
  );
}
