import type { ReactNode } from "react";
import { Cells } from "../ui/Drawings.tsx";
import { arrivalId, ExpectArrival } from "../ui/ExpectArrival.tsx";
import { Breadcrumbs, type BreadcrumbsProps } from "./Breadcrumbs.tsx";
import styles from "./DetailHead.module.css";
import { isLongTitle } from "./PageHead.tsx";

interface DetailHeadProps extends BreadcrumbsProps {
  subtitle: string;
  description: string;
  picture: readonly string[];
  /** The other details of the category, and its title. */
  siblings: { title: string; href: string; glyph: string }[];
  siblingsLabel: string;
  /** Below the description. */
  children: ReactNode;
}

export function DetailHead(head: DetailHeadProps) {
  return (
    <section className={`fifteen-columns ${styles.head}`}>
      <ExpectArrival />
      <Breadcrumbs {...head} />
      <h1 className={styles.title} data-long={isLongTitle(head.title) || undefined}>
        {head.title}
      </h1>
      <div className={styles.text}>
        <div className="type-item">{head.subtitle}</div>
        <p>{head.description}</p>
        {head.children}
      </div>
      <div className={styles.figure}>
        <Cells className={styles.picture} rows={head.picture} hasDots id={arrivalId} />
        <nav className="screen-only" aria-label={head.siblingsLabel}>
          <ul role="list">
            {head.siblings.map(({ title, href, glyph }) => (
              <li key={href}>
                <a className="picture-link" href={href}>
                  <Cells className={styles.glyph} rows={[glyph]} data-travels="" />
                  <span>{title}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </section>
  );
}
