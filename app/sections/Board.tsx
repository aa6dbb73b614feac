import { type CategoryKey, categories } from "../domain/catalogue.ts";
import { categoryKeys, detailKeys } from "../paths.ts";
import { Cells } from "../ui/Drawings.tsx";
import styles from "./Board.module.css";

interface BoardProps {
  /** Its glyphs are bone, the others clay. */
  category?: CategoryKey;
  /** Its glyph is lime. */
  detail?: string;
}

const boardSize = 15;

/**
 * The board of fifteen glyphs, one a detailed service, in the order of the catalogue. A catalogue that outgrows it
 * has several, and the one is shown that the detail stands on.
 */
export function Board({ category, detail }: BoardProps) {
  const places = categoryKeys.flatMap((category) => detailKeys(category).map((key) => ({ category, key })));
  const isLit = (place: (typeof places)[number]) => place.category === category && place.key === detail;
  const lit = Math.max(places.findIndex(isLit), 0);
  const first = lit - (lit % boardSize);
  return (
    <div className={styles.board} aria-hidden="true">
      {places.slice(first, first + boardSize).map((place) => (
        <Cells
          key={`${place.category}/${place.key}`}
          rows={[glyphOf(place.category, place.key)]}
          data-state={isLit(place) ? "lime" : place.category === category ? "bone" : undefined}
          data-arrives={isLit(place) ? "" : undefined}
        />
      ))}
    </div>
  );
}

/** The hex digit that the catalogue gives a detail: a drawing of one cell. */
export function glyphOf(category: CategoryKey, detail: string): string {
  return (categories[category] as Record<string, string>)[detail] ?? "0";
}
