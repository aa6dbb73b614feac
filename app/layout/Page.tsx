import { Children, type ReactNode } from "react";
import type { PagePlan } from "../domain/page-plan.ts";
import { Footer } from "./Footer.tsx";
import styles from "./Page.module.css";
import { SectionBoundary } from "./SectionBoundary.tsx";
import { mainId } from "./SkipLink.tsx";

interface PageProps {
  className?: string;
  children: ReactNode;
}

/** @param children the page's sections, one element each */
export function Page({ className, children }: PageProps) {
  return (
    <>
      <main className={className} id={mainId}>
        {Children.toArray(children).map((section, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of the sections is constant
          <SectionBoundary key={index} selector={`#${mainId} > :nth-child(${index + 1})`}>
            {section}
          </SectionBoundary>
        ))}
      </main>
      <SectionBoundary selector="body > footer">
        <Footer />
      </SectionBoundary>
    </>
  );
}

interface CountedPageProps extends PageProps {
  plan: PagePlan;
}

export function CountedPage({ plan, children, ...page }: CountedPageProps) {
  return (
    <Page {...page}>
      <div className={styles.progress} data-progress data-total={plan.total} aria-hidden="true">
        {Object.values(plan.parts).map(({ position, count }) => (
          <span key={position} data-part={position} data-span={count} />
        ))}
      </div>
      {children}
    </Page>
  );
}
