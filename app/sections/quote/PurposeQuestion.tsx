import type { Purpose } from "../../domain/brief.ts";
import { serviceKeys } from "../../domain/catalogue-keys.ts";
import { Cells, SpriteSymbol } from "../../ui/Drawings.tsx";
import { Choice } from "./Choice.tsx";
import { useComposer } from "./composer-context.ts";
import styles from "./Questions.module.css";
import { purposeName } from "./sheet-view.ts";
import { purposeField } from "./use-brief.ts";

const purposes: Purpose[] = ["mvp", ...serviceKeys, "unsure"];
/** People, drawn as head and shoulders, above the cells of the product. */
const product = ["F F F F F", "C C C C C", "0 0 0 0 0"];
/** One cell with empty cells around it. */
const open = [". . . . .", ". . F . .", ". . . . ."];

export function PurposeQuestion() {
  const { data, answers, change } = useComposer();
  const { question, hint, options } = data.texts.questions.purpose;
  const pictureOf = (purpose: Purpose) => {
    if (purpose === "mvp") return <Cells rows={product} />;
    return purpose === "unsure" ? <Cells rows={open} hasDots /> : <SpriteSymbol name={purpose} />;
  };
  return (
    <fieldset className={styles.choices}>
      <legend className="visually-hidden">{question}</legend>
      <p className={styles.hint}>{hint}</p>
      {purposes.map((purpose) => (
        <Choice
          key={purpose}
          type="radio"
          name={purposeField}
          value={purpose}
          checked={answers.purpose === purpose}
          onChange={() => change({ type: "answer", answers: { purpose } })}
          picture={pictureOf(purpose)}
          label={purposeName(data, purpose)}
          note={options[purpose].note}
        />
      ))}
    </fieldset>
  );
}
