import { Fragment } from "react";
import { PhoneDrawing } from "../../stage/Drawing.tsx";
import styles from "./DesignSpecimen.module.css";
import shared from "./Specimen.module.css";
import { Specimen, type TextsOf } from "./Specimen.tsx";

export function DesignSpecimen({ salita, ...texts }: TextsOf<"design">) {
  const { question, rules, ideas, test, ...sheet } = texts;
  return (
    <Specimen {...sheet}>
      <div className={`${shared.part} ${styles.text}`} style={{ "--span": 5 }}>
        <p className={`type-item ${styles.question}`}>{question}</p>
        <h3>{rules.name}</h3>
        <p>{rules.text}</p>
      </div>
      <ul role="list" className={`${shared.rows} ${styles.ideas}`}>
        {ideas.map(({ name, fate, state }) => (
          <li key={name} data-state={state}>
            {state === "dropped" ? <s className="type-item">{name}</s> : <b className="type-item">{name}</b>}{" "}
            <small className={shared.caption}>{fate}</small>
          </li>
        ))}
      </ul>
      <div className={`${shared.part} ${styles.text}`} style={{ "--span": 5 }}>
        <div className={shared.phones}>
          <PhoneDrawing texts={salita} day={3} />
          <PhoneDrawing texts={salita} day={15} />
        </div>
        {test.map(({ name, text }) => (
          <Fragment key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </Fragment>
        ))}
      </div>
    </Specimen>
  );
}
