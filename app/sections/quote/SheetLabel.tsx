import { isEmpty } from "../../domain/request.ts";
import { useComposer } from "./composer-context.ts";
import styles from "./SheetLabel.module.css";
import type { useRequest } from "./use-request.ts";

interface SheetLabelProps {
  request: ReturnType<typeof useRequest>;
  isSent: boolean;
}

export function SheetLabel({ request, isSent }: SheetLabelProps) {
  const { sheet } = useComposer().data.texts;
  const { answers, isKept, canUndo, clear, undo } = request;
  const note = canUndo ? sheet.cleared : isSent ? sheet.sent : isKept ? sheet.privacy : sheet.notKept;
  return (
    <div className={styles.label}>
      <h2>{sheet.name}</h2>
      <span className={styles.guess}>{sheet.guess}</span>
      <span className={styles.note}>{note}</span>
      {(canUndo || !isEmpty(answers)) && (
        <button type="button" className={`screen-only ${styles.clear}`} onClick={canUndo ? undo : clear}>
          {canUndo ? sheet.undo : sheet.clear}
        </button>
      )}
    </div>
  );
}
