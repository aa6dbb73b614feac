import { capitalize } from "../content-model/phrases.ts";
import type { SpecimenContent } from "../content-model/specimen-schema.ts";
import { fill } from "../content-model/template.ts";
import { formatSlot, type LogEvent, type Slot } from "./salita.ts";

/** Every text of the invented product. */
export type SalitaTexts = SpecimenContent["salita"];

/** All slots of the week. */
export function listSlots({ days, hours }: SalitaTexts): Slot[] {
  return days.flatMap(({ name }) => hours.map((hour) => formatSlot({ day: name, hour })));
}

/** The day, alone or as within a sentence, and the hour. */
export function parseSlot({ days, hours }: SalitaTexts, slot: Slot, form: "name" | "inSentence" = "name") {
  const hour = hours.find((hour) => slot.endsWith(` ${hour}`)) ?? "";
  const day = days.find(({ name }) => slot === formatSlot({ day: name, hour }));
  return { day: day?.[form] ?? "", hour };
}

/** The sentence that the log shows for a change. */
export function describeEvent({ type, name, slot, from = slot }: LogEvent, texts: SalitaTexts): string {
  const format = (slot: Slot) => formatSlot(parseSlot(texts, slot, "inSentence"));
  const values = { name, place: format(slot), to: format(slot), from: format(from) };
  return capitalize(fill(texts.log[type], values));
}
