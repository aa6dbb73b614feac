import { useId } from "react";
import { counted } from "../../domain/phrases.ts";
import { fill } from "../../domain/template.ts";
import { Choice } from "./Choice.tsx";
import { type NeedOption, type NeedPurpose, useComposer } from "./composer-context.ts";
import fieldStyles from "./Fields.module.css";
import styles from "./NeedsQuestion.module.css";
import questionStyles from "./Questions.module.css";
import { askedAs, type SheetView } from "./sheet-view.ts";
import { TextInput } from "./TextInput.tsx";

/** The sheet lists at most this many pages that help the visitor to decide. */
const mostDoubts = 2;

export function NeedsQuestion({ sheet }: { sheet: SheetView }) {
  const { data, answers, change } = useComposer();
  const purpose = askedAs(answers);
  const { question, hint } = data.texts.questions.needs[purpose];
  const otherId = useId();
  return (
    <fieldset className={questionStyles.choices}>
      <legend className="visually-hidden">{question}</legend>
      <p className={questionStyles.hint}>{hint}</p>
      {purpose === "unsure"
        ? data.doubts.map((doubt) => {
            const isChosen = sheet.doubts.includes(doubt);
            return (
              <Choice
                key={doubt.id}
                type="checkbox"
                checked={isChosen}
                disabled={!isChosen && sheet.doubts.length >= mostDoubts}
                onChange={() =>
                  change({ type: "need", purpose, id: doubt.id, column: isChosen ? undefined : "first" })
                }
                label={doubt.label}
              />
            );
          })
        : data.needs[purpose].map((need) => <NeedRow key={need.id} purpose={purpose} need={need} />)}
      <label className={fieldStyles.label} htmlFor={otherId}>
        {data.texts.questions.other.label}
      </label>
      <TextInput id={otherId} field="other" rows={1} help={data.texts.questions.other.help} />
      {sheet.over > 0 && (
        <p className={styles.spill}>
          <b>{counted(data.locale, data.texts.sheet.tooMuch, sheet.over)}</b> {data.texts.sheet.tooMuchNote}
        </p>
      )}
    </fieldset>
  );
}

/** A selected need is in its column. The visitor can move it between the first two columns. */
function NeedRow({ purpose, need }: { purpose: NeedPurpose; need: NeedOption }) {
  const { data, answers, change } = useComposer();
  const { columns, moveLegend } = data.texts.sheet;
  const column = answers.needs[purpose]?.[need.id];
  return (
    <div className={styles.need}>
      <Choice
        type="checkbox"
        checked={column !== undefined}
        onChange={({ target }) =>
          change({ type: "need", purpose, id: need.id, column: target.checked ? need.column : undefined })
        }
        label={need.label}
      />
      {column && need.column === "out" && <span className={styles.fixed}>{columns.out.name}</span>}
      {column && need.column !== "out" && (
        <fieldset className={styles.move}>
          <legend className="visually-hidden">{fill(moveLegend, { entry: need.entry })}</legend>
          {(["first", "wait"] as const).map((to) => (
            <label key={to}>
              <input
                type="radio"
                name={`move-${need.id}`}
                checked={column === to}
                onChange={() => change({ type: "need", purpose, id: need.id, column: to })}
              />
              <span>{columns[to].short}</span>
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}
