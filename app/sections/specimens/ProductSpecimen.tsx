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
      <ol role="list" className={`${shared.rows} ${styles.list}`}>
        {requests.map((request, index) => (
          <RequestRow key={request.name} request={request} drawing={drawings[index]} />
        ))}
      </ol>
      <ul role="list" className={`${shared.rows} ${styles.list} ${styles.refused}`}>
        {refusals.map((request) => (
          <RequestRow key={request.name} request={request} answer={refused} />
        ))}
      </ul>
    </Specimen>
  );
}

interface RequestRowProps {
  request: TextsOf<"product">["requests"][number];
  drawing?: ReactNode;
  answer?: string;
}

function RequestRow({ request, drawing, answer }: RequestRowProps) {
  return (
    <li>
      {answer && <b>{answer}</b>}
      <h3>{request.name}</h3>
      <small className={shared.caption}>{request.from}</small>
      <p>{request.reason}</p>
      {drawing && <div className={styles.drawing}>{drawing}</div>}
    </li>
  );
}
