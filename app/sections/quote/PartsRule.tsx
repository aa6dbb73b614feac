import type { PlannedPart } from "../../domain/page-plan.ts";
import styles from "./PartsRule.module.css";
import { anchors } from "./sheet-view.ts";

interface PartsRuleProps {
  part: PlannedPart;
  name: string;
  /** The page's other part, which the first rule also shows. */
  other?: { part: PlannedPart; name: string };
}

export function PartsRule({ part, name, other }: PartsRuleProps) {
  return (
    <div
      className={`cell-rule ${styles.rule}`}
      data-before={part.before}
      data-to={part.to}
      data-total={part.total}
      data-first={other && ""}
    >
      <p className="type-caption" data-before={part.before} data-span={part.count}>
        <Range part={part} /> <span>{name}</span>
      </p>
      {other && (
        <p className="type-caption" data-before={other.part.before} data-span={other.part.count}>
          <a href={`#${anchors.whole}`}>
            <Range part={other.part} /> <span>{other.name}</span>
            <svg viewBox="0 0 8 8" aria-hidden="true">
              <path d="M0 0h8v8a8 8 0 0 1-8-8z" />
            </svg>
          </a>
        </p>
      )}
    </div>
  );
}

function Range({ part }: { part: PlannedPart }) {
  return (
    <b aria-hidden="true">
      {part.before + 1}–{part.to}
    </b>
  );
}
