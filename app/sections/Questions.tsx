import type { HomeText } from "../content/types.ts";
import { CountedSection } from "./CountedSection.tsx";
import styles from "./Questions.module.css";

/** Four questions. `name` makes the disclosures exclusive, without a script; an open one closes again. */
export function Questions({
  questionsCaption,
  questionsLine,
  questions,
}: Pick<HomeText, "questionsCaption" | "questionsLine" | "questions">) {
  return (
    <CountedSection
      from={9}
      to={13}
      part={3}
      caption={questionsCaption}
      line={questionsLine}
      captionAt="start"
      className={styles.section}
    >
      <div className={styles.questions}>
        {questions.map(({ question, answer }, index) => (
          <details key={question} name="questions">
            <summary>
              <span className="number" aria-hidden="true">
                {index + 10}
              </span>
              <h3>{question}</h3>
              <span className={styles.indicator} />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </CountedSection>
  );
}
