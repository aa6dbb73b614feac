import type { HomeText } from "../content/schema.ts";
import { numberOf, type PlannedPart } from "../domain/page-plan.ts";
import { ItemNumber } from "../ui/ItemNumber.tsx";
import { CountedSection } from "./CountedSection.tsx";
import styles from "./Questions.module.css";

interface QuestionsProps extends Pick<HomeText, "questionsCaption" | "questionsLine" | "questions"> {
  part: PlannedPart;
}

/** Their common `name` lets the browser keep one open at a time, without a script. */
export function Questions({ part, questionsCaption, questionsLine, questions }: QuestionsProps) {
  return (
    <CountedSection part={part} caption={questionsCaption} line={questionsLine} heading="right">
      <div className={`ruled ${styles.questions}`}>
        {questions.map(({ question, answer }, index) => (
          <details key={question} name="questions">
            <summary>
              <ItemNumber>{numberOf(part, index)}</ItemNumber>
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
