import { useEffect, useState } from "react";
import { site } from "../content/site.ts";
import { formatDate } from "../domain/phrases.ts";
import { fill } from "../domain/template.ts";
import { readablePhone } from "../outbound-links.ts";
import { paths } from "../paths.ts";
import { LiveText } from "../ui/LiveText.tsx";
import { useCopy } from "./hooks.ts";
import type { QuoteData } from "./quote-data.server.ts";
import { linkTo } from "./request.ts";
import styles from "./ShareRequest.module.css";
import type { RequestState } from "./use-request.ts";

interface ShareRequestProps {
  data: QuoteData;
  state: RequestState;
  today: string;
}

/** The ways to show a request to somebody else: a link, paper, the page in another language. */
export function ShareRequest({ data, state, today }: ShareRequestProps) {
  const { locale, language, otherLanguages } = data;
  const { sharing: texts, message, announce } = data.text;
  const { request, isKept } = state;
  const [link, setLink] = useState("");
  const [isCopied, copy] = useCopy(link);
  useEffect(() => {
    let isCurrent = true;
    linkTo(new URL(paths.quote(language), location.href).href, request).then((link) => {
      if (isCurrent) setLink(link);
    });
    return () => {
      isCurrent = false;
    };
  }, [language, request]);
  const fragment = link.slice(link.indexOf("#"));
  const contacts = [site.email, readablePhone].filter(Boolean).join(", ");
  return (
    <section className={styles.share}>
      <h3>{texts.title}</h3>
      <div className={`screen-only ${styles.ways}`}>
        <button type="button" disabled={!link} onClick={copy}>
          <LiveText>{isCopied ? texts.copied : texts.copy}</LiveText>
        </button>
        {"share" in navigator && (
          <button
            type="button"
            disabled={!link}
            // Rejects when the visitor closes the panel.
            onClick={() => navigator.share({ title: document.title, url: link }).catch(() => {})}
          >
            {texts.share}
          </button>
        )}
        <button type="button" onClick={() => print()}>
          {texts.print}
        </button>
        {/* The browser keeps the answers for both languages; where it does not, the link brings them. */}
        {otherLanguages.map(({ code, text, href }) => (
          <a key={code} href={isKept ? href : href + fragment} hrefLang={code} lang={code}>
            {text}
          </a>
        ))}
      </div>
      <p className="visually-hidden" role="status">
        <LiveText>{isCopied ? announce.linkCopied : ""}</LiveText>
      </p>
      {isCopied === false && (
        <p>
          <b>{message.copyFailed}</b> <span>{link}</span>
        </p>
      )}
      <p className="screen-only">{texts.note}</p>
      <p className={styles.onPaper}>
        <span>{fill(texts.contact, { contacts })}</span>{" "}
        <LiveText>{today && fill(texts.date, { date: formatDate(locale, today) })}</LiveText>
      </p>
    </section>
  );
}
