import type { ReactNode } from "react";
import { Footer, type FooterProps } from "./Footer.tsx";
import styles from "./Page.module.css";
import { mainId } from "./SkipLink.tsx";

interface PageProps extends FooterProps {
  className?: string;
  children: ReactNode;
}

/** A page's main part and its footer; pages that count show their progress on the bar's lower edge. */
export function Page({ className = "", children, ...footer }: PageProps) {
  const addends = footer.sum?.map(({ count }) => count) ?? [];
  return (
    <>
      <main className={`${styles.main} ${className}`} id={mainId}>
        {footer.countsProgress && (
          <div className={styles.progress} aria-hidden="true">
            {addends.map((count, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a page's parts never change their order
              <span key={index} data-part={index + 1} data-span={count} />
            ))}
          </div>
        )}
        {children}
      </main>
      <Footer {...footer} />
    </>
  );
}
