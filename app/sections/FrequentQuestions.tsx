import type { TextPart } from "../content-model/linked-text.server.ts";
import styles from "./FrequentQuestions.module.css";
import { LinkedText } from "./LinkedText.tsx";
import lists from "./Lists.module.css";

interface FrequentQuestionsProps {
  questions: { question: string; answer: TextPart[] }[];
  /** The studio's other answers. */
  moreQuestions: { title: string; href: string } | false;
}

/** The shared `name` makes the browser keep at most one question open, without a script. */
export function FrequentQuestions({ questions, moreQuestions }: FrequentQuestionsProps) {
  return (
    <>
      <div className={`${lists.ruled} ${styles.questions}`}>
        {questions.map(({ question, answer }) => (
          <details key={question} name="questions">
            <summary>
              <h3>{question}</h3>
              <span className={`screen-only ${styles.indicator}`} />
            </summary>
            <p>
              <LinkedText parts={answer} />
            </p>
          </details>
        ))}
      </div>
      {moreQuestions && (
        <a className={`screen-only ${styles.more}`} href={moreQuestions.href}>
          {moreQuestions.title}
        </a>
      )}
    </>
  );
}
