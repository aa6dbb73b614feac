import type { ReactNode } from "react";
import { PageLink } from "../ui/PageLink.tsx";
import styles from "./LinkList.module.css";

export interface ListedPage {
  title: string;
  to: string;
  /** The page's picture or glyph. */
  drawing: ReactNode;
}

/** Pages with their pictures, side by side: related services, and what there is instead of what there is not. */
export function LinkList({ pages }: { pages: ListedPage[] }) {
  return (
    <ul className={styles.list}>
      {pages.map(({ title, to, drawing }) => (
        <li key={to}>
          <PageLink className="picture-link" to={to}>
            {drawing}
            <span className={styles.title}>{title}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
