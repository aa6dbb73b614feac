import type { SpecimenContent } from "../content/specimen-schema.ts";
import { capitalize } from "../domain/phrases.ts";
import { fill } from "../domain/template.ts";
import {
  type Clinic,
  type LogEvent,
  type Place,
  reduceSalita,
  type Salita,
  type SalitaAction,
  salitaOn,
  stateOfDay,
} from "./salita.ts";

/** Every text of the invented product. */
export type SalitaTexts = SpecimenContent["salita"];

interface Moment {
  day: string;
  hour: string;
}

/** The check of the content refuses a day or an hour that the schedule does not have. */
function placeAt({ days, hours }: SalitaTexts, { day, hour }: Moment): Place {
  return days.findIndex(({ name }) => name === day) * hours.length + hours.indexOf(hour);
}

export function clinicOf(texts: SalitaTexts): Clinic {
  const { days, hours, appointments, offers, patient, caller } = texts;
  return {
    places: days.length * hours.length,
    appointments: appointments.map(({ name, isComing, ...moment }) => ({
      name,
      isComing,
      place: placeAt(texts, moment),
    })),
    patient,
    caller,
    offers: offers.map((moment) => placeAt(texts, moment)),
  };
}

/** How the texts write a day: alone, or within a sentence. */
type DayForm = "name" | "inSentence";

export function momentOf({ days, hours }: SalitaTexts, place: Place, form: DayForm = "name"): Moment {
  return {
    day: days[Math.floor(place / hours.length)]?.[form] ?? "",
    hour: hours[place % hours.length] ?? "",
  };
}

/** "Tuesday 9:40" */
export function nameOfPlace(texts: SalitaTexts, place: Place, form?: DayForm): string {
  const { day, hour } = momentOf(texts, place, form);
  return `${day} ${hour}`;
}

/** The sentence that the log shows for a change. */
export function sentenceOf({ type, name, place, from = place }: LogEvent, texts: SalitaTexts): string {
  const to = nameOfPlace(texts, place, "inSentence");
  const values = { name, place: to, to, from: nameOfPlace(texts, from, "inSentence") };
  return capitalize(fill(texts.log[type], values));
}

/** The product on a day of fifteen, after the patient's first presses on the way to another time. */
export function salitaAfter(texts: SalitaTexts, day: number, presses: number): Salita {
  const clinic = clinicOf(texts);
  const way: SalitaAction[] = [
    { type: "decline" },
    // Ignored once the product knows the patient.
    { type: "identify" },
    { type: "pick", place: clinic.offers.at(-1) ?? 0 },
    { type: "change" },
  ];
  return way.slice(0, presses).reduce(reduceSalita, salitaOn(stateOfDay(day, 15), clinic));
}
