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

export function momentOf({ days, hours }: SalitaTexts, place: Place): Moment {
  return {
    day: days[Math.floor(place / hours.length)]?.name ?? "",
    hour: hours[place % hours.length] ?? "",
  };
}

/** "Tuesday 9:40" */
export function nameOfPlace(texts: SalitaTexts, place: Place): string {
  const { day, hour } = momentOf(texts, place);
  return `${day} ${hour}`;
}

/** The sentence that the log shows for a change. */
export function sentenceOf(event: LogEvent, texts: SalitaTexts): string {
  const { days, hours, log } = texts;
  const named = (place: Place) =>
    `${days[Math.floor(place / hours.length)]?.inSentence} ${hours[place % hours.length]}`;
  const sentence =
    event.type === "moved"
      ? fill(log.moved, { name: event.name, to: named(event.to), from: named(event.from) })
      : event.type === "refused"
        ? log.refused
        : fill(log[event.type], {
            name: "name" in event ? event.name : "",
            place: named(event.place),
          });
  return capitalize(sentence);
}

/** The product on a day of fifteen, after some presses: what a drawing of it shows. */
export function salitaAfter(texts: SalitaTexts, day: number, ...actions: SalitaAction[]): Salita {
  return actions.reduce(reduceSalita, salitaOn(stateOfDay(day, 15), clinicOf(texts)));
}

/** What the patient presses on the way to a screen. */
export function presses(texts: SalitaTexts) {
  const pick: SalitaAction = { type: "pick", place: clinicOf(texts).offers.at(-1) ?? 0 };
  const toConfirm: SalitaAction[] = [{ type: "decline" }, pick];
  const toChanged: SalitaAction[] = [...toConfirm, { type: "change" }];
  const throughPrototype: SalitaAction[] = [
    { type: "decline" },
    { type: "identify" },
    pick,
    { type: "change" },
  ];
  return { toConfirm, toChanged, throughPrototype };
}
