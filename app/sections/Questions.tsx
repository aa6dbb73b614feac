import type { TextPart } from "../content/linked-text.server.ts";
import type { HomeText } from "../content/schema.ts";
import { numberOf, type PlannedPart } from "../domain/page-plan.ts";
import { ItemNumber } from "../ui/ItemNumber.tsx";
import { LinkedText } from "../ui/LinkedText.tsx";
import { CountedSection } from "./CountedSection.tsx";
import styles from "./Questions.module.css";

interface QuestionsProps extends Pick<HomeText, "questionsCaption" | "questionsLine"> {
  part: PlannedPart;
  questions: QuestionAndAnswer[];
  /** What the studio has answered besides. They are outside of the page's count. */
  answers: QuestionAndAnswer[];
}

interface QuestionAndAnswer {
  question: string;
  answer: TextPart[];
}

/** Their common `name` lets the browser keep one open at a time, without a script. */
export function Questions({ part, questionsCaption, questionsLine, questions, answers }: QuestionsProps) {
  return (
    <CountedSection part={part} caption={questionsCaption} line={questionsLine} heading="right">
      <div className={`ruled ${styles.questions}`}>
        {[...questions, ...answers].map(({ question, answer }, index) => (
          <details key={question} name="questions">
            <summary>
              <ItemNumber>{index < questions.length ? numberOf(part, index) : undefined}</ItemNumber>
              <h3>{question}</h3>
              <span className={styles.indicator} />
            </summary>
            <p>
              <LinkedText parts={answer} />
            </p>
          </details>
        ))}
      </div>
    </CountedSection>
  );
}
