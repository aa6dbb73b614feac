/** Fills the placeholders of a text: `fill("Days {first}–{last}", { first: 1, last: 5 })`. */
export function fill(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (!Object.hasOwn(values, name)) throw new RangeError(`No value for {${name}} in “${template}”`);
    return String(values[name]);
  });
}
