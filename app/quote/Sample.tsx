import type { ReactNode } from "react";
import { ScopeEntries } from "../sections/ScopeEntries.tsx";
import styles from "./Sample.module.css";
import type { SampleData } from "./sample.server.ts";

type Shown<Key extends keyof SampleData> = NonNullable<SampleData[Key]>;

/** One whole quote for an invented client. */
export function Sample({ sample }: { sample: SampleData }) {
  const { scope, calendar, hours, people, price, late, terms } = sample;
  return (
    <>
      <div className={styles.intro}>
        <h2>{sample.line}</h2>
        <p>{sample.contains}</p>
      </div>
      <figure className={`bright ${styles.sheet}`}>
        <figcaption className={styles.label}>
          <b>{sample.label}</b> <span>{sample.product}</span>
        </figcaption>
        <Part title={scope.title}>
          <div className={styles.columns}>
            {scope.columns.map(({ name, entries }, index) => (
              <div
                key={name}
                className={styles.column}
                // The column that goes first is the widest.
                style={{ "--span": 6 - index }}
                data-first={index === 0 || undefined}
              >
                <h4>{name}</h4>
                <ScopeEntries entries={entries} />
              </div>
            ))}
          </div>
        </Part>
        {calendar && <Calendar {...calendar} />}
        {hours && <Hours {...hours} />}
        {people && (
          <Part title={people.title}>
            <Lines lines={people.lines} />
          </Part>
        )}
        {price && <Price {...price} />}
        {late && (
          <Part title={late.title}>
            <Lines lines={late.lines} isLarge />
          </Part>
        )}
        <div className={styles.terms}>
          {terms.map(({ id, title, figure, lines }) => (
            <Part key={id} title={title}>
              <p className={styles.figure}>{figure}</p>
              <div className={styles.sentences}>
                {lines.map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </div>
            </Part>
          ))}
        </div>
        <a className={`screen-only type-item ${styles.back}`} href={`#$"brief"`}>
          {sample.back}
        </a>
      </figure>
    </>
  );
}

function Part({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <div className={styles.heading}>
        <h3>{title}</h3>
        {note && <p>{note}</p>}
      </div>
      {children}
    </section>
  );
}

interface LinesProps {
  lines: { id: string; name: string; text: string }[];
  isLarge?: boolean;
}

function Lines({ lines, isLarge }: LinesProps) {
  return (
    <dl className={styles.lines} data-count={lines.length} data-large={isLarge}>
      {lines.map(({ id, name, text }) => (
        <div key={id}>
          <dt className="type-item">{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * One cell per day: a disc if the client decides something, lime on the last day. Below: what the client sees and
 * decides.
 */
function Calendar({ title, count, days, legend, see, decide }: Shown<"calendar">) {
  const kindOf = (day: (typeof days)[number]) => {
    if (day.number === days.length) return "launch";
    return day.decide ? "decision" : undefined;
  };
  return (
    <Part title={title} note={count}>
      <div className={`fifteen-columns ${styles.cells}`} aria-hidden="true">
        {days.map((day) => (
          <i key={day.number} data-kind={kindOf(day)}>
            {day.number}
          </i>
        ))}
      </div>
      <p className={`type-caption ${styles.legend}`} aria-hidden="true">
        <span>
          <i /> {legend.work}
        </span>
        <span>
          <i data-kind="decision" /> {legend.decide}
        </span>
        <span>{legend.launch}</span>
      </p>
      <ol role="list" className={styles.days}>
        {days.map((day) => (
          <li key={day.number}>
            <b className={styles.number} data-kind={kindOf(day)}>
              <span className="visually-hidden">{day.label}</span>
              <span aria-hidden="true">{day.number}</span>
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
    <Part title={title} note={line}>
      <div className={`fifteen-columns ${styles.hours}`} role="img" aria-label={description}>
        {halfHours.map((count, day) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of the days is constant
          <span key={day}>
            {Array.from({ length: count }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the squares are identical
              <i key={index} />
            ))}
            <b>{day + 1}</b>
          </span>
        ))}
      </div>
      <ul role="list" className={styles.hoursOf}>
        {people.map(({ id, name, text }) => (
          <li key={id}>
            <b>{name}</b> {text}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Price({ title, note, net, rows, payments }: Shown<"price">) {
  return (
    <Part title={title} note={note}>
      {(net || rows.length > 0) && (
        <div className={styles.price}>
          {net && (
            <p className={styles.net} data-long={net.length > 10 || undefined}>
              {net}
            </p>
          )}
          {rows.length > 0 && (
            <table className={styles.rows}>
              <tbody>
                {rows.map(({ id, name, value, isTotal }) => (
                  <tr key={id} data-total-row={isTotal}>
                    <th scope="row">{name}</th>
                    <td>{value}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </div>
      )}
      {payments.length > 0 && (
        <ol role="list" className={styles.payments}>
          {payments.map(({ id, when, amount, what }) => (
            <li key={id}>
              <span className="type-caption">{when}</span>
              {amount && <b className="type-item">{amount}</b>}
              <span>{what}</span>
            </li>
          ))}
        </ol>
      )}
    </Part>
  );
}
