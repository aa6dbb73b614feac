import type { ReactNode } from "react";
import type { HeadlineLines } from "../content/types.ts";
import styles from "./SpeechBlock.module.css";

interface SpeechBlockProps {
  /** Lime once on the site, on the home page; bone wherever else a page closes. */
  tone: "lime" | "bone";
  headline: HeadlineLines;
  text: string;
  /** The buttons. */
  children: ReactNode;
}

/** The speech bubble at the end of a page: three round corners and a square one. */
export function SpeechBlock({ tone, headline, text, children }: SpeechBlockProps) {
  return (
    <div className={styles.block} data-tone={tone}>
      <h2>
        {headline.map((line) => (
          <span key={line}>{line} </span>
        ))}
      </h2>
      <div className={styles.act}>
        <p>{text}</p>
        <div className={styles.buttons}>{children}</div>
      </div>
    </div>
  );
}

/** The block on its own, outside the count. */
export function ClosingCall(props: Omit<SpeechBlockProps, "tone">) {
  return (
    <section className={`fifteen-columns ${styles.closing}`}>
      <SpeechBlock tone="bone" {...props} />
    </section>
  );
}
