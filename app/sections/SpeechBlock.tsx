import type { ReactNode } from "react";
import styles from "./SpeechBlock.module.css";

interface SpeechBlockProps {
  /** Lime on the home page alone. */
  tone: "lime" | "bone";
  headline: string;
  /** What happens after the button is pressed: a paragraph, or numbered steps. */
  text: ReactNode;
  children: ReactNode;
}

/** The end of a page, in the shape of a speech bubble. */
export function SpeechBlock({ tone, headline, text, children }: SpeechBlockProps) {
  return (
    <div className={styles.block} data-tone={tone}>
      <h2>{headline}</h2>
      <div className={styles.act}>
        {text}
        <div className={styles.buttons}>{children}</div>
      </div>
    </div>
  );
}

/** The block as a section of its own, outside the count. */
export function ClosingCall({ text, ...props }: Omit<SpeechBlockProps, "tone" | "text"> & { text: string }) {
  return (
    <section className="fifteen-columns">
      <SpeechBlock tone="bone" text={<p>{text}</p>} {...props} />
    </section>
  );
}
