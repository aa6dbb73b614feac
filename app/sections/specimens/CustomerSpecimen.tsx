import styles from "./CustomerSpecimen.module.css";
import shared from "./Specimen.module.css";
import { Specimen, type TextsOf } from "./Specimen.tsx";

export function CustomerSpecimen(texts: TextsOf<"customer">) {
  const { line, statements, meaning, next, fact, opinion, ...sheet } = texts;
  return (
    <Specimen {...sheet}>
      <p className={shared.intro}>{line}</p>
      <dl className={styles.statements}>
        {statements.map(({ asked, heard, kind }) => (
          <div key={asked}>
            <dt>
              <b>{asked}</b>
            </dt>
            <dd className="type-item" data-kind={kind}>
              <small className={shared.caption}>{kind === "fact" ? fact : opinion}</small> {heard}
            </dd>
          </div>
        ))}
      </dl>
      <div className={`${shared.part} ${styles.result}`} style={{ "--span": 10 }}>
        <h3>{meaning.name}</h3>
        <p>{meaning.text}</p>
      </div>
      <div className={`${shared.part} ${styles.result} ${styles.next}`} style={{ "--span": 5 }}>
        <h3>{next.name}</h3>
        <p>{next.text}</p>
      </div>
    </Specimen>
  );
}
