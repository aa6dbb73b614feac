import { formatCount } from "../../content-model/phrases.ts";
import { LiveText } from "../../ui/LiveText.tsx";
import styles from "./Composer.module.css";
import type { ComposerData } from "./composer-data.server.ts";
import { messageId } from "./Message.tsx";

interface SlimBarProps {
  data: ComposerData;
  /** Unknown until React has started. */
  answers: number | undefined;
}

/** On a phone, at the window's lower edge while the form is in view: how many answers the message has. */
export function SlimBar({ data: { locale, text }, answers }: SlimBarProps) {
  const { answers: counts, read } = text.message;
  return (
    <a className={`sheet ${styles.slimBar}`} href={`#${messageId}`}>
      <span data-off={answers === undefined ? "" : undefined}>
        <LiveText>{answers ? formatCount(locale, counts, answers) : counts.zero}</LiveText>
      </span>{" "}
      <span>{read}</span>
    </a>
  );
}
