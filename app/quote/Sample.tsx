import { Fragment, type ReactNode } from "react";
import { fill } from "../content-model/template.ts";
import shared from "./quote.module.css";
import type { QuoteData } from "./quote-data.server.ts";
import { requestId } from "./request.ts";
import styles from "./Sample.module.css";

type SampleData = QuoteData["sample"];
type Shown<Key extends keyof SampleData> = Exclude<SampleData[Key], false | undefined>;

/** One whole quote for an invented client. */
export function Sample({ sample }: { sample: SampleData }) {
  const { scope, calendar, hours, people, price, late, terms } = sample;
  return (
    <>
      <div className={`fifteen-columns ${shared.head} ${styles.intro}`}>
        <h2>{sample.line}</h2>
        <p className={shared.lead}>{sample.contains}</p>
      </div>
      <figure className={`bright sheet ${styles.sample}`}>
        <figcaption className={`spread type-small ${shared.label}`}>
          <b>{sample.label}</b> <span>{sample.product}</span>
        </figcaption>
        <Part title={scope.title}>
          <div className={`${shared.beside} ${styles.scope}`}>
            {scope.columns.map(({ name, entries }) => (
              <div key={name}>
                <h4 className={`type-item ${shared.title}`}>{name}</h4>
                <dl className={styles.list}>
                  {entries.map(({ name, reason }) => (
                    <Fragment key={name}>
                      <dt className={`type-item ${shared.entry}`}>{name}</dt>
                      <dd>{reason}</dd>
                    </Fragment>
                  ))}
                </dl>
              </div>
            ))}
          </div>
        </Part>
        {calendar && <Calendar calendar={calendar} />}
        {hours && <Hours {...hours} />}
        {people && <Part {...people} />}
        {price && <Price {...price} />}
        {late && <Part {...late} />}
        <div className={`${shared.beside} ${styles.terms}`}>
          {terms.map(({ title, figure, lines }) => (
            <section key={title}>
              <h3>{title}</h3>
              <p className={styles.figure}>{figure}</p>
              <div className={styles.sentences}>
                {lines.map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </div>
            </section>
          ))}
        </div>
        <a className={"screen-only type-item sheet-link"} href={`#${requestId}`}>
          {sample.back}
        </a>
      </figure>
    </>
  );
}

interface PartProps {
  title: string;
  note?: string;
  lines?: { name: string; text: string }[];
  children?: ReactNode;
}

function Part({ title, note, lines, children }: PartProps) {
  return (
    <section>
      <div className={styles.heading}>
        <h3>{title}</h3>
        {note && <p className="type-small">{note}</p>}
      </div>
      {children}
      {lines && (
        <dl className={`${shared.beside} ${styles.list}`}>
          {lines.map(({ name, text }) => (
            <div key={name}>
              <dt className={`type-item ${shared.entry}`}>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

/**
 * One cell per day: a disc if the client decides something, lime on the last day. Below: what the client sees and
 * decides.
 */
function Calendar({ calendar }: { calendar: Shown<"calendar"> }) {
  const { title, count, days, key: legend, see, decide, dayLabel } = calendar;
  const chooseKind = (index: number) => {
    if (index === days.length - 1) return "launch";
    return days[index]?.decide ? "decision" : undefined;
  };
  return (
    <Part title={title} note={count}>
      <div className={`fifteen-columns ${styles.cells}`} aria-hidden="true">
        {days.map((day, index) => (
          <i key={day.see} data-kind={chooseKind(index)}>
            {index + 1}
          </i>
        ))}
      </div>
      <p className={`type-small ${styles.legend}`} aria-hidden="true">
        <span>
          <i /> {legend.work}
        </span>
        <span>
          <i data-kind="decision" /> {legend.decide}
        </span>
        <span>{legend.launch}</span>
      </p>
      <ol role="list" className={`${shared.beside} ${styles.days}`}>
        {days.map((day, index) => (
          <li key={day.see}>
            <b className={styles.number} data-kind={chooseKind(index)}>
              <span className="visually-hidden">{fill(dayLabel, { day: index + 1 })}</span>
              <span aria-hidden="true">{index + 1}</span>
            </b>
            <p>
              <span className="visually-hidden">{see}: </span>
              {day.see}
            </p>
            {day.decide && (
              <p>
                <b>{decide}</b> {day.decide}
              </p>
            )}
          </li>
        ))}
      </ol>
    </Part>
  );
}

/** The client's hours: one square per half hour, day by day. */
function Hours({ title, line, description, halfHours, people }: Shown<"hours">) {
  return (
    <Part title={title} note={line} lines={people}>
      <div className={`fifteen-columns ${styles.hours}`} role="img" aria-label={description}>
        {halfHours.map((count, day) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of the days is constant
          <span key={day}>
            <i style={{ "--span": count }} />
            <b>{day + 1}</b>
          </span>
        ))}
      </div>
    </Part>
  );
}

function Price({ title, note, net, rows, payments }: Shown<"price">) {
  return (
    <Part title={title} note={note}>
      <div className={styles.price}>
        {net && (
          <p className={styles.net} style={{ "--letters": net.length }}>
            {net}
          </p>
        )}
        {rows.length > 0 && (
          <dl className={`type-small ${styles.rows}`}>
            {rows.map(({ name, text, isTotal }) => (
              <div key={name} className="spread" data-is-total={isTotal}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {payments.length > 0 && (
        <ol role="list" className={shared.beside}>
          {payments.map(({ when, amount, what }) => (
            <li key={what}>
              <p>{when}</p>
              {amount && <div className={`type-item ${shared.entry}`}>{amount}</div>}
              <p>{what}</p>
            </li>
          ))}
        </ol>
      )}
    </Part>
  );
}
