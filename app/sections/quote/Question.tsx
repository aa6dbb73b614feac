import type { ReactNode, Ref } from "react";
import { longHeadline, surplus } from "../../domain/letters.ts";
import { Button } from "../../ui/Buttons.tsx";
import { useComposer } from "./composer-context.ts";
import styles from "./Questions.module.css";

interface QuestionProps {
  number: number;
  question: string;
  /** The visitor's answer in words, which replaces the question; empty without an answer. */
  answer: string;
  isOpen: boolean;
  /** Whether no later question lacks an answer. */
  isLast: boolean;
  /** Whether the path of ink covers the previous question, this one, and the next. */
  path: [boolean, boolean, boolean];
  onToggle: (isOpen: boolean) => void;
  onNext: () => void;
  summaryRef: Ref<HTMLElement>;
  children: ReactNode;
}

export function Question({ number, question, answer, isOpen, isLast, path, children, ...on }: QuestionProps) {
  const { form } = useComposer().data.texts;
  const [isAfterPath, isOnPath, isBeforePath] = path;
  return (
    <details
      className={styles.question}
      name="question"
      open={isOpen}
      data-path={isOnPath || undefined}
      data-path-starts={!isAfterPath || undefined}
      data-path-ends={!isBeforePath || undefined}
      onToggle={({ currentTarget }) => {
        // The visitor opened this question, which closed another: that may have moved this one out of the window. A
        // visitor who types fast may already be at its first control.
        if (currentTarget.open && !isOpen && !currentTarget.querySelector(":focus:not(summary)"))
          currentTarget.querySelector("summary")?.scrollIntoView({ block: "nearest" });
        on.onToggle(currentTarget.open);
      }}
    >
      <summary ref={on.summaryRef}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        {answer && !isOpen ? (
          <>
            <span className={styles.asked}>
              <span className="type-caption">{question}</span>
              <span
                className={`type-item ${styles.answer}`}
                data-long={surplus(answer, longHeadline) > 0 || undefined}
              >
                {answer}
              </span>
            </span>
            <span className={`screen-only ${styles.change}`}>{form.change}</span>
          </>
        ) : (
          <span className={`type-item ${styles.asked}`}>{question}</span>
        )}
      </summary>
      {/*
        Sends nothing: `method="dialog"` has no effect outside a dialog. Without `autocomplete`, browsers restore an old
        choice, which would count as the visitor's and replace a newer one.
      */}
      <form
        className={styles.body}
        method="dialog"
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          on.onNext();
        }}
      >
        {children}
        <Button type="submit" className={styles.next}>
          {isLast ? form.doneLast : form.done}
        </Button>
      </form>
    </details>
  );
}
