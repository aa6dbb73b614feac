import type { SpecimenContent } from "../content/specimen-schema.ts";
import { capitalize } from "../domain/phrases.ts";
import { fill } from "../domain/template.ts";
import {
  type LogEvent,
  type Place,
  placeAt,
  reduceSalita,
  type Salita,
  type SalitaAction,
  salitaOn,
  stateOfDay,
} from "./salita.ts";

/** Every text of the invented product. */
export type SalitaTexts = SpecimenContent["salita"];

/** The day, alone or as within a sentence, and the hour. */
export function momentOf({ days, hours }: SalitaTexts, place: Place, form: "name" | "inSentence" = "name") {
  const hour = hours.find((hour) => place.endsWith(` ${hour}`)) ?? "";
  const day = days.find(({ name }) => place === placeAt({ day: name, hour }));
  return { day: day?.[form] ?? "", hour };
}

/** The sentence that the log shows for a change. */
export function sentenceOf({ type, name, place, from = place }: LogEvent, texts: SalitaTexts): string {
  const named = (place: Place) => placeAt(momentOf(texts, place, "inSentence"));
  const values = { name, place: named(place), to: named(place), from: named(from) };
  return capitalize(fill(texts.log[type], values));
}

/** The product on a day of fifteen, after the patient's first presses on the way to another time. */
export function salitaAfter(texts: SalitaTexts, day: number, presses: number): Salita {
  const [place = ""] = texts.offers.map(placeAt).slice(-1);
  const way: SalitaAction[] = [
    { type: "decline" },
    // Ignored once the product knows the patient.
    { type: "identify" },
    { type: "pick", place },
    { type: "change" },
  ];
  return way.slice(0, presses).reduce(reduceSalita, salitaOn(stateOfDay(day, 15), texts));
}
