import { fill } from "./template.ts";

/** A text for one and for several: "{count} day", "{count} days". */
export interface PluralForms {
  one: string;
  other: string;
}

export function counted(language: string, { one, other }: PluralForms, count: number): string {
  const isOne = new Intl.PluralRules(language).select(count) === "one";
  return fill(isOne ? one : other, { count });
}

/** "an idea, drawings and people": with the language's own "and". */
export function listed(language: string, entries: readonly string[]): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(entries);
}

/** The day of a date field, written out: "January 15, 2027". */
export function writtenDay(language: string, day: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
  const date = new Date(`${day}T00:00Z`);
  return Number.isNaN(date.valueOf()) ? day : format.format(date);
}

/** `USD 6.000`, as the language writes numbers. */
export function money(language: string, currency: string, amount: number): string {
  return `${currency} ${new Intl.NumberFormat(language, { maximumFractionDigits: 0 }).format(amount)}`;
}

/** A word that begins a line. */
export function capitalized(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
