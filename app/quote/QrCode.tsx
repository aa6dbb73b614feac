import { useDeferredValue, useMemo, useState } from "react";
import { encode } from "uqr";
import styles from "./Message.module.css";
import type { QuoteData } from "./quote-data.server.ts";

/** The cells of a denser code would be too small for a phone's camera. */
const maxVersion = 22;

interface QrCodeProps {
  texts: QuoteData["text"]["message"];
  link: string;
}

/** The chat link as a QR code, so that a visitor on a laptop can send the message from a phone. */
export function QrCode({ texts: { qr, qrAlt, qrTooLong }, link }: QrCodeProps) {
  const shown = useDeferredValue(link);
  // `--wide` in breakpoints.css. Styles hide the code if the window becomes narrower.
  const [isWide] = useState(() => matchMedia("(width >= 64em)").matches);
  const drawing = useMemo(() => (isWide ? draw(shown) : undefined), [isWide, shown]);
  return (
    <figure className={`screen-only ${styles.code}`}>
      {drawing && (
        <div>
          <svg viewBox={`0 0 ${drawing.size} ${drawing.size}`} role="img" aria-label={qrAlt}>
            <path d={drawing.path} />
          </svg>
        </div>
      )}
      <figcaption className="type-caption">{drawing ? qr : qrTooLong}</figcaption>
    </figure>
  );
}

/** Draws each run of dark cells in a row as a rectangle. Returns undefined for a link that is too long. */
function draw(link: string): { size: number; path: string } | undefined {
  try {
    const { size, data } = encode(link, { ecc: "L", border: 0, maxVersion });
    const rows = data.map((row) => row.map((isDark) => (isDark ? "1" : "0")).join(""));
    const path = rows
      .flatMap((row, y) =>
        [...row.matchAll(/1+/g)].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
      )
      .join("");
    return { size, path };
  } catch {
    return undefined;
  }
}
