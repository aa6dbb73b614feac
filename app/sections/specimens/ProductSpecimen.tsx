import type { SpecimenContent } from "../../content/schema.ts";
import styles from "./ProductSpecimen.module.css";
import shared from "./Specimen.module.css";
import { Specimen, type SpecimenTexts } from "./Specimen.tsx";

export function ProductSpecimen(texts: SpecimenContent["product"] & SpecimenTexts) {
  const { goal, requests, refused, refusals, ...sheet } = texts;
  return (
    <Specimen {...sheet}>
      <p className={shared.intro}>{goal}</p>
      <ol className={styles.list}>
        {requests.map((request) => (
          <Request key={request.name} {...request} />
        ))}
      </ol>
      <ul className={`${styles.list} ${styles.refused}`}>
        {refusals.map((request) => (
          <Request key={request.name} answer={refused} {...request} />
        ))}
      </ul>
    </Specimen>
  );
}

interface RequestProps {
  answer?: string;
  name: string;
  from: string;
  reason: string;
}

function Request({ answer, name, from, reason }: RequestProps) {
  return (
    <li>
      {answer && <b>{answer}</b>}
      <h3>{name}</h3>
      <small>{from}</small>
      <p>{reason}</p>
    </li>
  );
}
