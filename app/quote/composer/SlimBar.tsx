import { formatCount } from "../../content-model/phrases.ts";
import { LiveText } from "../../ui/LiveText.tsx";
import styles from "./Composer.module.css";
import type { ComposerData } from "./data.server.ts";
import { messageId } from "./Message.tsx";

/** On a phone, at the window's lower edge while the form is in view: how many answers the message has. */
export function SlimBar({ data: { locale, text }, answers }: { data: ComposerData; answers: number }) {
  const { answers: counts, read } = text.message;
  return (
    <a className={styles.slimBar} href={`#${messageId}`}>
      <LiveText>{answers === 0 ? counts.zero : formatCount(locale, counts, answers)}</LiveText>{" "}
      <span>{read}</span>
    </a>
  );
}
