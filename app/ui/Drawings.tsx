import type { ComponentProps } from "react";
import { drawCells } from "../domain/cells.ts";
import { isLogoFile, type LogoSource } from "../domain/logo.ts";
import styles from "./Drawings.module.css";
import type { IconName } from "./icons.ts";

interface IconProps extends ComponentProps<"svg"> {
  name: IconName;
}

export function Icon({ name, ...props }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" {...props}>
      <use href={`#${name}`} />
    </svg>
  );
}

interface SpriteSymbolProps extends ComponentProps<"svg"> {
  /** A service's picture is a symbol in `layout/Sprite.tsx`. Its id differs from that of every icon. */
  name: string;
}

export function SpriteSymbol({ name, ...props }: SpriteSymbolProps) {
  return (
    <svg viewBox="0 0 40 24" aria-hidden="true" {...props}>
      <use href={`#service-${name}`} />
    </svg>
  );
}

interface CellsProps extends ComponentProps<"svg"> {
  rows: readonly string[];
  /** Whether to show empty cells. */
  hasDots?: boolean;
}

export function Cells({ rows, hasDots, children, ...props }: CellsProps) {
  const { viewBox, cells, lime, dots } = drawCells(rows);
  return (
    <svg viewBox={viewBox} aria-hidden="true" {...props}>
      {hasDots && <path className="dots" d={dots} />}
      {cells && <path d={cells} />}
      {lime && <path className="lime" d={lime} />}
      {children}
    </svg>
  );
}

interface LogoDrawingProps {
  drawing: LogoSource;
  /** The name, if the drawing alone shows it. */
  alt?: string;
  className?: string;
}

export function LogoDrawing({ drawing, alt = "", className = "" }: LogoDrawingProps) {
  if (!isLogoFile(drawing)) return <Cells className={className} rows={drawing} data-rows={drawing.length} />;
  const { file, width, height, inTextColor } = drawing;
  return (
    <img
      className={`${styles.image} ${className}`}
      src={file}
      width={width}
      height={height}
      alt={alt}
      data-in-text-color={inTextColor || undefined}
    />
  );
}
