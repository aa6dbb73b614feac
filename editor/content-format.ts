/**
 * Reads and writes a file of the content in Biome's format. Decap stores objects in maps without an order, so this
 * module restores the order of the keys from the file that it read.
 */
const orders = new Map<string, string[]>();
/** An object in the same place keeps its own order; another one gets that of an object with the same keys. */
const signature = (keys: string[], place = "") => [place, ...keys.toSorted()].join("\n");

export function fromFile(text: string): unknown {
  const value = JSON.parse(text);
  rememberOrder(value);
  return value;
}

export function toFile(value: unknown): string {
  return `${JSON.stringify(inOrder(value), null, 2)}\n`;
}

function rememberOrder(value: unknown, place = ""): void {
  if (typeof value !== "object" || value === null) return;
  const keys = Object.keys(value);
  if (!Array.isArray(value))
    for (const known of [signature(keys), signature(keys, place)]) orders.set(known, keys);
  for (const [key, part] of Object.entries(value)) rememberOrder(part, `${place}/${key}`);
}

/** Removes the keys of empty fields, and of objects without any field: an optional object that was not filled in. */
function inOrder(value: unknown, place = ""): unknown {
  if (Array.isArray(value)) return value.map((part, index) => inOrder(part, `${place}/${index}`));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value)
    .map(([key, part]) => [key, inOrder(part, `${place}/${key}`)] as const)
    .filter(([, part]) => part !== undefined && part !== null && !isEmptyObject(part));
  const keys = entries.map(([key]) => key);
  const order = orders.get(signature(keys, place)) ?? orders.get(signature(keys)) ?? bestOrder(keys);
  return Object.fromEntries(
    entries.toSorted(([first], [second]) => order.indexOf(first) - order.indexOf(second)),
  );
}

const isEmptyObject = (value: unknown) =>
  typeof value === "object" && !Array.isArray(value) && Object.keys(value ?? {}).length === 0;

/** The key order of the object with the most keys in common, for an object with an added or a removed key. */
function bestOrder(keys: string[]): string[] {
  const shared = (order: string[]) => order.filter((key) => keys.includes(key)).length;
  const [best = []] = [...orders.values()].toSorted((first, second) => shared(second) - shared(first));
  return [...best, ...keys.filter((key) => !best.includes(key))];
}
