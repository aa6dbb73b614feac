import type { ReactNode } from "react";
import { PageLink } from "../ui/PageLink.tsx";
import styles from "./LinkList.module.css";

export interface ListedPage {
  title: string;
  /** Why it is in the list. */
  reason?: string;
  to: string;
  drawing: ReactNode;
}

/** Pages with their pictures, side by side. */
export function LinkList({ pages }: { pages: ListedPage[] }) {
  return (
    <ul className={`thirds ${styles.list}`}>
      {pages.map(({ title, reason, to, drawing }) => (
        <li key={to}>
          <PageLink className="picture-link" to={to}>
            {drawing}
            <span>
              <span className={`type-item ${styles.title}`}>{title}</span>
              {reason && <span className={styles.reason}>{reason}</span>}
            </span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
