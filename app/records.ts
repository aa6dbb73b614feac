/** `Object.keys` for a record whose type lists all of its keys. */
export function listKeys<Value extends object>(record: Value): (keyof Value & string)[] {
  return Object.keys(record) as (keyof Value & string)[];
}

/** A part of a value from a file, whatever that has; `undefined` if there is none. */
export function getPart(value: unknown, key: PropertyKey): unknown {
  return isRecord(value) ? value[key] : undefined;
}

export const isRecord = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === "object" && value !== null;

interface Part {
  path: PropertyKey[];
  value: unknown;
}

/** A value from a file and all that is in it, at any depth. */
export function listParts(value: unknown, path: PropertyKey[] = []): Part[] {
  const below = Object.entries(isRecord(value) ? value : {}).flatMap(([key, part]) =>
    listParts(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return [{ path, value }, ...below];
}

/** A record with a value for each key. */
export function makeRecord<Key extends string, Value>(
  keys: readonly Key[],
  makeValue: (key: Key) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, makeValue(key)])) as Record<Key, Value>;
}
