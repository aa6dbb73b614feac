import type { ReactNode } from "react";
import styles from "./SpeechBlock.module.css";

interface SpeechBlockProps {
  tone: "lime" | "bone";
  headline: string;
  /** A sentence, or steps. */
  text: string | string[];
  children: ReactNode;
}

export function SpeechBlock({ tone, headline, text, children }: SpeechBlockProps) {
  return (
    <div className={`bright ${styles.block}`} data-tone={tone}>
      <h2>{headline}</h2>
      <div className={styles.act}>
        {typeof text === "string" ? (
          <p className={styles.text}>{text}</p>
        ) : (
          <ol role="list" className={styles.text}>
            {text.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        )}
        <div className={styles.buttons}>{children}</div>
      </div>
    </div>
  );
}
