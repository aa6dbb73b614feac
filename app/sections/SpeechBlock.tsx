import type { ReactNode } from "react";
import styles from "./SpeechBlock.module.css";

interface SpeechBlockProps {
  /** Lime once on the site, on the home page; bone wherever else a page closes. */
  tone: "lime" | "bone";
  headline: string;
  /** What happens after the button: a paragraph, or numbered steps. */
  text: ReactNode;
  /** The buttons. */
  children: ReactNode;
}

/** The speech bubble at the end of a page: three round corners and a square one. */
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

/** The block on its own, outside the count. */
export function ClosingCall({ text, ...props }: Omit<SpeechBlockProps, "tone" | "text"> & { text: string }) {
  return (
    <section className={`fifteen-columns ${styles.closing}`}>
      <SpeechBlock tone="bone" text={<p>{text}</p>} {...props} />
    </section>
  );
}
