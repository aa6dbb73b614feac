import { useCallback, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type Answers, firstUnanswered, type QuestionKey } from "../../domain/brief.ts";

/** The question that is open. `goTo` also moves the focus to it. */
export function useOpenQuestion() {
  const [open, setOpen] = useState<QuestionKey | undefined>("purpose");
  const summaries = useRef<Partial<Record<QuestionKey, HTMLElement | null>>>({});
  const openFirstUnanswered = useCallback(
    (answers: Answers) => setOpen(firstUnanswered(answers, new Date())),
    [],
  );
  return {
    open,
    setOpen,
    openFirstUnanswered,
    summaries,
    goTo(key: QuestionKey | undefined) {
      // The question must be open before it can receive the focus.
      flushSync(() => setOpen(key));
      if (key) summaries.current[key]?.focus();
    },
  };
}
export type OpenQuestion = ReturnType<typeof useOpenQuestion>;
