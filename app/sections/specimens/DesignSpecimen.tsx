import { Drawing } from "../../stage/Drawing.tsx";
import { Phone } from "../../stage/Phone.tsx";
import styles from "./DesignSpecimen.module.css";
import shared from "./Specimen.module.css";
import { Specimen, type TextsOf } from "./Specimen.tsx";

export function DesignSpecimen({ salita, ...texts }: TextsOf<"design">) {
  const { question, rules, ideas, test, ...sheet } = texts;
  return (
    <Specimen {...sheet}>
      <p className={`type-item ${shared.part} ${styles.question}`} style={{ "--span": 10 }}>
        {question}
      </p>
      <div className={shared.part} style={{ "--span": 5 }}>
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
      <div className={`${shared.part} ${shared.phones}`} style={{ "--span": 5 }}>
        <Drawing Screen={Phone} texts={salita} day={3} />
        <Drawing Screen={Phone} texts={salita} day={15} />
      </div>
      {test.map(({ name, text }) => (
        <div key={name} className={shared.part} style={{ "--span": 5 }}>
          <h3>{name}</h3>
          <p>{text}</p>
        </div>
      ))}
    </Specimen>
  );
}
