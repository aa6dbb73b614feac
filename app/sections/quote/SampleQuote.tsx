import type { ReactNode } from "react";
import { numberOf, type PlannedPart } from "../../domain/page-plan.ts";
import { SampleCalendar } from "./SampleCalendar.tsx";
import { SampleHours } from "./SampleHours.tsx";
import { SamplePrice } from "./SamplePrice.tsx";
import styles from "./SampleQuote.module.css";
import { SampleScope } from "./SampleScope.tsx";
import { type Line, type SampleData, samplePartsOf } from "./sample-data.ts";
import { anchors } from "./sheet-view.ts";

export function SampleQuote({ sample, part }: { sample: SampleData; part: PlannedPart }) {
  const { scope, calendar, hours, people, price, late, terms } = sample;
  const order = samplePartsOf(sample);
  const numberOfPart = (id: string) => numberOf(part, order.indexOf(id));
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
        <Part number={numberOfPart("scope")} title={scope.title}>
          <SampleScope columns={scope.columns} />
        </Part>
        {calendar && (
          <Part number={numberOfPart("calendar")} title={calendar.title} note={calendar.count}>
            <SampleCalendar {...calendar} />
          </Part>
        )}
        {hours && (
          <Part number={numberOfPart("hours")} title={hours.title} note={hours.line}>
            <SampleHours {...hours} />
          </Part>
        )}
        {people && (
          <Part number={numberOfPart("people")} title={people.title}>
            <Lines lines={people.lines} />
          </Part>
        )}
        {price && (
          <Part number={numberOfPart("price")} title={price.title} note={price.note}>
            <SamplePrice {...price} />
          </Part>
        )}
        {late && (
          <Part number={numberOfPart("late")} title={late.title}>
            <Lines lines={late.lines} isLarge />
          </Part>
        )}
        <div className={styles.terms}>
          {terms.map(({ id, title, figure, lines }) => (
            <Part key={id} number={numberOfPart(id)} title={title}>
              <p className={styles.figure}>{figure}</p>
              <div className={styles.sentences}>
                {lines.map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </div>
            </Part>
          ))}
        </div>
        <a className={`screen-only type-item ${styles.back}`} href={`#${anchors.brief}`}>
          {sample.back}
        </a>
      </figure>
    </>
  );
}

interface PartProps {
  number: number;
  title: string;
  note?: string;
  children: ReactNode;
}

function Part({ number, title, note, children }: PartProps) {
  return (
    <section className={styles.part}>
      <div className={styles.heading}>
        <span className="number" aria-hidden="true">
          {number}
        </span>
        <h3>{title}</h3>
        {note && <p>{note}</p>}
      </div>
      {children}
    </section>
  );
}

function Lines({ lines, isLarge }: { lines: Line[]; isLarge?: boolean }) {
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
