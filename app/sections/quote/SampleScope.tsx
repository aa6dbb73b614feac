import { ScopeEntries } from "../ScopeEntries.tsx";
import styles from "./SampleScope.module.css";
import type { SampleData } from "./sample-data.ts";

/** The column that goes first is the widest. */
const spans = [6, 5, 4];

export function SampleScope({ columns }: { columns: SampleData["scope"]["columns"] }) {
  return (
    <div className={styles.columns}>
      {columns.map(({ name, entries }, index) => (
        <div
          key={name}
          className={styles.column}
          data-span={spans[index]}
          data-first={index === 0 || undefined}
        >
          <h4>{name}</h4>
          <ScopeEntries entries={entries} />
        </div>
      ))}
    </div>
  );
}
