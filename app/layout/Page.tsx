import { Children, Fragment, isValidElement, type ReactNode } from "react";
import { useLocation } from "react-router";
import { Footer } from "./Footer.tsx";
import { HydrationBoundary } from "./HydrationBoundary.tsx";
import { mainId } from "./SkipLink.tsx";

interface PageProps {
  className?: string;
  /** The page's sections, one element each. */
  children: ReactNode;
}

export function Page({ className, children }: PageProps) {
  return (
    // After a `<Link>` to a page of the same kind, its entrance begins anew.
    <Fragment key={useLocation().pathname}>
      <main className={className} id={mainId}>
        {Children.toArray(children).map((section, index) => (
          <HydrationBoundary key={isValidElement(section) ? section.key : index}>{section}</HydrationBoundary>
        ))}
      </main>
      <HydrationBoundary>
        <Footer />
      </HydrationBoundary>
    </Fragment>
  );
}
