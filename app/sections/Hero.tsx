import type { ReactNode } from "react";
import type { HomeText } from "../content-model/schema.ts";
import { useShell } from "../layout/use-shell.ts";
import { ChatCall } from "./ChatCall.tsx";
import styles from "./Hero.module.css";

interface HeroProps extends Pick<HomeText, "headline" | "lead"> {
  children?: ReactNode;
}

/** Each line of the headline fits fifteen columns up to this length: docs/design.md#how-headings-answer-to-words */
const longestLine = 24;

/** The splash covers the whole page below the bar and the contacts: docs/behaviour.md#splash-and-reveals */
export function Hero({ headline, lead, children }: HeroProps) {
  const shell = useShell();
  const lines = headline.split("\n");
  const isLong = lines.length > 2 || lines.some(({ length }) => length > longestLine);
  return (
    <section className={`fifteen-columns ${styles.hero}`}>
      {children}
      <div className={styles.splash} role="status">
        {shell.loading}
      </div>
      <h1 className={styles.headline} data-long={isLong || undefined}>
        {lines.map((line) => (
          <span key={line} className={styles.line}>
            {`${line} `}
          </span>
        ))}
      </h1>
      <p className={styles.lead}>{lead}</p>
      <div className={styles.actions}>
        <ChatCall layout="row" note={shell.quoteChatNote} compose={{ text: shell.composeFirst }}>
          {shell.requestConsultation}
        </ChatCall>
      </div>
    </section>
  );
}
