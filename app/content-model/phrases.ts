/** Fills the placeholders of a text: `fill("Days {first}–{last}", { first: 1, last: 5 })`. */
export function fill(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (!Object.hasOwn(values, name)) throw new RangeError(`No value for {${name}} in “${template}”`);
    return String(values[name]);
  });
}

/** The forms of a text for one and for several: "{count} day", "{count} days". */
interface PluralForms {
  one: string;
  other: string;
}

export function formatCount(language: string, { one, other }: PluralForms, count: number): string {
  const isOne = new Intl.PluralRules(language).select(count) === "one";
  return fill(isOne ? one : other, { count });
}

/** "an idea, drawings and people", with the word for "and" of the language. */
export function formatList(language: string, entries: readonly string[]): string {
  // The first formatter of a page takes a slow phone 50 ms, so none is created for nothing.
  if (entries.length < 2) return entries.join("");
  return new Intl.ListFormat(language, { type: "conjunction" }).format(entries);
}

/** The value of a date field as a long date: "January 15, 2027". */
export function formatDate(language: string, day: string): string {
  const date = new Date(`${day}T00:00Z`);
  if (Number.isNaN(date.valueOf())) return day;
  return new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(date);
}

/** `USD 6.000`, in the number format of the language, on one line. */
export function formatMoney(language: string, currency: string, amount: number): string {
  return `${currency}\u00a0${new Intl.NumberFormat(language, { maximumFractionDigits: 0 }).format(amount)}`;
}

/** The text with a capital first letter, for the start of a line. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The text with a small first letter, for the middle of a sentence. */
export function decapitalize(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
