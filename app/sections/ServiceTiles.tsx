import { services } from "../catalogue/catalogue.ts";
import { useShell } from "../layout/use-shell.ts";
import { FloodingCells } from "./FloodingCells.tsx";
import lists from "./Lists.module.css";
import styles from "./ServiceTiles.module.css";

interface ServiceTilesProps {
  /** Before the links to the categories. */
  singleJobs: string;
}

export function ServiceTiles({ singleJobs }: ServiceTilesProps) {
  const { serviceLinks, categoryLinks } = useShell();
  return (
    <>
      <ul role="list" className={`${lists.thirds} ${styles.tiles}`}>
        {serviceLinks.map(({ key, title, summary, href }) => (
          <li key={key}>
            <a href={href} data-floods="">
              <FloodingCells rows={services[key].picture} data-travels="" />
              <h3>{title}</h3>
              <p className="type-note">{summary}</p>
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.details}>
        <p>{singleJobs}</p>
        <ul role="list">
          {categoryLinks.map(({ title, href }) => (
            <li key={href}>
              <a href={href}>{title}</a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
