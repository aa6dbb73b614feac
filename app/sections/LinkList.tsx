import type { ReactNode } from "react";
import styles from "./LinkList.module.css";
import lists from "./Lists.module.css";

interface ListedPage {
  title: string;
  reason?: string;
  href: string;
  drawing: ReactNode;
}

export function LinkList({ pages }: { pages: ListedPage[] }) {
  return (
    <ul role="list" className={`${lists.thirds} ${styles.list}`}>
      {pages.map(({ title, reason, href, drawing }) => (
        <li key={href}>
          <a className="picture-link" href={href}>
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
