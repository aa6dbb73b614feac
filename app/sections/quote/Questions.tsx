import type { ReactNode, Ref } from "react";
import { type QuestionKey, questionKeys } from "../../domain/brief.ts";
import { useComposer } from "./composer-context.ts";
import { DateQuestion } from "./DateQuestion.tsx";
import { ExistingQuestion } from "./ExistingQuestion.tsx";
import { NeedsQuestion } from "./NeedsQuestion.tsx";
import { PurposeQuestion } from "./PurposeQuestion.tsx";
import { Question } from "./Question.tsx";
import styles from "./Questions.module.css";
import { answersInWords, askedAs, type SheetView } from "./sheet-view.ts";
import { TextQuestion } from "./TextQuestion.tsx";
import type { OpenQuestion } from "./use-open-question.ts";

interface QuestionsProps {
  ref: Ref<HTMLElement>;
  /** Whether React has hydrated. Before that, the page contains only the first question. */
  isInteractive: boolean;
  sheet: SheetView;
  opening: OpenQuestion;
  /** Whether the browser stores the answers. */
  isKept: boolean;
  /** Called after the visitor answers the last question. */
  onDone: () => void;
}

/** At most one question is open at a time: docs/behaviour.md#quote */
export function Questions({ ref, isInteractive, sheet, opening, isKept, onDone }: QuestionsProps) {
  const { data, answers } = useComposer();
  const { form, questions } = data.texts;
  const { open, setOpen, summaries } = opening;
  const purpose = askedAs(answers);
  const words = answersInWords(data, answers, sheet);
  const asked: Record<QuestionKey, string> = {
    purpose: questions.purpose.question,
    task: questions.task.by[purpose].question,
    people: questions.people.by[purpose].question,
    existing: questions.existing.question,
    needs: questions.needs[purpose].question,
    when: questions.when.question,
  };
  const bodies: Record<QuestionKey, ReactNode> = {
    purpose: <PurposeQuestion />,
    task: <TextQuestion field="task" />,
    people: <TextQuestion field="people" />,
    existing: <ExistingQuestion />,
    needs: <NeedsQuestion sheet={sheet} />,
    when: <DateQuestion />,
  };

  function toggle(key: QuestionKey, isOpen: boolean) {
    setOpen((current) => (isOpen ? key : current === key ? undefined : current));
  }
  /** The next question without an answer: a visitor who changes one answer has answered the others. */
  function nextAfter(key: QuestionKey): QuestionKey | undefined {
    return questionKeys.slice(questionKeys.indexOf(key) + 1).find((next) => words[next] === "");
  }
  function goOn(from: QuestionKey) {
    const next = nextAfter(from);
    opening.goTo(next);
    if (!next) onDone();
  }

  const isOnPath = (key: QuestionKey | undefined) => key !== undefined && (key === open || words[key] !== "");
  return (
    // Not a form, because the page submits nothing: the answers become a message.
    <section className={styles.questions} aria-label={form.name} ref={ref}>
      {questionKeys.map((key, index) => (
        <Question
          key={key}
          number={index + 1}
          question={asked[key]}
          answer={words[key]}
          isOpen={key === open}
          path={[isOnPath(questionKeys[index - 1]), isOnPath(key), isOnPath(questionKeys[index + 1])]}
          onToggle={(isOpen) => toggle(key, isOpen)}
          onNext={() => goOn(key)}
          summaryRef={(element) => {
            summaries.current[key] = element;
          }}
          isLast={!nextAfter(key)}
        >
          {(isInteractive || index === 0) && bodies[key]}
        </Question>
      ))}
      <p className={`screen-only ${styles.kept}`}>
        {isKept ? data.texts.sheet.kept : data.texts.sheet.notKept}
      </p>
    </section>
  );
}
