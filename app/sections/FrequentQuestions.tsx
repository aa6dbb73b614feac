import type { TextPart } from "../content/linked-text.server.ts";
import type { HomeText } from "../content/schema.ts";
import { numberOf, type PlannedPart } from "../domain/page-plan.ts";
import { ItemNumber } from "../ui/ItemNumber.tsx";
import { LinkedText } from "../ui/LinkedText.tsx";
import { CountedSection } from "./CountedSection.tsx";
import styles from "./FrequentQuestions.module.css";

interface FrequentQuestionsProps extends Pick<HomeText, "questionsCaption" | "questionsLine"> {
  part: PlannedPart;
  questions: QuestionAndAnswer[];
  /** The studio's additional answers. The page's count does not include them. */
  answers: QuestionAndAnswer[];
}

interface QuestionAndAnswer {
  question: string;
  answer: TextPart[];
}

/** The shared `name` makes the browser keep at most one question open, without a script. */
export function FrequentQuestions({
  part,
  questionsCaption,
  questionsLine,
  questions,
  answers,
}: FrequentQuestionsProps) {
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
