import type { ComponentProps } from "react";
import { drawCells } from "../domain/cells.ts";
import type { IconName } from "./icons.ts";

interface IconProps extends ComponentProps<"svg"> {
  name: IconName;
}

/** An icon of the sprite. Decoration: whoever uses it gives the words. */
export function Icon({ name, ...props }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" {...props}>
      <use href={`#${name}`} />
    </svg>
  );
}

/** The studio's mark, from the sprite. */
export function Mark(props: ComponentProps<"svg">) {
  return (
    <svg viewBox="0 0 24 40" aria-hidden="true" {...props}>
      <use href="#mark" />
    </svg>
  );
}

interface SpriteSymbolProps extends ComponentProps<"svg"> {
  /** Id of a symbol of the sprite (layout/Sprite.tsx). */
  name: string;
}

/** A picture of five by three cells from the sprite. */
export function SpriteSymbol({ name, ...props }: SpriteSymbolProps) {
  return (
    <svg viewBox="0 0 40 24" aria-hidden="true" {...props}>
      <use href={`#${name}`} />
    </svg>
  );
}

interface CellsProps extends ComponentProps<"svg"> {
  rows: readonly string[];
}

/** A drawing that stands on its page once: a detail's glyph, a client's logo. */
export function Cells({ rows, ...props }: CellsProps) {
  const { viewBox, cells, lime } = drawCells(rows);
  return (
    <svg viewBox={viewBox} aria-hidden="true" {...props}>
      {cells && <path d={cells} />}
      {lime && <path className="lime" d={lime} />}
    </svg>
  );
}
