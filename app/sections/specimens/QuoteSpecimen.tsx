import { Fragment } from "react";
import type { SpecimenContent } from "../../content/schema.ts";
import styles from "./QuoteSpecimen.module.css";
import shared from "./Specimen.module.css";
import { Specimen, type SpecimenTexts } from "./Specimen.tsx";

/** What goes first has the most room. */
const columns = [7, 5, 3];

export function QuoteSpecimen({ parts, ...sheet }: SpecimenContent["quote"] & SpecimenTexts) {
  return (
    <Specimen {...sheet}>
      {parts.map(({ name, entries }, index) => (
        <div className={`${shared.part} ${styles.part}`} key={name} data-span={columns[index]}>
          <h3 className="type-line">{name}</h3>
          <dl>
            {entries.map((entry) => (
              <Fragment key={entry.name}>
                <dt className="type-item">{entry.name}</dt>
                <dd>{entry.reason}</dd>
              </Fragment>
            ))}
          </dl>
        </div>
      ))}
    </Specimen>
  );
}
