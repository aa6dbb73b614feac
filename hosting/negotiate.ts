/** The parts of HTTP that turn one stored file into the answer one client asked for (RFC 9110). */
import type { Body, StoredFile } from "./site.ts";

/** The smallest body that the client accepts (§12.5.3), whatever weights it gives to those it accepts. */
export function bodyFor(bodies: StoredFile["bodies"], acceptEncoding = ""): Body {
  const accepted = acceptEncoding
    .toLowerCase()
    .split(",")
    .filter((coding) => !/;\s*q=0(\.0*)?\s*$/.test(coding))
    .map((coding) => coding.split(";", 1)[0]?.trim());
  return bodies.find(({ encoding }) => accepted.includes(encoding)) ?? (bodies.at(-1) as Body);
}

/** Whether the client holds this very body already (§13.1.2: weak comparison). */
export function isHeld(body: Body, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(",").some((tag) => ["*", body.etag, `W/${body.etag}`].includes(tag.trim()));
}

/** First and last byte, both counted from zero; `unsatisfiable` becomes a 416; undefined means the whole body. */
export type Range = { first: number; last: number } | "unsatisfiable" | undefined;

/** Reads `bytes=a-b`, `bytes=a-` or `bytes=-n` (§14.1.2). Any other form is ignored, as §14.2 allows. */
export function rangeOf(body: Body, range = "", ifRange: string | string[] = body.etag): Range {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  if (from === undefined || to === undefined || from + to === "" || ifRange !== body.etag) return undefined;
  const size = body.bytes.length;
  const first = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== "" && from !== "" && Number(to) < first) return undefined;
  return first < size ? { first, last } : "unsatisfiable";
}
