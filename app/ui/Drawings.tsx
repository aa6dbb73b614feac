import type { ComponentProps } from "react";
import { drawCells } from "../drawings/cells.ts";
import { isLogoFile, type LogoSource } from "../drawings/logo.ts";
import styles from "./Drawings.module.css";
import { type IconName, icons } from "./icons.ts";

export function Icon({ name, ...props }: ComponentProps<"svg"> & { name: IconName }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" {...props}>
      <path fillRule="evenodd" d={icons[name]} />
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
  const { file, width, height } = drawing;
  return (
    <img className={`${styles.image} ${className}`} src={file} width={width} height={height} alt={alt} />
  );
}
