import { useShell } from "../layout/use-shell.ts";
import { chatLink } from "../outbound-links.ts";
import { ChatButton } from "../ui/Buttons.tsx";
import styles from "./Composer.module.css";
import type { QuoteData } from "./quote-data.server.ts";

/**
 * Without a script, or if React's files do not arrive: the questions to copy, and a link to the chat with the questions
 * as its message.
 */
export function WithoutScript({ data }: { data: QuoteData }) {
  const { opensInNewTab } = useShell();
  const { questions, message, withoutScript, head } = data.text;
  const asked = [
    questions.kind.question,
    questions.task.by.mvp.question,
    questions.people.by.mvp.question,
    questions.existing.question,
    questions.needs.mvp.question,
    questions.when.question,
  ];
  const list = asked.map((question) => `- ${question}`).join("\n");
  return (
    <div className={styles.withoutScript}>
      <div className={styles.asked}>
        <h3 className="type-line">{withoutScript.title}</h3>
        <p>{withoutScript.note}</p>
        <ol role="list">
          {asked.map((question) => (
            <li key={question} className="type-item">
              {question}
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.chatWithout}>
        <ChatButton href={chatLink(`${message.greeting.none}\n\n${list}`)} newTabHint={opensInNewTab}>
          {withoutScript.open}
        </ChatButton>
        <p>{head.after}</p>
      </div>
    </div>
  );
}
