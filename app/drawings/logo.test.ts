import { expect, test } from "vitest";
import {
  capitalHeight,
  type LogoFile,
  markFileRoom,
  measureWordmark,
  placeMark,
  splitWordmark,
} from "./logo.ts";

const mark = ["8 4 0", "0 0 0", "0 0 0", "1 2 0", ". . F*"];
const file = (width: number, height: number): { mark: LogoFile } => ({
  mark: { file: "/mark.svg", width, height },
});

test("A mark replaces the first letter of the name if it shows that letter, and is otherwise beside the whole name", () => {
  const q = { mark, replacesFirstLetter: "Q" };
  expect(splitWordmark(q, "Quince")).toMatchObject({ replaced: "Q", beside: "uince" });
  expect(splitWordmark(q, "quince")).toMatchObject({ replaced: "q", beside: "uince" });
  expect(splitWordmark(q, "Norte")).toMatchObject({ replaced: "", beside: "Norte" });
  expect(splitWordmark({ mark }, "Quince")).toMatchObject({ replaced: "", beside: "Quince" });
  expect(splitWordmark(file(1, 1), "Quince")).toMatchObject({ replaced: "", beside: "Quince" });
});

test("A file that contains the name stands alone, and is as wide as its drawing", () => {
  const logo = { ...file(400, 60), containsName: true };
  expect(splitWordmark(logo, "Norte")).toEqual({ replaced: "Norte", beside: "" });
  expect(placeMark(logo, "Norte").gap).toBe(0);
  expect(measureWordmark(file(400, 60), "Norte")).toBeGreaterThan(measureWordmark(logo, "Norte") + 5);
});

test("A mark from a file keeps its aspect ratio and is aligned with the capitals, wide, tall or square", () => {
  for (const [width, height] of [
    [400, 60],
    [40, 120],
    [64, 64],
  ] as const) {
    const place = placeMark(file(width, height), "Norte");
    expect(place.width / place.height).toBeCloseTo(width / height);
    expect(place.width).toBeLessThanOrEqual(markFileRoom.width);
    expect(place.height).toBeLessThanOrEqual(markFileRoom.height);
    expect(place.top + place.height / 2).toBeCloseTo(capitalHeight / 2);
  }
});

test("Four rows of a drawn mark are as high as a capital, and the fifth is below the baseline", () => {
  expect(placeMark({ mark: mark.slice(0, 4) }, "Norte")).toMatchObject({ top: 0, height: capitalHeight });
  expect(placeMark({ mark }, "Norte").height).toBeCloseTo(1.25 * capitalHeight);
});
