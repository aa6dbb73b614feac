import { type MouseEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { setChatAction } from "../../layout/chat-action.ts";
import { useShell } from "../../layout/use-shell.ts";
import { linkToChat, linkToMail, linkToPhone } from "../../outbound-links.ts";
import { Button, ChatButton, SquareButton } from "../../ui/Buttons.tsx";
import { LiveText } from "../../ui/LiveText.tsx";
import styles from "./Composer.module.css";
import { type composeMessage, isTooLong, joinLines, longestMailAddress } from "./compose-message.ts";
import type { ComposerData } from "./composer-data.server.ts";

export const messageId = "message";

interface MessageProps {
  data: ComposerData;
  lines: ReturnType<typeof composeMessage>;
  isCleared: boolean;
  clear(): void;
  undo(): void;
}

/** The message as a speech bubble, and the ways to send it. Each of them takes exactly this text. */
export function Message({ data, lines, isCleared, clear, undo }: MessageProps) {
  const { text, reply, otherLanguages } = data;
  const texts = text.message;
  const { opensInNewTab, studio } = useShell();
  const bubble = useRef<HTMLDivElement>(null);
  const message = joinLines(lines);
  const isLong = isTooLong(message);
  const [copied, setCopied] = useState<{ message: string; isDone: boolean }>();
  const [status, setStatus] = useState("");
  /** While the message is cleared its bubble is higher, so that its buttons do not move under the pointer. */
  const [height, setHeight] = useState(0);
  const copyState = copied?.message === message ? copied : undefined;
  const hasFailed = copyState?.isDone === false;

  async function copy(): Promise<boolean> {
    // Without a secure context there is no clipboard.
    const isDone = await (navigator.clipboard?.writeText(message) ?? Promise.reject()).then(
      () => true,
      () => false,
    );
    setCopied({ message, isDone });
    setStatus(isDone ? texts.isCopied : texts.copyFailed);
    if (!isDone && bubble.current) {
      getSelection()?.selectAllChildren(bubble.current);
      // The floating button may be far from it.
      bubble.current.scrollIntoView({ block: "nearest" });
    }
    return isDone;
  }

  const href = linkToChat(studio.phone, isLong ? "" : message);
  async function copyAndOpen(event: MouseEvent) {
    event.preventDefault();
    if (await copy()) open(href, "_blank", "noopener");
  }
  // What the browser did not copy, the visitor copies; then the chat opens.
  const action = { href, onClick: isLong && !hasFailed ? copyAndOpen : undefined };
  // The floating contact button does the same.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the action follows from the message
  useEffect(() => {
    setChatAction(action);
    return () => setChatAction(undefined);
  }, [message, hasFailed]);

  const wholeMail = linkToMail(studio.email ?? "", texts.subject, message);
  const isLongMail = wholeMail.length > longestMailAddress;
  const mailHref = isLongMail ? linkToMail(studio.email ?? "", texts.subject) : wholeMail;
  return (
    <section className={styles.message} id={messageId} tabIndex={-1} aria-labelledby="message-title">
      <h2 id="message-title" className="screen-only">
        {texts.title}
      </h2>
      <div
        className={`bright ${styles.bubble}`}
        ref={bubble}
        dir="auto"
        // A translator would show words that are not sent.
        translate="no"
        style={isCleared ? { minBlockSize: height } : undefined}
      >
        {lines.map(({ key, text }) => (
          <p key={key} dir="auto">
            <LiveText>{text}</LiveText>
          </p>
        ))}
      </div>
      <div className={`screen-only ${styles.send}`}>
        {(hasFailed || isLong) && (
          <p className={styles.notice}>
            <LiveText>{hasFailed ? texts.copyFailed : texts.tooLong}</LiveText>
          </p>
        )}
        <ChatButton {...action} newTabHint={opensInNewTab}>
          <Swap
            first={texts.send}
            second={hasFailed ? text.withoutScript.open : texts.copyAndOpen}
            isSecond={isLong}
          />
        </ChatButton>
        {studio.email && (
          <SquareButton
            href={mailHref}
            onClick={async (event) => {
              if (!isLongMail) return;
              event.preventDefault();
              if (await copy()) location.assign(mailHref);
            }}
          >
            {texts.mail}
          </SquareButton>
        )}
        <Button onClick={copy}>
          <Swap first={texts.copy} second={texts.copied} isSecond={copyState?.isDone === true} />
        </Button>
      </div>
      <p className="screen-only type-small">{[texts.after, reply].filter(Boolean).join(" ")}</p>
      <div className={`screen-only type-small ${styles.more}`}>
        <button type="button" className="text-button" onClick={() => print()}>
          {texts.print}
        </button>
        <button
          type="button"
          className="text-button"
          onClick={({ currentTarget: button }) => {
            setStatus(isCleared ? texts.restored : texts.cleared);
            if (isCleared) return undo();
            const { top } = button.getBoundingClientRect();
            setHeight(0);
            flushSync(clear);
            const { height = 0 } = bubble.current?.getBoundingClientRect() ?? {};
            setHeight(height + top - button.getBoundingClientRect().top);
          }}
        >
          <Swap first={texts.clear} second={texts.undo} isSecond={isCleared} />
        </button>
        {otherLanguages.map(({ code, text, href }) => (
          <a key={code} className="text-button" href={href} hrefLang={code} lang={code}>
            {text}
          </a>
        ))}
        <a className="text-button" href={linkToPhone(studio.phone)}>
          {studio.readablePhone}
        </a>
      </div>
      <p className="visually-hidden" role="status">
        <LiveText>{status}</LiveText>
      </p>
    </section>
  );
}

/** The two texts of a button, of which the longer one sets its width. */
function Swap({ first, second, isSecond }: { first: string; second: string; isSecond: boolean }) {
  return (
    <span className={styles.stack}>
      <span data-off={isSecond || undefined}>{first}</span>
      <span data-off={!isSecond || undefined}>{second}</span>
    </span>
  );
}
