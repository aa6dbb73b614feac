/** Text as outlines, for pictures that must look the same on a machine without fonts or a browser. */

export interface TypeStyle {
  font: "display" | "text";
  /** Space after each letter, in em. */
  tracking?: number;
  /** 400 to 600; the display font has one weight only. */
  weight?: number;
}

/** A line of text as outlines, its baseline at 0. */
export interface SetLine {
  /** Each letter's place and path data, in units of the font, y upwards. */
  glyphs: { x: number; outline: string }[];
  /** Font units in an em. */
  em: number;
  /** Where the ink begins and ends, in em. */
  left: number;
  right: number;
}

/** @throws when the fonts lack a character of the text */
export type Typeset = (text: string, style: TypeStyle) => SetLine;

/**
 * Draws a line so that its ink begins exactly at `x`.
 *
 * @param x left edge of the ink, in pixels
 * @param baseline in pixels from the top
 * @param size pixels in an em
 */
export function textLine(
  { glyphs, em, left }: SetLine,
  x: number,
  baseline: number,
  size: number,
  color: string,
) {
  const scale = size / em;
  const letters = glyphs.map(
    (glyph) => `<path transform="translate(${round(glyph.x)})" d="${glyph.outline}"/>`,
  );
  const place = `translate(${round(x - left * size)} ${round(baseline)}) scale(${scale.toFixed(6)} ${(-scale).toFixed(6)})`;
  return `<g fill="${color}" transform="${place}">${letters.join("")}</g>`;
}

/** Width of a line's ink, in em. */
export function inkWidth({ left, right }: SetLine): number {
  return right - left;
}

/** The widest of some lines, in em. */
export function widest(lines: readonly string[], style: TypeStyle, typeset: Typeset): number {
  return Math.max(...lines.map((line) => inkWidth(typeset(line, style))));
}

/** The preferred size, or the largest at which every line is at most `room` pixels wide. */
export function fittingSize(
  lines: readonly string[],
  preferred: number,
  room: number,
  style: TypeStyle,
  typeset: Typeset,
): number {
  return Math.min(preferred, room / widest(lines, style, typeset));
}

/**
 * Breaks a text into as few lines of at most `room` em as it takes, all about as long as each other. A word is never
 * broken: one that is wider than the room stands on a line of its own.
 */
export function balancedLines(text: string, room: number, style: TypeStyle, typeset: Typeset): string[] {
  const words = text.split(" ");
  for (let count = 1; count < words.length; count++) {
    const lines = evenLines(words, count, style, typeset);
    if (widest(lines, style, typeset) <= room) return lines;
  }
  return words;
}

/**
 * Breaks a text into a number of lines so that the sum of the fourth powers of their widths is least: no line stands
 * out, and no word is left alone without need.
 *
 * @param count at most the number of words
 */
export function evenLines(
  words: readonly string[],
  count: number,
  style: TypeStyle,
  typeset: Typeset,
): string[] {
  const lineOf = (first: number, end: number) => words.slice(first, end).join(" ");
  const costOf = (line: string) => inkWidth(typeset(line, style)) ** 4;
  /** The best way to break the first one, two, three... words into as many lines as counted so far. */
  let best = words.map((_, last) => ({ lines: [lineOf(0, last + 1)], cost: costOf(lineOf(0, last + 1)) }));
  for (let counted = 2; counted <= count; counted++) {
    const shorter = best;
    best = words.map((_, last) => {
      let least = { lines: [] as string[], cost: Number.POSITIVE_INFINITY };
      for (let first = counted - 1; first <= last; first++) {
        const before = shorter[first - 1] as typeof least;
        const line = lineOf(first, last + 1);
        const cost = before.cost + costOf(line);
        if (cost < least.cost) least = { lines: [...before.lines, line], cost };
      }
      return least;
    });
  }
  return best.at(-1)?.lines ?? [];
}

function round(length: number): number {
  return Math.round(length * 100) / 100;
}
