import type { SampleText } from "../../content/quote-schema.ts";
import type { SpecimenContent } from "../../content/schema.ts";
import type { ComposerData } from "./composer-context.ts";

/** What the two halves of the quote page show, in one language. */
export interface QuoteData {
  composer: ComposerData;
  sample: SampleData;
}

/** A name and its description. */
export interface Line {
  id: string;
  name: string;
  text: string;
}

/** The sample quote as the page shows it: with the terms filled in, and without the lines that the studio hides. */
export interface SampleData extends Pick<SampleText, "line" | "label" | "product" | "back"> {
  contains: string;
  scope: { title: string; columns: SpecimenContent["quote"]["parts"] };
  calendar?: {
    title: string;
    count: string;
    see: string;
    decide: string;
    legend: SampleText["calendar"]["key"];
    days: { number: number; label: string; see: string; decide?: string }[];
  };
  hours?: { title: string; line: string; description: string; halfHours: number[]; people: Line[] };
  people?: { title: string; lines: Line[] };
  price?: {
    title: string;
    note: string;
    net?: string;
    rows: { id: string; name: string; value: string; isTotal?: boolean }[];
    payments: { id: string; when: string; amount: string; what: string }[];
  };
  late?: { title: string; lines: Line[] };
  terms: { id: string; title: string; figure: string; lines: string[] }[];
}

/** The visible parts, in order. The page counts them. */
export function samplePartsOf(sample: SampleData): string[] {
  const { calendar, hours, people, price, late, terms } = sample;
  const parts = { scope: true, calendar, hours, people, price, late };
  return [...Object.entries(parts).flatMap(([id, part]) => (part ? [id] : [])), ...terms.map(({ id }) => id)];
}
