import { isEmpty } from "../../domain/brief.ts";
import { useComposer } from "./composer-context.ts";
import styles from "./SheetLabel.module.css";
import type { useBrief } from "./use-brief.ts";

interface SheetLabelProps {
  brief: ReturnType<typeof useBrief>;
  isSent: boolean;
  onClear: () => void;
}

export function SheetLabel({ brief, isSent, onClear }: SheetLabelProps) {
  const { sheet } = useComposer().data.texts;
  const { answers, canUndo, clear, undo } = brief;
  const note = canUndo ? sheet.cleared : isSent ? sheet.sent : sheet.privacy;
  return (
    <div className={styles.label}>
      <h2>{sheet.name}</h2>
      <span>{sheet.guess}</span>
      <span className={`screen-only ${styles.note}`}>{note}</span>
      {(canUndo || !isEmpty(answers)) && (
        <button
          type="button"
          className={`screen-only ${styles.clear}`}
          onClick={() => {
            if (canUndo) return undo();
            clear();
            onClear();
          }}
        >
          {canUndo ? sheet.undo : sheet.clear}
        </button>
      )}
    </div>
  );
}
