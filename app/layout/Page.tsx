import { Children, type CSSProperties, Fragment, isValidElement, type ReactNode } from "react";
import { useLocation } from "react-router";
import type { PageCount, PagePart } from "../catalogue/page-count.ts";
import { Footer } from "./Footer.tsx";
import styles from "./Page.module.css";
import { SectionBoundary } from "./SectionBoundary.tsx";
import { mainId } from "./SkipLink.tsx";

interface PageProps {
  className?: string;
  style?: CSSProperties;
  children: ReactNode;
}

/** @param children the page's sections, one element each */
export function Page({ children, ...main }: PageProps) {
  return (
    // After a `<Link>`, no section keeps an error of the page before.
    <Fragment key={useLocation().pathname}>
      <main {...main} id={mainId}>
        {Children.toArray(children).map((section, index) => (
          <SectionBoundary
            key={isValidElement(section) ? section.key : index}
            selector={`#${mainId} > :nth-child(${index + 1})`}
          >
            {section}
          </SectionBoundary>
        ))}
      </main>
      <SectionBoundary selector="body > footer">
        <Footer />
      </SectionBoundary>
    </Fragment>
  );
}

export function CountedPage({ count, children, ...page }: PageProps & { count: PageCount }) {
  const parts = Object.values(count.parts);
  const timelineScope = parts.map(({ position }) => nameTimeline(position)).join(", ");
  return (
    <Page {...page} style={{ timelineScope }}>
      <div
        className={`screen-only ${styles.progress}`}
        data-progress
        style={{ "--total": count.total }}
        aria-hidden="true"
      >
        {parts.map(({ position, count }) => (
          <span key={position} style={{ "--span": count, "--timeline": nameTimeline(position) }} />
        ))}
      </div>
      {children}
    </Page>
  );
}

/** The variables with which a part draws its rule of cells. */
export function stylePart({ before, to, total, count, position }: PagePart): CSSProperties {
  return {
    "--before": before,
    "--to": to,
    "--total": total,
    "--count": count,
    "--timeline": nameTimeline(position),
  };
}

/** The name of a part's scroll timeline, which the part sets and the progress above it reads. */
export function nameTimeline(position: number): string {
  return `--part-${position}`;
}
