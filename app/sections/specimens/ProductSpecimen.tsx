import { Fragment, type ReactNode } from "react";
import type { SpecimenContent } from "../../content/schema.ts";
import { DeskScreen } from "../salita/DeskScreen.tsx";
import { ConfirmScreen, ReminderScreen, type Salita } from "../salita/PhoneScreens.tsx";
import styles from "./ProductSpecimen.module.css";
import shared from "./Specimen.module.css";
import { Specimen, type SpecimenTexts } from "./Specimen.tsx";

type ProductSpecimenProps = SpecimenContent["product"] &
  SpecimenTexts & {
    salita: Pick<Salita, "product" | "doctor" | "reminder" | "newTime" | "confirm" | "desk">;
  };

export function ProductSpecimen({ salita, ...texts }: ProductSpecimenProps) {
  /** The requests that are built first have drawings. */
  const drawings = [
    <Fragment key="change">
      <ReminderScreen salita={salita} />
      <ConfirmScreen salita={salita} />
    </Fragment>,
    <DeskScreen key="desk" salita={salita} />,
  ];
  const { goal, requests, refused, refusals, ...sheet } = texts;
  return (
    <Specimen {...sheet}>
      <p className={shared.intro}>{goal}</p>
      <ol className={styles.list}>
        {requests.map((request, index) => (
          <RequestRow key={request.name} drawing={drawings[index]} {...request} />
        ))}
      </ol>
      <ul className={`${styles.list} ${styles.refused}`}>
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
      <small>{from}</small>
      <p>{reason}</p>
      {drawing && <div className={styles.drawing}>{drawing}</div>}
    </li>
  );
}
