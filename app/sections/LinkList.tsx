import { type ServiceKey, services } from "../catalogue/catalogue.ts";
import { Cells } from "../ui/Drawings.tsx";
import styles from "./LinkList.module.css";
import lists from "./Lists.module.css";

interface ListedPage {
  title: string;
  href: string;
  note?: string;
  /** The service of the link. */
  key?: ServiceKey;
  /** The picture of the detail that is linked. */
  picture?: readonly string[];
}

/** In rows of three if that fills them, otherwise in one row. */
export function LinkList({ pages }: { pages: ListedPage[] }) {
  const across = pages.length % 3 === 0 ? 3 : pages.length;
  return (
    <ul role="list" className={`${lists.thirds} ${styles.list}`} style={{ "--across": across }}>
      {pages.map(({ title, href, note, key, picture }) => (
        <li key={href}>
          <a className="picture-link" href={href}>
            {key && <Cells className={styles.picture} rows={services[key].picture} hasDots data-travels="" />}
            {picture && <Cells className={styles.picture} rows={picture} data-travels="" />}
            <span className={styles.text}>
              <span className={`type-item ${styles.title}`}>{title}</span>
              {note && <span className="type-note">{note}</span>}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
