import { useId } from "react";
import { useComposer } from "./composer-context.ts";
import questionStyles from "./Questions.module.css";
import { askedAs } from "./sheet-view.ts";
import { TextInput } from "./TextInput.tsx";

export function TextQuestion({ field }: { field: "task" | "people" }) {
  const { data, answers } = useComposer();
  const { task, people } = data.texts.questions;
  const id = useId();
  const asked = { task, people }[field].by[askedAs(answers)];
  return (
    <>
      <p className={questionStyles.hint} id={`${id}-hint`}>
        {asked.hint}
      </p>
      <TextInput
        field={field}
        rows={field === "task" ? 5 : 2}
        name={asked.question}
        describedBy={`${id}-hint`}
        help={field === "task" && task.help}
      />
    </>
  );
}
