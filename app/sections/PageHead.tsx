import type { ReactNode } from "react";
import type { TextPart } from "../content-model/linked-text.server.ts";
import { Breadcrumbs, type BreadcrumbsProps } from "./Breadcrumbs.tsx";
import { LinkedText } from "./LinkedText.tsx";
import styles from "./PageHead.module.css";

interface PageHeadProps extends Omit<BreadcrumbsProps, "parent"> {
  subtitle: string;
  /** The subtitle is a label or a sentence. `unknown` has a title of one size, because a host fills in any title. */
  variant?: "label" | "sentence" | "unknown";
  /** Directly below the title, so that it is visible without scrolling. */
  action?: ReactNode;
  text?: string;
  /** Beside the action and the text. */
  picture?: ReactNode;
  children?: ReactNode;
}

/** Longer titles have a smaller font size: docs/design.md#how-headings-answer-to-words */
export const isLongTitle = (title: string) => title.length > 24;

/** On a phone a title of few letters has a larger font size: UX, SEO. */
const isShortTitle = (title: string) => title.length <= 3;

export function PageHead({ title, subtitle, variant = "label", picture, ...head }: PageHeadProps) {
  const isKnown = variant !== "unknown";
  return (
    <section className={`fifteen-columns ${styles.head}`} data-variant={variant}>
      <Breadcrumbs back={head.back} title={title} />
      <div className={styles.title}>
        <h1
          data-long={(isKnown && isLongTitle(title)) || undefined}
          data-short={(isKnown && isShortTitle(title)) || undefined}
        >
          {title}
        </h1>
        {variant !== "sentence" && <p className={`type-line ${styles.subtitle}`}>{subtitle}</p>}
      </div>
      <div className={styles.words}>
        {variant === "sentence" && <p className={`type-item ${styles.sentence}`}>{subtitle}</p>}
        {head.action && <div className={styles.action}>{head.action}</div>}
        {head.text && <p className={styles.text}>{head.text}</p>}
      </div>
      {picture && (
        <div className={styles.picture} data-floods="">
          {picture}
        </div>
      )}
      {head.children}
    </section>
  );
}

/**
 * For two similar pages: which of the two this one is. Inside the text, the links would move when the site's font replaces
 * the fallback font.
 */
export function WhichPage({ text, links }: { text: string; links: TextPart[] }) {
  return (
    <div className={`type-small ${styles.which}`}>
      {text.split("\n").map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>
        <LinkedText parts={links} />
      </p>
    </div>
  );
}
