import type { ReactNode } from "react";
import { joinText, type TextPart } from "../content/text-parts.ts";
import { isLongTitle, isShortTitle } from "../domain/long-title.ts";
import { SteadyText } from "../ui/SteadyText.tsx";
import { Breadcrumbs, type BreadcrumbsProps } from "./Breadcrumbs.tsx";
import { LinkedText } from "./LinkedText.tsx";
import styles from "./PageHead.module.css";

interface PageHeadProps extends BreadcrumbsProps {
  subtitle: string;
  isSentence?: boolean;
  /** Directly below the title, so that it is visible without scrolling. */
  action?: ReactNode;
  /** Beside the children. */
  picture?: ReactNode;
  isSmallPicture?: true;
  isLargeText?: true;
  children?: ReactNode;
}

export function PageHead({ back, parents, title, subtitle, isSentence, picture, ...head }: PageHeadProps) {
  return (
    <section className={`fifteen-columns ${styles.head}`}>
      <Breadcrumbs back={back} parents={parents} title={title} />
      <div className={styles.title}>
        <h1 data-long={isLongTitle(title) || undefined} data-short={isShortTitle(title) || undefined}>
          {title}
        </h1>
        <p className={`type-line ${isSentence ? styles.sentence : styles.subtitle}`}>
          <SteadyText isDisplay>{subtitle}</SteadyText>
        </p>
      </div>
      {head.action && <div className={styles.action}>{head.action}</div>}
      {picture && (
        <div className={styles.picture} data-picture="" data-floods="" data-small={head.isSmallPicture}>
          {picture}
        </div>
      )}
      {picture ? (
        <div className={styles.text} data-large={head.isLargeText}>
          {head.children}
        </div>
      ) : (
        head.children
      )}
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
        <p key={line}>
          <SteadyText>{line}</SteadyText>
        </p>
      ))}
      <p>
        <SteadyText text={joinText(links)}>
          <LinkedText parts={links} />
        </SteadyText>
      </p>
    </div>
  );
}
