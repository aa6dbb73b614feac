import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { expect, onTestFinished, test } from "vitest";
import { colors } from "../content-model/contents.server.ts";
import { drawIcon } from "./icon-drawing.server.ts";

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path fill="#123" d="M0 0h40v20H0z"/></svg>`;

function colorAt(svg: string, x: number, y: number): string {
  const { pixels } = new Resvg(svg, { fitTo: { mode: "width", value: 100 } }).render();
  return `#${pixels.subarray((y * 100 + x) * 4, (y * 100 + x) * 4 + 3).toString("hex")}`;
}

test("An icon shows a mark from a file in its centre, in its own colours, and a drawn one in bone and lime", () => {
  const folder = mkdtempSync(join(tmpdir(), "mark-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "mark.svg"), drawing);
  const mark = { file: `/${relative("public", folder)}/mark.svg`, width: 400, height: 200 } as const;
  const icon = drawIcon(100, 16, mark);
  expect(colorAt(icon, 50, 50)).toBe("#112233");
  expect(colorAt(icon, 50, 20)).toBe(colors.ink.toLowerCase());
  expect(colorAt(icon, 5, 50)).toBe(colors.ink.toLowerCase());
  const drawn = drawIcon(100, 16, ["0 0 0 0 0", "0 0 0 0 0", "0 0 0 0 0", "0 0 0 0 0", "0 0 0 0 0*"]);
  expect(colorAt(drawn, 50, 50)).toBe(colors.bone.toLowerCase());
  expect(colorAt(drawn, 82, 82)).toBe(colors.lime.toLowerCase());
});
