import { Resvg } from "@resvg/resvg-js";

/**
 * Renders a drawing without text elements as a PNG, so that no font of the machine can change it.
 *
 * @param svg a complete SVG document
 * @param width in pixels; the `viewBox` of the drawing determines the height
 */
export function rasterize(svg: string, width: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: "width", value: width }, font: { loadSystemFonts: false } })
    .render()
    .asPng();
}
