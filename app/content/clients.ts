import type { Client } from "../domain/logo.ts";

/**
 * The clients of the home page. The caption over them says that they are made up as long as one of them is. Real ones
 * need their permission.
 *
 * A logo is an SVG file, `{ file: "/acme.svg", width: 240, height: 60 }` for `public/acme.svg`, or one to four rows of
 * one to four cells without lime, which is the studio's own: docs/design.md#cells-and-pictures. The name stands beside
 * it. `npm run check` says what is wrong with a logo.
 */
export const clients: Client[] = [
  { name: "Faro", logo: ["8 4", "1 0"], isMadeUp: true },
  { name: "Trama", logo: ["5 A", "A 5"], isMadeUp: true },
  { name: "Orilla", logo: ["C 8", "0 2"], isMadeUp: true },
];
