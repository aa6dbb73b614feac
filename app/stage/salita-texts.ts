import type { SpecimenContent } from "../content/specimen-schema.ts";
import { capitalize } from "../domain/phrases.ts";
import { fill } from "../domain/template.ts";
import { formatPlace, type LogEvent, type Place } from "./salita.ts";

/** Every text of the invented product. */
export type SalitaTexts = SpecimenContent["salita"];

/** The day, alone or as within a sentence, and the hour. */
export function parsePlace({ days, hours }: SalitaTexts, place: Place, form: "name" | "inSentence" = "name") {
  const hour = hours.find((hour) => place.endsWith(` ${hour}`)) ?? "";
  const day = days.find(({ name }) => place === formatPlace({ day: name, hour }));
  return { day: day?.[form] ?? "", hour };
}

/** The sentence that the log shows for a change. */
export function describeEvent({ type, name, place, from = place }: LogEvent, texts: SalitaTexts): string {
  const format = (place: Place) => formatPlace(parsePlace(texts, place, "inSentence"));
  const values = { name, place: format(place), to: format(place), from: format(from) };
  return capitalize(fill(texts.log[type], values));
}
