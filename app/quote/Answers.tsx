import { answersId } from "../paths.ts";
import styles from "./quote.module.css";

interface AnswersProps {
  title: string;
  list: { id: string; name: string; text: string }[];
}

/** The studio's answers to what buyers ask, once it has given them: docs/content-guide.md#what-the-studio-has-to-confirm */
export function Answers({ title, list }: AnswersProps) {
  return (
    <section id={answersId} className="screen-only">
      <h2 className="type-item">{title}</h2>
      <dl className={styles.answers}>
        {list.map(({ id, name, text }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
