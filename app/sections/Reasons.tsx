import { reasonPictures } from "../catalogue/catalogue.ts";
import type { HomeText } from "../content-model/schema.ts";
import { FloodingCells } from "./FloodingCells.tsx";
import lists from "./Lists.module.css";
import styles from "./Reasons.module.css";

interface ReasonsProps {
  reasons: (Omit<HomeText["reasons"][number], "proof"> & { proof: { label: string; href: string } })[];
}

export function Reasons({ reasons }: ReasonsProps) {
  return (
    <ul role="list" className={lists.cards}>
      {reasons.map(({ title, description, picture, proof }) => (
        <li key={title} className={styles.card} data-floods="">
          <FloodingCells className={styles.picture} rows={reasonPictures[picture]} />
          <h3>{title}</h3>
          <p>{description}</p>
          <a href={proof.href}>{proof.label}</a>
        </li>
      ))}
    </ul>
  );
}
