import { useShell } from "../../layout/use-shell.ts";
import { chatLink } from "../../outbound-links.ts";
import { ChatButton } from "../../ui/Buttons.tsx";
import { useComposer } from "./composer-context.ts";
import styles from "./WithoutScript.module.css";

/**
 * Without a script, or if React's files do not arrive: the questions to copy, and a link to the chat with the questions
 * as its message.
 */
export function WithoutScript() {
  const { texts } = useComposer().data;
  const { opensInNewTab } = useShell();
  const { questions, message, withoutScript } = texts;
  const asked = [
    questions.purpose.question,
    questions.task.by.mvp.question,
    questions.people.by.mvp.question,
    questions.existing.question,
    questions.needs.mvp.question,
    questions.when.question,
  ];
  const list = asked.map((question, index) => `${index + 1}. ${question}`).join("\n");
  return (
    <div className={styles.withoutScript}>
      <div className={styles.list}>
        <h3 className="type-line">{withoutScript.title}</h3>
        <p>{withoutScript.note}</p>
        <ol>
          {asked.map((question) => (
            <li key={question} className="type-item">
              {question}
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.chat}>
        <ChatButton href={chatLink(`${message.greeting.none}\n\n${list}`)} newTabHint={opensInNewTab}>
          {withoutScript.open}
        </ChatButton>
        <p>{texts.head.after}</p>
      </div>
    </div>
  );
}
