import { expect, test } from "vitest";
import { bodyFor, isHeld, rangeOf } from "./negotiate.ts";
import type { Body } from "./site.ts";

const body = (encoding: Body["encoding"]): Body => ({
  bytes: Buffer.alloc(10),
  etag: `"${encoding}"`,
  encoding,
});
const bodies: [Body, Body, Body] = [body("br"), body("gzip"), body("identity")];

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["GZIP;q=1.0", "gzip"],
  ["br;q=0, gzip;q=0.1", "gzip"],
  ["br; q=0.000, gzip; q=0", "identity"],
  ["broken, x-br", "identity"],
])("a client that accepts %s gets %s", (accepted, encoding) => {
  expect(bodyFor(bodies, accepted).encoding).toBe(encoding);
});

test.each([
  [undefined, false],
  ['"br"', true],
  ['W/"br"', true],
  ['"old", "br"', true],
  ["*", true],
  ['"gzip"', false],
])("a client that names %s holds the page: %s", (tags, held) => {
  expect(isHeld(bodies[0], tags)).toBe(held);
});

test.each([
  ["bytes=0-0", { first: 0, last: 0 }],
  ["bytes=2-4", { first: 2, last: 4 }],
  ["bytes=7-", { first: 7, last: 9 }],
  ["bytes=-3", { first: 7, last: 9 }],
  ["bytes=-99", { first: 0, last: 9 }],
  ["bytes=8-99", { first: 8, last: 9 }],
  ["bytes=10-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=3-1", undefined],
  ["bytes=-", undefined],
  ["bytes=0-1,4-5", undefined],
  ["lines=1-2", undefined],
  ["bytes=99999999999999999999-", "unsatisfiable"],
])("of ten bytes, %s is %o", (range, expected) => {
  expect(rangeOf(bodies[0], range)).toEqual(expected);
});

test("a download is continued only where the file is still the same", () => {
  expect(rangeOf(bodies[0], "bytes=5-", '"br"')).toEqual({ first: 5, last: 9 });
  expect(rangeOf(bodies[0], "bytes=5-", '"old"')).toBeUndefined();
});
