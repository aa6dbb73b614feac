import type { ReactNode } from "react";
import styles from "./LinkList.module.css";

interface ListedPage {
  title: string;
  reason?: string;
  to: string;
  drawing: ReactNode;
}

export function LinkList({ pages }: { pages: ListedPage[] }) {
  return (
    <ul className={`thirds ${styles.list}`}>
      {pages.map(({ title, reason, to, drawing }) => (
        <li key={to}>
          <a className="picture-link" href={to}>
            {drawing}
            <span>
              <span className={`type-item ${styles.title}`}>{title}</span>
              {reason && <span className={`type-note ${styles.reason}`}>{reason}</span>}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
