import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { encode } from "uqr";
import { formatDate } from "../content-model/phrases.ts";
import { fill } from "../content-model/template.ts";
import { useShell } from "../layout/use-shell.ts";
import { linkToChat, linkToMail } from "../outbound-links.ts";
import { paths } from "../paths.ts";
import { Button, ChatButton, SquareButton } from "../ui/Buttons.tsx";
import { LiveText } from "../ui/LiveText.tsx";
import styles from "./Message.module.css";
import { longestMailAddress, measureRoom, saysSomething } from "./message.ts";
import shared from "./quote.module.css";
import { writeLink } from "./request.ts";
import type { RequestProps } from "./use-request.ts";

interface SendMessageProps extends Pick<RequestProps, "data" | "request"> {
  message: string;
  namesPast: boolean;
}

/** The buttons that send or copy the message, and what happens then. */
export function SendMessage({ data: { text }, request, message, namesPast }: SendMessageProps) {
  const { message: texts, announce, head } = text;
  const { opensInNewTab, studio } = useShell();
  const isTooLong = measureRoom(message).left < 0;
  const [hasPressed, setPressed] = useState(false);
  const [isCopied, copy] = useCopy(message);
  const wholeMail = linkToMail(studio.email ?? "", texts.subject, message);
  // A longer message has to be pasted.
  const canMailWhole = wholeMail.length <= longestMailAddress;
  return (
    <>
      {!namesPast && (
        <div className={`screen-only ${styles.actions}`}>
          {message.trim() === "" ? (
            <p>{texts.empty}</p>
          ) : (
            <ChatButton
              className={saysSomething(request) ? "" : styles.quiet}
              href={linkToChat(studio.phone, isTooLong ? "" : message)}
              newTabHint={opensInNewTab}
              onClick={() => {
                setPressed(true);
                if (isTooLong) copy();
              }}
            >
              <LiveText>{isTooLong ? texts.copyAndOpen : texts.send}</LiveText>
            </ChatButton>
          )}
          {studio.email && (
            <SquareButton
              href={canMailWhole ? wholeMail : linkToMail(studio.email, texts.subject)}
              onClick={canMailWhole ? undefined : copy}
            >
              <LiveText>{canMailWhole ? texts.mail : texts.copyAndMail}</LiveText>
            </SquareButton>
          )}
          <Button onClick={copy}>
            <LiveText>{isCopied ? texts.copied : texts.copy}</LiveText>
          </Button>
        </div>
      )}
      <p className="visually-hidden" role="status">
        <LiveText>{isCopied ? announce.copied : ""}</LiveText>
      </p>
      <p className={`screen-only type-small ${styles.after}`}>
        {isCopied === false && <b>{texts.copyFailed}</b>}
        <LiveText>{hasPressed ? texts.help : head.after}</LiveText> <span>{texts.call}</span>{" "}
        <a href={`tel:+${studio.phone}`}>{studio.readablePhone}</a>
      </p>
    </>
  );
}

/** The cells of a denser code would be too small for a phone's camera. */
const maxVersion = 22;

/** The chat link as a QR code, for a visitor on a laptop who sends from a phone. Styles hide it in narrow windows. */
export function QrCode({ data, link }: Pick<RequestProps, "data"> & { link: string }) {
  const { qr, qrAlt, qrTooLong } = data.text.message;
  const shown = useDeferredValue(link);
  const code = useMemo(() => {
    try {
      return encode(shown, { ecc: "L", border: 0, maxVersion });
    } catch {
      // The link is too long.
    }
  }, [shown]);
  const cells = code?.data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")));
  return (
    <figure className={`screen-only ${styles.code}`}>
      {code && (
        <div className="bright">
          <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={qrAlt}>
            <path d={cells?.join("")} />
          </svg>
        </div>
      )}
      <figcaption className="type-caption">{code ? qr : qrTooLong}</figcaption>
    </figure>
  );
}

/** The ways to show a request to somebody else: a link, paper, the page in another language. */
export function ShareRequest({ data, request, isKept, today }: RequestProps) {
  const { locale, language, otherLanguages } = data;
  const { sharing: texts, message, announce } = data.text;
  const [link, setLink] = useState("");
  const [isCopied, copy] = useCopy(link);
  useEffect(() => {
    let isCurrent = true;
    writeLink(new URL(paths.quote(language), location.href).href, request).then((link) => {
      if (isCurrent) setLink(link);
    });
    return () => {
      isCurrent = false;
    };
  }, [language, request]);
  const fragment = link.slice(link.indexOf("#"));
  const { studio } = useShell();
  const contacts = [studio.email, studio.readablePhone].filter(Boolean).join(", ");
  return (
    <section className={`${shared.part} ${styles.share}`}>
      <h3 className={`screen-only ${shared.entry}`}>{texts.title}</h3>
      <div className={`screen-only ${styles.ways}`}>
        <button type="button" className="text-button" disabled={!link} onClick={copy}>
          <LiveText>{isCopied ? texts.copied : texts.copy}</LiveText>
        </button>
        {"share" in navigator && (
          <button
            type="button"
            className="text-button"
            disabled={!link}
            // Rejects when the visitor closes the panel.
            onClick={() => navigator.share({ title: document.title, url: link }).catch(() => {})}
          >
            {texts.share}
          </button>
        )}
        <button type="button" className="text-button" onClick={() => print()}>
          {texts.print}
        </button>
        {/* The browser keeps the request for both languages; where it does not, the link brings them. */}
        {otherLanguages.map(({ code, text, href }) => (
          <a
            key={code}
            className="text-button"
            href={isKept ? href : href + fragment}
            hrefLang={code}
            lang={code}
          >
            {text}
          </a>
        ))}
      </div>
      <p className="visually-hidden" role="status">
        <LiveText>{isCopied ? announce.linkCopied : ""}</LiveText>
      </p>
      {isCopied === false && (
        <p className="type-small">
          <b>{message.copyFailed}</b> <span>{link}</span>
        </p>
      )}
      <p className="screen-only type-small">{texts.note}</p>
      <p className="print-only spread">
        <span>{fill(texts.contact, { contacts })}</span>{" "}
        <LiveText>{today && fill(texts.date, { date: formatDate(locale, today) })}</LiveText>
      </p>
    </section>
  );
}

/**
 * Copies a text to the clipboard, which needs a secure context and the visitor's permission.
 *
 * @returns whether this text was copied; undefined if the visitor has not tried, or has changed the text since then
 */
function useCopy(text: string): [boolean | undefined, () => Promise<void>] {
  const [last, setLast] = useState<{ text: string; isDone: boolean }>();
  async function copy() {
    const isDone = await (navigator.clipboard?.writeText(text) ?? Promise.reject()).then(
      () => true,
      () => false,
    );
    setLast({ text, isDone });
  }
  return [last?.text === text ? last.isDone : undefined, copy];
}
