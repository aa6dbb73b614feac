import { type ColumnKey, columnKeys, isService } from "../../domain/brief.ts";
import { longest, longHeadline, surplus } from "../../domain/letters.ts";
import { counted } from "../../domain/phrases.ts";
import { fill } from "../../domain/template.ts";
import { type NamedLink, type NeedOption, useComposer } from "./composer-context.ts";
import { askedAs, type SheetView, shortened } from "./sheet-view.ts";
import styles from "./WrittenSheet.module.css";

/** The result of the answers: the visitor's words, and three columns of entries with a reason for each. */
export function WrittenSheet({ sheet }: { sheet: SheetView }) {
  const { data, answers } = useComposer();
  const { texts, services } = data;
  const task = shortened(answers.task, longest.task);
  const other = shortened(answers.other, longest.other);
  const { purpose } = answers;
  return (
    <>
      {task ? (
        <h3 className={styles.headline} dir="auto" data-long={surplus(task, longHeadline) > 0 || undefined}>
          {task}
        </h3>
      ) : (
        <p className={styles.blankHeadline}>{texts.sheet.emptyHeadline}</p>
      )}
      {isService(purpose) && (
        <p className={styles.service}>
          {services[purpose].summary} {texts.sheet.service.planNote}{" "}
          <a href={services[purpose].href}>
            {fill(texts.sheet.service.read, { service: services[purpose].title })}
          </a>
        </p>
      )}
      {purpose === "unsure" ? (
        <Pages sheet={sheet} />
      ) : (
        <div className={styles.columns}>
          {columnKeys.map((column) => (
            <Column key={column} column={column} sheet={sheet} />
          ))}
        </div>
      )}
      {other && (
        <p className={styles.other} dir="auto">
          <b>{texts.questions.other.inMessage}:</b> {other}
        </p>
      )}
    </>
  );
}

function Column({ column, sheet }: { column: ColumnKey; sheet: SheetView }) {
  const { data, answers } = useComposer();
  const { columns, task, movedFirst, movedWait } = data.texts.sheet;
  const needs = sheet.columns[column];
  const hasTask = column === "first" && sheet.hasTask;
  const reasonOf = (need: NeedOption) => {
    if (need.column === column) return need.reason;
    return column === "first" ? movedFirst : movedWait;
  };
  const isForMvp = askedAs(answers) === "mvp";
  return (
    <section className={styles.column} data-column={column}>
      <h3>{columns[column].name}</h3>
      {hasTask || needs.length > 0 ? (
        <ul>
          {hasTask && <Entry name={task.name} reason={task.reason} days={data.days.task} />}
          {needs.map((need) => (
            <Entry
              key={need.id}
              name={need.entry}
              reason={reasonOf(need)}
              days={column === "out" ? 0 : need.days}
              page={need.page}
            />
          ))}
        </ul>
      ) : (
        // `columns.out.empty` mentions the days of an MVP, so a service does not show it.
        <p className={styles.blank}>{(isForMvp || column !== "out") && columns[column].empty}</p>
      )}
    </section>
  );
}

interface EntryProps {
  name: string;
  reason: string;
  days?: number;
  page?: NamedLink;
}

function Entry({ name, reason, days = 0, page }: EntryProps) {
  const { locale, texts } = useComposer().data;
  return (
    <li>
      <h4 className="type-item">{name}</h4>
      <p>
        {reason} {page && <a href={page.href}>{page.title}</a>}
      </p>
      {days > 0 && (
        <small className={styles.cost}>
          <i data-span={days} />
          {counted(locale, texts.sheet.days, days)}
        </small>
      )}
    </li>
  );
}

/** For a visitor who is undecided: the pages that help to decide, with the reason. */
function Pages({ sheet }: { sheet: SheetView }) {
  const { headline, empty, ask } = useComposer().data.texts.sheet.unsure;
  return (
    <section className={styles.pages}>
      <h3>{headline}</h3>
      {sheet.doubts.length > 0 ? (
        <ul>
          {sheet.doubts.map(({ id, page, reason }) => (
            <li key={id}>
              <h4>
                <a href={page.href}>{page.title}</a>
              </h4>
              <p>{reason}</p>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.blank}>{empty}</p>
      )}
      <p className={styles.ask}>{ask}</p>
    </section>
  );
}
