import type { ReactNode } from "react";
import type { PagePlan } from "../domain/page-plan.ts";
import { Footer, type FooterProps } from "./Footer.tsx";
import styles from "./Page.module.css";
import { mainId } from "./SkipLink.tsx";

interface PageProps extends FooterProps {
  className?: string;
  children: ReactNode;
}

export function Page({ className, children, ...footer }: PageProps) {
  return (
    <>
      <main className={className} id={mainId}>
        {children}
      </main>
      <Footer {...footer} />
    </>
  );
}

interface CountedPageProps<Id extends string> {
  plan: PagePlan<Id>;
  labels: Record<NoInfer<Id>, string>;
  className?: string;
  children: ReactNode;
}

export function CountedPage<Id extends string>({ plan, labels, children, ...page }: CountedPageProps<Id>) {
  const totals = plan.order.map((id) => ({ ...plan.parts[id], label: labels[id] }));
  return (
    <Page totals={totals} {...page}>
      <div className={styles.progress} data-progress data-total={plan.total} aria-hidden="true">
        {totals.map(({ position, count }) => (
          <span key={position} data-part={position} data-span={count} />
        ))}
      </div>
      {children}
    </Page>
  );
}
