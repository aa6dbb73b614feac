/**
 * Reads and writes a file of the content in Biome's format. Decap stores objects in maps without an order, so this
 * module restores the order of the keys from the file that it read.
 */
const orders = new Map<string, string[]>();
const signature = (keys: string[]) => keys.toSorted().join("\n");

export function fromFile(text: string): unknown {
  const value = JSON.parse(text);
  rememberOrder(value);
  return value;
}

export function toFile(value: unknown): string {
  return `${JSON.stringify(inOrder(value), null, 2)}\n`;
}

function rememberOrder(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value)) orders.set(signature(Object.keys(value)), Object.keys(value));
  for (const part of Object.values(value)) rememberOrder(part);
}

/** Removes the keys of empty fields, and of objects without any field: an optional object that was not filled in. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value)
    .map(([key, part]) => [key, inOrder(part)] as const)
    .filter(([, part]) => part !== undefined && part !== null && !isEmptyObject(part));
  const known = orders.get(signature(entries.map(([key]) => key)));
  const order = known ?? bestOrder(entries.map(([key]) => key));
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
