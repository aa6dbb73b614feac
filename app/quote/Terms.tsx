import type { PagePart } from "../catalogue/page-count.ts";
import type { Term } from "../content-model/terms-and-answers.server.ts";
import { getTermId } from "../paths.ts";
import styles from "./quote.module.css";

interface TermsProps {
  part: PagePart;
  title: string;
  note: string;
  list: Term[];
}

/** The studio's terms. Other pages link each of them. */
export function Terms({ part, title, note, list }: TermsProps) {
  return (
    <section className={`cell-rule ${styles.section}`} data-print="request" style={part}>
      <h2 className="type-item">{title}</h2>
      <p className={styles.note}>{note}</p>
      <ul role="list">
        {list.map(({ key, title, text }) => (
          <li key={key} id={getTermId(key)} className={`fifteen-columns ${styles.split} ${styles.term}`}>
            <h3 className="type-line type-term">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
