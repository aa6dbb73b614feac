import type { TextPart } from "../content-model/linked-text.server.ts";
import { answersId } from "../paths.ts";
import { LinkedText } from "../sections/LinkedText.tsx";
import styles from "./quote.module.css";

interface AnswersProps {
  title: string;
  list: { id: string; name: string; text: TextPart[] }[];
}

/** The studio's answers to what buyers ask, once it has given them: docs/content-guide.md#what-the-studio-has-to-confirm */
export function Answers({ title, list }: AnswersProps) {
  return (
    <section id={answersId} className="screen-only">
      <h2 className="type-item">{title}</h2>
      <dl className={styles.answers}>
        {list.map(({ id, name, text }) => (
          <div key={id}>
            <dt>
              <b>{name}</b>
            </dt>
            <dd>
              <LinkedText parts={text} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
