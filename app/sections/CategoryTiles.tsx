import { Cells } from "../ui/Drawings.tsx";
import styles from "./CategoryTiles.module.css";

interface CategoryTilesProps {
  details: { title: string; href: string; picture: readonly string[]; note: string }[];
}

/** A category's details: large cells across all columns, or rows in narrow windows. */
export function CategoryTiles({ details }: CategoryTilesProps) {
  return (
    <ul role="list" className={styles.tiles} style={{ "--span": details.length }}>
      {details.map(({ title, href, picture, note }) => (
        <li key={href}>
          <a className="picture-link" href={href}>
            <Cells className={styles.picture} rows={picture} data-travels="" />
            <span className={styles.text}>
              <span className={`type-item ${styles.title}`}>{title}</span>
              <span className="type-note">{note}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
