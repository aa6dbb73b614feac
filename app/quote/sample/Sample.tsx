import type { ReactNode } from "react";
import type { PagePart } from "../../catalogue/page-count.ts";
import { useShell } from "../../layout/use-shell.ts";
import { paths, sampleId } from "../../paths.ts";
import { Button, SquareButton } from "../../ui/Buttons.tsx";
import shared from "../quote.module.css";
import styles from "./Sample.module.css";
import type { SampleData } from "./sample-data.server.ts";

interface SampleProps {
  sample: SampleData;
  part: PagePart;
}

/** One whole quote for an invented client, in small type. */
export function Sample({ sample, part }: SampleProps) {
  const { title, label, scope, days, hours, price, people } = sample;
  const { language, somethingLikeThis } = useShell();
  return (
    <section className={`cell-rule ${shared.section}`} data-print="sample" id={sampleId} style={part}>
      <div className={`fifteen-columns ${shared.split}`}>
        <h2>{title}</h2>
        <p>{label}</p>
      </div>
      <div className={`bright sheet ${styles.sample}`}>
        <div className={styles.row} data-row="scope">
          {scope.map(({ name, entries, note }) => (
            <Part
              key={name}
              title={name}
              entries={entries.map(({ name, reason = "" }) => ({ name, text: reason }))}
            >
              {note && <p>{note}</p>}
            </Part>
          ))}
        </div>
        {days && <Days {...days} />}
        <div className={styles.row}>
          {hours && <Part {...hours} />}
          {price && (
            <Part title={price.title}>
              <dl className={styles.payments}>
                {price.rows.map(({ when, amount }) => (
                  <div key={when} className="spread">
                    <dt>{when}</dt>
                    <dd>{amount}</dd>
                  </div>
                ))}
              </dl>
              {price.sentences.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </Part>
          )}
          {people && <Part {...people} />}
        </div>
      </div>
      <div className={`screen-only ${styles.actions}`}>
        <SquareButton href={paths.request(language, "mvp")}>{somethingLikeThis}</SquareButton>
        <Button onClick={printSample}>{sample.print}</Button>
      </div>
    </section>
  );
}

/** By default, paper shows the visitor's request. */
function printSample() {
  const { dataset } = document.documentElement;
  dataset.prints = "sample";
  addEventListener("afterprint", () => delete dataset.prints, { once: true });
  print();
}

interface PartProps {
  title: string;
  entries?: { name: string; text: string }[];
  children?: ReactNode;
}

function Part({ title, entries, children }: PartProps) {
  return (
    <div className={styles.part}>
      <h3>{title}</h3>
      {entries && (
        <ul role="list">
          {entries.map(({ name, text }) => (
            <li key={name}>
              <b>{name}</b> {text}
            </li>
          ))}
        </ul>
      )}
      {children}
    </div>
  );
}

/** What the client sees and decides on each day, below one cell per day. */
function Days({ title, from, decide, days }: Exclude<SampleData["days"], false>) {
  return (
    <div>
      <div className={styles.part}>
        <h3>{title}</h3>
        <p>{from}</p>
      </div>
      <div className={styles.cells} style={{ "--total": days.length }} aria-hidden="true" />
      <ol role="list" className={styles.days}>
        {days.map((day, index) => (
          <li key={day.see}>
            <b>{index + 1}</b>
            <span>
              {day.see}
              {day.decide && (
                <span>
                  <b>{decide}:</b> {day.decide}
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
