import { Choice } from "./Choice.tsx";
import { useComposer } from "./composer-context.ts";
import styles from "./Questions.module.css";

export function ExistingQuestion() {
  const { data, answers, change } = useComposer();
  const { question, hint } = data.texts.questions.existing;
  return (
    <fieldset className={styles.choices}>
      <legend className="visually-hidden">{question}</legend>
      <p className={styles.hint}>{hint}</p>
      {data.existing.map(({ id, label }) => (
        <Choice
          key={id}
          type="checkbox"
          name="existing"
          value={id}
          checked={answers.existing.includes(id)}
          onChange={({ target }) => change({ type: "exists", id, isChosen: target.checked })}
          label={label}
        />
      ))}
    </fieldset>
  );
}
