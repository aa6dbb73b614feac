import type { ReactNode } from "react";
import styles from "./SpeechBlock.module.css";

interface SpeechBlockProps {
  tone: "lime" | "bone";
  headline: string;
  text: ReactNode;
  children: ReactNode;
}

export function SpeechBlock({ tone, headline, text, children }: SpeechBlockProps) {
  return (
    <div className={`bright ${styles.block}`} data-tone={tone}>
      <h2>{headline}</h2>
      <div className={styles.act}>
        {text}
        <div className={styles.buttons}>{children}</div>
      </div>
    </div>
  );
}
