import { Fragment, type ReactNode } from "react";
import { DeskDrawing, PhoneDrawing } from "../../stage/Drawing.tsx";
import styles from "./ProductSpecimen.module.css";
import shared from "./Specimen.module.css";
import { Specimen, type TextsOf } from "./Specimen.tsx";

export function ProductSpecimen({ salita, ...texts }: TextsOf<"product">) {
  /** The requests that are built first have drawings. */
  const drawings = [
    <Fragment key="change">
      <PhoneDrawing texts={salita} day={15} />
      <PhoneDrawing texts={salita} day={15} presses={3} />
    </Fragment>,
    <DeskDrawing key="desk" texts={salita} day={15} presses={4} />,
  ];
  const { goal, requests, refused, refusals, ...sheet } = texts;
  return (
    <Specimen {...sheet}>
      <p className={shared.intro}>{goal}</p>
      <ol role="list" className={styles.list}>
        {requests.map((request, index) => (
          <RequestRow key={request.name} drawing={drawings[index]} {...request} />
        ))}
      </ol>
      <ul role="list" className={`${styles.list} ${styles.refused}`}>
        {refusals.map((request) => (
          <RequestRow key={request.name} answer={refused} {...request} />
        ))}
      </ul>
    </Specimen>
  );
}

interface RequestRowProps {
  drawing?: ReactNode;
  answer?: string;
  name: string;
  from: string;
  reason: string;
}

function RequestRow({ drawing, answer, name, from, reason }: RequestRowProps) {
  return (
    <li>
      {answer && <b>{answer}</b>}
      <h3>{name}</h3>
      <small className={shared.caption}>{from}</small>
      <p>{reason}</p>
      {drawing && <div className={styles.drawing}>{drawing}</div>}
    </li>
  );
}
