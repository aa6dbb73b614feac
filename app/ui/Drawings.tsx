import type { ComponentProps } from "react";
import { drawCells } from "../drawings/cells.ts";
import { isLogoFile, type LogoSource } from "../drawings/logo.ts";
import styles from "./Drawings.module.css";

/** One path each, on a grid of 24 by 24, with the even-odd fill rule. */
const icons = {
  linkedin:
    "M2 8.5h5V22H2zM4.5 1.6a2.9 2.9 0 1 1 0 5.8 2.9 2.9 0 0 1 0-5.8M9.8 8.5h4.8v1.9c.8-1.3 2.3-2.3 4.2-2.3C22 8.1 23 10.4 23 13.4V22h-5v-7.4c0-1.5-.4-2.5-1.6-2.5-1.2 0-1.7.9-1.7 2.5V22H9.8z",
  instagram:
    "M7 1h10a6 6 0 0 1 6 6v10a6 6 0 0 1-6 6H7a6 6 0 0 1-6-6V7a6 6 0 0 1 6-6m0 2.6A3.4 3.4 0 0 0 3.6 7v10A3.4 3.4 0 0 0 7 20.4h10a3.4 3.4 0 0 0 3.4-3.4V7A3.4 3.4 0 0 0 17 3.6zM12 6.4a5.6 5.6 0 1 1 0 11.2 5.6 5.6 0 0 1 0-11.2m0 2.6a3 3 0 1 0 0 6 3 3 0 0 0 0-6m5.8-4.2a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8",
  whatsapp:
    "M0 24V12a12 12 0 1 1 12 12zM2.6 21.4H12A9.4 9.4 0 1 0 2.6 12zM9.16 6.63c.33-.17 .72-.06 .94 .22l1.11 1.61c.22 .28 .17 .67-.06 .94L10.44 10.24c.67 1.5 1.94 2.78 3.44 3.44l.83-.72c.28-.22 .67-.28 .94-.06l1.61 1.11c.28 .22 .39 .61 .22 .94-.5 1.22-1.5 2.28-2.83 2.22C10.61 17.01 7.11 13.51 6.94 9.46c-.06-1.33 1-2.33 2.22-2.83",
  theme: "M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22m0 2.6v16.8a8.4 8.4 0 0 0 0-16.8",
  bars: "M0 5h24v4H0zm0 10h16v4H0z",
  close: "M4.9 2.1 12 9.2l7.1-7.1 2.8 2.8-7.1 7.1 7.1 7.1-2.8 2.8-7.1-7.1-7.1 7.1-2.8-2.8L9.2 12 2.1 4.9z",
  previous: "M15.6 3.6 7.2 12l8.4 8.4 2-2L11.2 12l6.4-6.4z",
  next: "M8.4 3.6 16.8 12l-8.4 8.4-2-2 6.4-6.4-6.4-6.4z",
};

export function Icon({ name, ...props }: ComponentProps<"svg"> & { name: keyof typeof icons }) {
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
