import { Children, Fragment, isValidElement, type ReactNode } from "react";
import { useLocation } from "react-router";
import { Footer } from "./Footer.tsx";
import { HydrationBoundary } from "./HydrationBoundary.tsx";
import styles from "./Page.module.css";
import { mainId } from "./SkipLink.tsx";

interface PageProps {
  className?: string;
  /** The number of the page's items, for the line that shows how far it has been read. */
  total?: number;
  /** The page's sections, one element each. */
  children: ReactNode;
}

export function Page({ className, total, children }: PageProps) {
  const progress = total && (
    <div className={`screen-only ${styles.progress}`} style={{ "--total": total }} aria-hidden="true">
      <span />
    </div>
  );
  return (
    // After a `<Link>` to a page of the same kind, its entrance begins anew.
    <Fragment key={useLocation().pathname}>
      <main className={className} id={mainId}>
        {Children.toArray([progress, children]).map((section, index) => (
          <HydrationBoundary key={isValidElement(section) ? section.key : index}>{section}</HydrationBoundary>
        ))}
      </main>
      <HydrationBoundary>
        <Footer />
      </HydrationBoundary>
    </Fragment>
  );
}
