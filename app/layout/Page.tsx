import type { ReactNode } from "react";
import type { PagePlan } from "../domain/page-plan.ts";
import { Footer } from "./Footer.tsx";
import styles from "./Page.module.css";
import { mainId } from "./SkipLink.tsx";

interface PageProps {
  className?: string;
  children: ReactNode;
}

export function Page({ className, children }: PageProps) {
  return (
    <>
      <main className={className} id={mainId}>
        {children}
      </main>
      <Footer />
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
