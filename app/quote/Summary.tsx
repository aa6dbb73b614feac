import { formatCount, formatMoney } from "../domain/phrases.ts";
import { fill } from "../domain/template.ts";
import { LiveText } from "../ui/LiveText.tsx";
import chat from "./Message.module.css";
import { longAnswer } from "./Questions.tsx";
import type { QuoteData } from "./quote-data.server.ts";
import { isEmpty } from "./request.ts";
import styles from "./Summary.module.css";
import { type ColumnKey, columnKeys, countedDays, type Need, rangeOf, type Summary } from "./summary.ts";
import type { AnswersProps } from "./use-request.ts";

/** One cell per day, and the range of days and prices. An entry is a pill as long as its days; free days are dots. */
export function Days({ data, request, summary }: AnswersProps) {
  const { text, days } = data;
  const { pills, free, over } = summary;
  const why = request.kind === "part" && whyOf(data, summary);
  if (pills.length === 0)
    return summary.jobs.length > 0 && <p className={styles.figure}>{why && <LiveText>{why}</LiveText>}</p>;
  const freeName = fill(text.sheet.freeDays, { days: free.count });
  const names = [...pills, { id: "free", name: freeName, from: free.from, span: free.count }]
    .filter(({ span }) => span > 0)
    .toSorted((one, other) => one.from - other.from);
  return (
    <div className={styles.days}>
      <div
        className={`fifteen-columns ${styles.row}`}
        role="img"
        aria-label={fill(text.sheet.daysTaken, {
          taken: days.all - free.count,
          total: countedDays(data, days.all),
        })}
      >
        {pills.map(({ id, from, span }) => (
          <i key={id} className={styles.pill} style={{ "--before": from, "--span": span }} data-kind={id} />
        ))}
        {Array.from({ length: free.count }, (_, index) => free.from + index).map((day) => (
          <i key={day} className={styles.free} style={{ "--before": day, "--span": 1 }} />
        ))}
      </div>
      <ol role="list" className={`fifteen-columns ${styles.names}`}>
        {names.map(({ id, name, from, span }) => (
          <li key={id} style={{ "--before": from, "--span": span }} data-kind={id}>
            <LiveText>{name}</LiveText>
          </li>
        ))}
      </ol>
      <Figure data={data} summary={summary} />
      {why && (
        <p className={styles.figure}>
          <LiveText>{why}</LiveText>
        </p>
      )}
      {over > 0 && (
        <p className={styles.spill}>
          <b>
            <LiveText>{fill(text.sheet.tooMuch, { days: countedDays(data, over) })}</LiveText>
          </b>{" "}
          <span>{text.sheet.tooMuchNote}</span>
        </p>
      )}
    </div>
  );
}

/** A longer answer is only in its question and in the message. */
const longestHeadline = 180;

/** The summary of the answers: the visitor's words, the chosen services, and a column for each kind of entry. */
export function RequestSummary({ data, request, summary }: AnswersProps) {
  const { text } = data;
  const { unsure } = text.sheet;
  const [task, other] = [request.task.trim(), request.other.trim()];
  const isProduct = request.kind === "mvp";
  const shown = columnKeys.filter(
    (column) => summary.columns[column].length > 0 || (column === "first" && isProduct),
  );
  return (
    <>
      {!task && <p className={styles.blankHeadline}>{text.sheet.emptyHeadline}</p>}
      {task && task.length <= longestHeadline && (
        <h3 className={styles.headline} dir="auto" data-long={task.length > longAnswer || undefined}>
          <LiveText>{task}</LiveText>
        </h3>
      )}
      {!request.kind && <p className={styles.after}>{text.head.after}</p>}
      {isEmpty(request) && <EmptySheet text={text} />}
      {summary.jobs.length > 0 && <Jobs data={data} summary={summary} />}
      {request.kind === "unsure" && (
        <section className={styles.block}>
          {summary.doubts.length > 0 ? <h3>{unsure.headline}</h3> : <p>{unsure.empty}</p>}
          <Pages data={data} pages={summary.doubts} />
          <p>{unsure.ask}</p>
        </section>
      )}
      {shown.length > 0 && (
        <div className={styles.columns} style={{ "--shown": shown.length }}>
          {shown.map((column) => (
            <Column key={column} column={column} data={data} summary={summary} isProduct={isProduct} />
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
      {isProduct && (
        <p className={styles.why}>
          <LiveText>
            {fill(text.sheet.daysWhy.mvp, {
              task: data.terms.plan.task.days,
              launch: data.terms.plan.launch.days,
            })}
          </LiveText>
        </p>
      )}
    </>
  );
}

/** Where what is written will be, in wide windows. */
function EmptySheet({ text }: Pick<QuoteData, "text">) {
  return (
    <div className={styles.empty} aria-hidden="true">
      <div className={styles.columns} style={{ "--shown": columnKeys.length }}>
        {columnKeys.map((column) => (
          <p key={column} className={`type-item ${styles.column}`}>
            {text.sheet.columns[column].name}
          </p>
        ))}
      </div>
      <div className={chat.chat}>
        <div>
          <p className={chat.caption}>{text.message.name}</p>
          <p className={`bright ${chat.bubble}`}>{text.message.greeting.none}</p>
        </div>
      </div>
    </div>
  );
}

/** The chosen services in the order in which they usually come, each with the reason to choose it. */
function Jobs({ data, summary }: { data: QuoteData; summary: Summary }) {
  const { jobs } = data.text.sheet;
  const isSeveral = summary.jobs.length > 1;
  return (
    <section className={styles.block}>
      <h3>
        <LiveText>{isSeveral ? jobs.other : jobs.one}</LiveText>
      </h3>
      {isSeveral && <p>{jobs.note}</p>}
      <Pages
        data={data}
        pages={summary.jobs.map((page) => ({ page, reason: data.pages[page]?.why ?? "" }))}
        isOrdered={isSeveral}
      />
    </section>
  );
}

interface PagesProps {
  data: QuoteData;
  pages: { page: string; reason: string }[];
  isOrdered?: boolean;
}

/** Pages of the site, each with the reason to read it. */
function Pages({ data, pages, isOrdered }: PagesProps) {
  const List = isOrdered ? "ol" : "ul";
  if (pages.length === 0) return null;
  return (
    <List>
      {pages.map(({ page, reason }) => (
        <li key={page}>
          <h4 className="type-item">
            <a href={data.pages[page]?.href}>{data.pages[page]?.title}</a>
          </h4>
          <p>{reason}</p>
        </li>
      ))}
    </List>
  );
}

interface ColumnProps {
  column: ColumnKey;
  data: QuoteData;
  summary: Summary;
  isProduct: boolean;
}

function Column({ column, data, summary, isProduct }: ColumnProps) {
  const { columns, task, movedWait } = data.text.sheet;
  const taskDays = data.terms.plan.task.days;
  const reasonOf = (need: Need) => {
    // The choice already shows this reason.
    if (column === "first" && need.column === "wait") return "";
    return column === "wait" && need.column === "first" ? movedWait : need.reason;
  };
  const entries = summary.columns[column].map((need) => ({
    ...need,
    reason: reasonOf(need),
    page: need.page ? data.pages[need.page] : undefined,
  }));
  const ofTask = {
    id: "task",
    entry: task.name,
    reason: fill(task.reason, { days: countedDays(data, taskDays) }),
    days: taskDays,
    page: undefined,
  };
  return (
    <section className={styles.column} data-column={column}>
      <h3>{columns[column].name}</h3>
      <ul role="list">
        {[...(column === "first" && isProduct ? [ofTask] : []), ...entries].map(
          ({ id, entry, reason, days, page }) => (
            <li key={id}>
              <h4 className="type-item">{entry}</h4>
              {(reason || page) && (
                <p>
                  <LiveText>{reason}</LiveText> {page && <a href={page.href}>{page.title}</a>}
                </p>
              )}
              {days > 0 && (
                <small className={styles.cost}>
                  <i style={{ "--span": days }} />
                  <span>{countedDays(data, days)}</span>
                </small>
              )}
            </li>
          ),
        )}
      </ul>
    </section>
  );
}

/** How many days, and what they come to at the studio's rate. */
function Figure({ data, summary }: { data: QuoteData; summary: Summary }) {
  const { locale, rate, days, text } = data;
  const { daysCount, cost: costs } = text.sheet;
  const { from, to, cost } = rangeOf(data, summary);
  const words = daysCount[days.areWorking ? "working" : "calendar"];
  const amount = (value: number) => formatMoney(locale, rate?.currency ?? "", value);
  return (
    <p className={styles.figure}>
      <b>
        <LiveText>{from < to ? fill(words.range, { from, to }) : formatCount(locale, words, from)}</LiveText>
      </b>{" "}
      {cost && rate && (
        <LiveText>
          {fill(rate.isSample ? costs.sample : costs.own, {
            rate: amount(rate.perDay),
            cost:
              from < to
                ? fill(costs.range, { from: amount(cost.from), to: amount(cost.to) })
                : amount(cost.from),
          })}
        </LiveText>
      )}
    </p>
  );
}

/** How the days of services come about, or why there are none. */
function whyOf({ text, pages }: QuoteData, { days, jobs }: Summary): string {
  const { service, several, open } = text.sheet.daysWhy;
  if (days > 0) return service;
  return jobs.length > 1 && jobs.some((job) => pages[job]?.plan) ? several : open;
}
