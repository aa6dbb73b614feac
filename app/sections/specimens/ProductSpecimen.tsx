import type { ReactNode } from "react";
import { Desk } from "../../stage/Desk.tsx";
import { Drawing } from "../../stage/Drawing.tsx";
import { Phone } from "../../stage/Phone.tsx";
import styles from "./ProductSpecimen.module.css";
import shared from "./Specimen.module.css";
import { Specimen, type TextsOf } from "./Specimen.tsx";

export function ProductSpecimen({ salita, ...texts }: TextsOf<"product">) {
  const drawings = {
    phone: (
      <>
        <Drawing Screen={Phone} texts={salita} day={15} />
        <Drawing Screen={Phone} texts={salita} day={15} presses={3} />
      </>
    ),
    desk: <Drawing Screen={Desk} texts={salita} day={15} presses={4} />,
  };
  const { goal, requests, refused, refusals, ...sheet } = texts;
  return (
    <Specimen {...sheet}>
      <p className={shared.intro}>{goal}</p>
      <ol role="list" className={shared.rows}>
        {requests.map((request, index) => (
          <RequestRow
            key={request.name}
            request={request}
            place={index + 1}
            drawing={request.drawing && drawings[request.drawing]}
          />
        ))}
      </ol>
      <ul role="list" className={`${shared.rows} ${styles.refused}`}>
        {refusals.map((request) => (
          <RequestRow key={request.name} request={request} answer={refused} />
        ))}
      </ul>
    </Specimen>
  );
}

interface RequestRowProps {
  request: TextsOf<"product">["refusals"][number];
  /** The rank of a request. */
  place?: number;
  /** The word for a refused request. */
  answer?: string;
  drawing?: ReactNode;
}

function RequestRow({ request, place, answer, drawing }: RequestRowProps) {
  return (
    <li className={styles.row}>
      <b className={answer ? "type-caption" : styles.place}>{answer ?? place}</b>
      <div className={styles.text}>
        <h3 className={drawing ? "type-line" : undefined}>{request.name}</h3>
        <small className={shared.caption}>{request.from}</small>
        <p>{request.reason}</p>
      </div>
      {drawing && <div className={`${shared.phones} ${styles.drawing}`}>{drawing}</div>}
    </li>
  );
}
