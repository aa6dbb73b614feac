/** Formats a file of the content as Biome does, with its keys in the order that they had: Decap does not keep it. */
export function formatFile(raw: string, before: string | null): string {
  return `${JSON.stringify(orderKeys(JSON.parse(raw), JSON.parse(before ?? "null")), null, 2)}\n`;
}

/** Leaves out empty fields, and objects without any field: an optional object that was not filled in. */
function orderKeys(value: unknown, before: unknown): unknown {
  if (Array.isArray(value)) {
    const items = Array.isArray(before) ? before : [];
    // A new item has the order of the first one.
    return value.map((item, index) => orderKeys(item, items[index] ?? items[0]));
  }
  if (!isObject(value)) return value;
  const known = isObject(before) ? before : {};
  const entries = Object.keys({ ...known, ...value }).map(
    (key) => [key, orderKeys(value[key], known[key])] as const,
  );
  return Object.fromEntries(entries.filter(([, part]) => !isEmpty(part)));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isEmpty = (value: unknown) =>
  value === undefined || value === null || (isObject(value) && Object.keys(value).length === 0);
