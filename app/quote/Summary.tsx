import { formatCount, formatMoney } from "../content-model/phrases.ts";
import { fill } from "../content-model/template.ts";
import { LiveText } from "../ui/LiveText.tsx";
import chat from "./Message.module.css";
import shared from "./quote.module.css";
import type { QuoteData } from "./quote-data.server.ts";
import { isEmpty } from "./request.ts";
import styles from "./Summary.module.css";
import { type ColumnKey, columnKeys, computeRange, formatDays, type Need, type Summary } from "./summary.ts";
import type { RequestProps } from "./use-request.ts";

type SummaryProps = Pick<RequestProps, "data" | "summary">;

/** One cell per day, and the range of days and prices. An entry is a pill as long as its days; free days are dots. */
export function Days({ data, summary }: SummaryProps) {
  const { text, days } = data;
  const { pills, free, over } = summary;
  const why = summary.jobs.length > 0 && (
    <p className={`type-small ${styles.figure}`}>
      <LiveText>{explainDays(data, summary)}</LiveText>
    </p>
  );
  if (pills.length === 0) return why;
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
          total: formatDays(data, days.all),
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
            {id !== "free" && <i className={styles.mark} />}
            <LiveText>{name}</LiveText>
          </li>
        ))}
      </ol>
      <Figure data={data} summary={summary} />
      {why}
      {over > 0 && (
        <p className={`type-small ${styles.figure}`}>
          <b className="type-item">
            <LiveText>{fill(text.sheet.tooMuch, { days: formatDays(data, over) })}</LiveText>
          </b>{" "}
          <span>{text.sheet.tooMuchNote}</span>
        </p>
      )}
    </div>
  );
}

/** A longer text has a smaller font size. */
const longText = 60;
/** A longer task is only in its question and in the message. */
const longestHeadline = 180;

/** The summary of the request: the visitor's words, the chosen services, and a column for each kind of entry. */
export function RequestSummary({ data, request, summary }: RequestProps) {
  const { text, pages, terms } = data;
  const { unsure, jobs: words, daysWhy } = text.sheet;
  const { columns, doubts, jobs } = summary;
  const [task, other] = [request.task.trim(), request.other.trim()];
  const isSeveral = jobs.length > 1;
  const shown = columnKeys.filter((column) => columns[column].length > 0);
  return (
    <div className={styles.summary}>
      {!task && <p className={`screen-only ${shared.part} ${styles.blank}`}>{text.sheet.emptyHeadline}</p>}
      {task && task.length <= longestHeadline && (
        <h3
          className={`${shared.part} ${styles.headline}`}
          dir="auto"
          data-long={task.length > longText || undefined}
        >
          <LiveText>{task}</LiveText>
        </h3>
      )}
      {!request.kind && <p className={shared.part}>{text.head.after}</p>}
      {isEmpty(request) && <EmptySheet text={text} />}
      {/* The chosen services in the order in which they usually come, each with the reason to choose it. */}
      {jobs.length > 0 && (
        <section className={shared.part}>
          <h3>
            <LiveText>{isSeveral ? words.other : words.one}</LiveText>
          </h3>
          {isSeveral && <p className="type-small">{words.note}</p>}
          <Pages
            data={data}
            list={isSeveral ? "ol" : "ul"}
            pages={jobs.map((page) => ({ page, reason: pages[page]?.why }))}
          />
        </section>
      )}
      {request.kind === "unsure" && (
        <section className={shared.part}>
          {doubts.length > 0 ? <h3>{unsure.headline}</h3> : <p>{unsure.empty}</p>}
          {doubts.length > 0 && <Pages data={data} list="ul" pages={doubts} />}
          <p>{unsure.ask}</p>
        </section>
      )}
      {shown.length > 0 && (
        <div className={`${shared.beside} ${styles.columns}`}>
          {shown.map((column) => (
            <Column key={column} column={column} data={data} summary={summary} />
          ))}
        </div>
      )}
      {other && (
        <p className={shared.part} dir="auto">
          <b>{text.questions.other.inMessage}:</b> <LiveText>{other}</LiveText>
        </p>
      )}
      {request.kind === "mvp" && (
        <p className={`type-small ${shared.part}`}>
          {fill(daysWhy.mvp, { task: terms.estimate.task.days, launch: terms.estimate.launch.days })}
        </p>
      )}
    </div>
  );
}

/** Where what is written will be, in wide windows. */
function EmptySheet({ text }: Pick<QuoteData, "text">) {
  return (
    <div className={styles.empty} aria-hidden="true">
      <div className={`${shared.beside} ${styles.columns}`}>
        {columnKeys.map((column) => (
          <p key={column} className={`type-item ${shared.title} ${styles.column}`}>
            {text.sheet.columns[column].name}
          </p>
        ))}
      </div>
      <div className={chat.chat}>
        <div>
          <p className={`type-caption ${chat.caption}`}>{text.message.name}</p>
          <p className={`bright ${chat.bubble} ${styles.greeting}`}>{text.message.greeting.none}</p>
        </div>
      </div>
    </div>
  );
}

interface PagesProps extends Pick<RequestProps, "data"> {
  list: "ol" | "ul";
  pages: { page: string; reason?: string }[];
}

/** Pages of the site, each with the reason to read it. */
function Pages({ data, list: List, pages }: PagesProps) {
  return (
    <List className={styles.list}>
      {pages.map(({ page, reason }) => (
        <li key={page}>
          <h4 className={`type-item ${shared.entry}`}>
            <a href={data.pages[page]?.href}>{data.pages[page]?.title}</a>
          </h4>
          <p>{reason}</p>
        </li>
      ))}
    </List>
  );
}

function Column({ column, data, summary }: SummaryProps & { column: ColumnKey }) {
  const { columns, movedWait } = data.text.sheet;
  const chooseReason = (need: Need) => {
    // The choice already shows this reason.
    if (column === "first" && need.column === "wait") return "";
    return column === "wait" && need.column === "first" ? movedWait : need.reason;
  };
  const entries = summary.columns[column].map((need) => ({ ...need, reason: chooseReason(need) }));
  return (
    <section data-column={column}>
      <h3 className={shared.title}>{columns[column].name}</h3>
      <ul role="list" className={styles.list}>
        {entries.map(({ id, entry, reason, days, link }) => (
          <li key={id}>
            <h4 className={`type-item ${shared.entry}`}>{entry}</h4>
            {(reason || link) && (
              <p>
                <LiveText>{reason}</LiveText> {link && <a href={link.href}>{link.title}</a>}
              </p>
            )}
            {days > 0 && (
              <small className={styles.cost}>
                <i className={styles.mark} style={{ "--span": days }} />
                <span>{formatDays(data, days)}</span>
              </small>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How many days, and what they come to at the studio's rate. */
function Figure({ data, summary }: SummaryProps) {
  const { locale, rate, days, text } = data;
  const { daysCount, cost: costs } = text.sheet;
  const { from, to, cost } = computeRange(data, summary);
  const words = daysCount[days.areWorking ? "working" : "calendar"];
  const formatAmount = (value: number) => formatMoney(locale, rate?.currency ?? "", value);
  return (
    <p className={`type-small ${styles.figure}`}>
      <b className="type-item">
        <LiveText>{from < to ? fill(words.range, { from, to }) : formatCount(locale, words, from)}</LiveText>
      </b>{" "}
      {cost && rate && (
        <LiveText>
          {fill(rate.isSample ? costs.sample : costs.own, {
            rate: formatAmount(rate.perDay),
            cost:
              from < to
                ? fill(costs.range, { from: formatAmount(cost.from), to: formatAmount(cost.to) })
                : formatAmount(cost.from),
          })}
        </LiveText>
      )}
    </p>
  );
}

/** How the days of services come about, or why there are none. */
function explainDays({ text, pages }: QuoteData, { days, jobs }: Summary): string {
  const { service, several, open } = text.sheet.daysWhy;
  if (days > 0) return service;
  return jobs.length > 1 && jobs.some((job) => pages[job]?.steps) ? several : open;
}
