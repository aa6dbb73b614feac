import { counted, money } from "../domain/phrases.ts";
import { fill } from "../domain/template.ts";
import { LiveText } from "./LiveText.tsx";
import { type AnswersProps, longAnswer } from "./Questions.tsx";
import type { QuoteData } from "./quote-data.server.ts";
import styles from "./Sheet.module.css";
import { type ColumnKey, columnKeys, freeDays, type Need, type Sheet } from "./sheet.ts";

/** One cell per day, once an entry takes days. An entry is a pill as long as its days; free days are dots. */
export function Days({ data, sheet }: { data: QuoteData; sheet: Sheet }) {
  const { text, days } = data;
  const { pills, free, over } = sheet;
  if (pills.length === 0) return null;
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
        aria-label={fill(text.sheet.daysTaken, { taken: days.all - free.count, total: days.all })}
      >
        {pills.map(({ id, from, span, isLaunch }) => (
          <i
            key={id}
            className={styles.pill}
            style={{ "--before": from, "--span": span }}
            data-launch={isLaunch}
          />
        ))}
        {Array.from({ length: free.count }, (_, index) => free.from + index).map((day) => (
          <i key={day} className={styles.free} style={{ "--before": day, "--span": 1 }} />
        ))}
        {over > 0 && <i className={styles.over} style={{ "--span": Math.min(over, days.all) }} />}
      </div>
      <ol role="list" className={`fifteen-columns ${styles.names}`}>
        {names.map(({ id, name, from, span, ...pill }) => (
          <li
            key={id}
            style={{ "--before": from, "--span": span }}
            data-kind={"isLaunch" in pill ? "launch" : id === "free" ? id : undefined}
          >
            <LiveText>{name}</LiveText>
          </li>
        ))}
      </ol>
      {over > 0 && (
        <p className={styles.spill}>
          <b>
            <LiveText>{counted(data.locale, text.sheet.tooMuch, over)}</LiveText>
          </b>{" "}
          <span>{text.sheet.tooMuchNote}</span>
        </p>
      )}
    </div>
  );
}

/** What the answers come to: the visitor's words, the chosen services, and a column for each kind of entry. */
export function WrittenSheet({ data, request, sheet }: Omit<AnswersProps, "today">) {
  const { text } = data;
  const [task, other] = [request.task.trim(), request.other.trim()];
  const shown = columnKeys.filter(
    (column) => sheet.columns[column].length > 0 || (column === "first" && sheet.hasTask),
  );
  return (
    <>
      {task ? (
        <h3 className={styles.headline} dir="auto" data-long={task.length > longAnswer || undefined}>
          <LiveText>{task}</LiveText>
        </h3>
      ) : (
        <p className={styles.blankHeadline}>{text.sheet.emptyHeadline}</p>
      )}
      {!request.kind && <p className={styles.after}>{text.head.after}</p>}
      {sheet.jobs.length > 0 && <Jobs data={data} sheet={sheet} />}
      {request.kind === "unsure" && <Pages data={data} sheet={sheet} />}
      {shown.length > 0 && (
        <div className={styles.columns} style={{ "--shown": shown.length }}>
          {shown.map((column) => (
            <Column key={column} column={column} data={data} sheet={sheet} />
          ))}
        </div>
      )}
      {other && (
        <p className={styles.other} dir="auto">
          <b>{text.questions.other.inMessage}:</b>{" "}
          <span>
            <LiveText>{other}</LiveText>
          </span>
        </p>
      )}
      {sheet.days > 0 && <Cost data={data} sheet={sheet} isProduct={request.kind === "mvp"} />}
    </>
  );
}

/** The chosen services in the order in which they usually come, each with the reason to choose it. */
function Jobs({ data, sheet }: { data: QuoteData; sheet: Sheet }) {
  const { jobs, service } = data.text.sheet;
  const isSeveral = sheet.jobs.length > 1;
  const List = isSeveral ? "ol" : "ul";
  return (
    <section className={styles.jobs}>
      <h3>
        <LiveText>{isSeveral ? jobs.other : jobs.one}</LiveText>
      </h3>
      {isSeveral && <p>{jobs.note}</p>}
      <List>
        {sheet.jobs.map((job) => (
          <li key={job}>
            <h4 className="type-item">
              <a href={data.pages[job]?.href}>{data.pages[job]?.title}</a>
            </h4>
            <p>{data.pages[job]?.why}</p>
          </li>
        ))}
      </List>
      {sheet.pills.length > 0 && <p>{service.planNote}</p>}
    </section>
  );
}

function Column({ column, data, sheet }: { column: ColumnKey; data: QuoteData; sheet: Sheet }) {
  const { columns, task, movedWait } = data.text.sheet;
  const taskDays = data.terms.plan.task.days;
  const reasonOf = (need: Need) => (column === "wait" && need.column === "first" ? movedWait : need.reason);
  return (
    <section className={styles.column} data-column={column}>
      <h3>{columns[column].name}</h3>
      <ul role="list">
        {column === "first" && sheet.hasTask && (
          <Entry
            data={data}
            name={task.name}
            reason={fill(task.reason, { days: taskDays })}
            days={taskDays}
          />
        )}
        {sheet.columns[column].map((need) => (
          <Entry
            key={need.id}
            data={data}
            name={need.entry}
            // Why it should wait is said at the choice, and the visitor has decided.
            reason={column === "first" && need.column === "wait" ? "" : reasonOf(need)}
            days={column === "apart" ? 0 : need.days}
            page={need.page ? data.pages[need.page] : undefined}
          />
        ))}
      </ul>
    </section>
  );
}

interface EntryProps {
  data: QuoteData;
  name: string;
  reason: string;
  days: number;
  page?: { title: string; href: string };
}

function Entry({ data, name, reason, days, page }: EntryProps) {
  return (
    <li>
      <h4 className="type-item">{name}</h4>
      {(reason || page) && (
        <p>
          <LiveText>{reason}</LiveText> {page && <a href={page.href}>{page.title}</a>}
        </p>
      )}
      {days > 0 && (
        <small className={styles.cost}>
          <i style={{ "--span": days }} />
          <span>{counted(data.locale, data.text.sheet.days, days)}</span>
        </small>
      )}
    </li>
  );
}

/** For a visitor who is undecided: the pages that help to decide, with the reason. */
function Pages({ data, sheet }: { data: QuoteData; sheet: Sheet }) {
  const { headline, empty, ask } = data.text.sheet.unsure;
  return (
    <section className={styles.jobs}>
      {sheet.doubts.length > 0 ? (
        <>
          <h3>{headline}</h3>
          <ul role="list">
            {sheet.doubts.map(({ id, page, reason }) => (
              <li key={id}>
                <h4 className="type-item">
                  <a href={data.pages[page]?.href}>{data.pages[page]?.title}</a>
                </h4>
                <p>{reason}</p>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>{empty}</p>
      )}
      <p>{ask}</p>
    </section>
  );
}

/** The days, how they come about, and what they come to at the studio's rate. */
function Cost({ data, sheet, isProduct }: { data: QuoteData; sheet: Sheet; isProduct: boolean }) {
  const { locale, rate, terms, days: rules, text } = data;
  const { daysCount, daysWhy, cost, guess } = text.sheet;
  const days = (count: number) => counted(locale, text.sheet.days, count);
  const { task, launch, detail } = terms.plan;
  const why = isProduct
    ? fill(daysWhy.mvp, { task: days(task.days), launch: days(launch.days) })
    : fill(daysWhy.part, { service: days(rules.all), detail: days(detail.days) });
  const amount = (value: number) => money(locale, rate?.currency ?? "", value);
  return (
    <section className={styles.figure}>
      <h3>
        <LiveText>
          {counted(locale, daysCount[rules.areWorking ? "working" : "calendar"], sheet.days)}
        </LiveText>
      </h3>
      {sheet.cost && rate && (
        <p className={styles.amount}>
          <LiveText>
            {`${fill(rate.isSample ? cost.sample : cost.own, {
              from: amount(sheet.cost.from),
              to: amount(sheet.cost.to),
            })} ${cost.note}`}
          </LiveText>
        </p>
      )}
      <p>
        <LiveText>{why}</LiveText> <span>{guess}</span>
      </p>
    </section>
  );
}
