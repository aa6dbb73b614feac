import type { Term } from "../content-model/terms-and-answers.server.ts";
import { useShell } from "../layout/use-shell.ts";
import { paths } from "../paths.ts";
import { hasQuotePage } from "../routes.ts";
import styles from "./TermTitles.module.css";

/** Some of the studio's terms, which lead to all of them on the quote page. */
export function TermTitles({ terms }: { terms: Term[] }) {
  const { language } = useShell();
  return (
    <ul role="list" className={`bright sheet ${styles.terms}`}>
      {terms.map(({ key, title, text }) => (
        <li key={key}>
          <h3 className="type-line type-term">
            {hasQuotePage ? <a href={paths.term(language, key)}>{title}</a> : <span>{title}</span>}
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
