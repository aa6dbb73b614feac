import { Resvg } from "@resvg/resvg-js";

/**
 * Makes a PNG of a drawing that holds no text elements, so that no font of the machine can change it.
 *
 * @param svg a whole SVG document
 * @param width in pixels; the height follows from the drawing's `viewBox`
 */
export function rasterize(svg: string, width: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: "width", value: width }, font: { loadSystemFonts: false } })
    .render()
    .asPng();
}
