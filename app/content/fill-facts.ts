import { site } from "./site.ts";

/** Replaces `{city}` with the fact of that name. Other names in braces remain, for pages and templates. */
export function fillFacts<Value>(value: Value): Value {
  if (typeof value === "string")
    return value.replace(/\{(\w+)\}/g, (braces, name) =>
      Object.hasOwn(site, name) ? String(site[name as keyof typeof site]) : braces,
    ) as Value;
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, part]) => [key, fillFacts(part)]);
  return (Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries)) as Value;
}
