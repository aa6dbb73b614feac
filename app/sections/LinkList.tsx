import type { ReactNode } from "react";
import { PageLink } from "../ui/PageLink.tsx";
import styles from "./LinkList.module.css";

export interface ListedPage {
  title: string;
  /** Why it stands in the list. */
  reason?: string;
  to: string;
  /** The page's picture or glyph. */
  drawing: ReactNode;
}

/** Pages with their pictures, side by side: related services, and what there is instead of what there is not. */
export function LinkList({ pages }: { pages: ListedPage[] }) {
  return (
    <ul className={styles.list}>
      {pages.map(({ title, reason, to, drawing }) => (
        <li key={to}>
          <PageLink className="picture-link" to={to}>
            {drawing}
            <span>
              <span className={styles.title}>{title}</span>
              {reason && <span className={styles.reason}>{reason}</span>}
            </span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
