import { counted } from "../../domain/phrases.ts";
import { fill } from "../../domain/template.ts";
import { useComposer } from "./composer-context.ts";
import styles from "./Days.module.css";
import { freeDays, type SheetView } from "./sheet-view.ts";

/** One cell per day. An entry that goes first is a pill as long as its days; free days are dots. */
export function Days({ sheet }: { sheet: SheetView }) {
  const { data } = useComposer();
  const { texts, days, locale } = data;
  const { pills, free, over } = sheet;
  const taken = days.all - free.count;
  const names = [
    ...pills,
    ...(free.count > 0
      ? [{ id: "free", name: freeDays(data, sheet), from: free.from, span: free.count }]
      : []),
  ].sort((one, other) => one.from - other.from);
  return (
    <div className={styles.days}>
      <div
        className={`fifteen-columns ${styles.row}`}
        role="img"
        aria-label={fill(texts.sheet.daysTaken, { taken, total: days.all })}
      >
        {pills.map(({ id, from, span, isLaunch }) => (
          <i key={id} className={styles.pill} data-before={from} data-span={span} data-launch={isLaunch} />
        ))}
        {Array.from({ length: free.count }, (_, index) => free.from + index).map((day) => (
          <i key={day} className={styles.free} data-before={day} data-span={1} />
        ))}
        {over > 0 && <i className={styles.over} data-span={Math.min(over, days.all)} />}
      </div>
      <ol className={`fifteen-columns ${styles.names}`}>
        {names.map(({ id, name, from, span, ...pill }) => (
          <li
            key={id}
            data-before={from}
            data-span={span}
            data-kind={"isLaunch" in pill ? "launch" : id === "free" ? id : undefined}
          >
            {name}
          </li>
        ))}
      </ol>
      {over > 0 && (
        <p className={styles.spill}>
          <b>{counted(locale, texts.sheet.tooMuch, over)}</b> {texts.sheet.tooMuchNote}
        </p>
      )}
    </div>
  );
}
