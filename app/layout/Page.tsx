import { Children, isValidElement, type ReactNode } from "react";
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
    <>
      <main className={className} id={mainId}>
        {Children.toArray([progress, children]).map((section, index) => (
          <HydrationBoundary key={isValidElement(section) ? section.key : index}>{section}</HydrationBoundary>
        ))}
      </main>
      <HydrationBoundary>
        <Footer />
      </HydrationBoundary>
    </>
  );
}
