/**
 * The rules of Salita, the invented product of the home page's stage. A patient moves her appointment on her phone. The
 * front desk sees the change, marks the patients who come, and gives a free time to a caller.
 */
import { capitalize, fill } from "../content-model/phrases.ts";
import type { Screen, SpecimenContent } from "../content-model/specimen-schema.ts";

/** Every text of the product. */
export type SalitaTexts = SpecimenContent["salita"];

/** The appointments of a full week, who holds the phone, who calls, and the times that the phone offers. */
export type Clinic = Pick<SalitaTexts, "appointments" | "patient" | "caller" | "offers">;
type Appointment = Pick<Clinic["appointments"][number], "name" | "isComing">;

/** A slot of the schedule, its day and its hour: "Tuesday 9:40" */
export type Slot = string;

export function formatSlot({ day, hour }: Clinic["offers"][number]): Slot {
  return `${day} ${hour}`;
}

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

/** In the order of the task. */
export const screens: readonly Screen[] = ["reminder", "who", "times", "confirm", "changed"];

interface DayState {
  /** A written task, the unstyled screens or the styled ones. */
  phone: "task" | "wire" | "styled";
  desk: "nothing" | "notes" | "path" | "schedule";
  /** Which appointments are in the schedule. Before it exists, those that the drawings show. */
  schedule: "blank" | "free" | "patient" | "full";
  /** Where the schedule runs. */
  runsOn: "link" | "desk" | "domain";
  /** What is new on that day, and lime in the schedule. */
  brings?: "hours" | "reminder" | "computer";
  /** The phone changes the schedule. */
  works?: true;
  /** The front desk can press its schedule. */
  acts?: true;
  /** Marks the screens on which patients of a test stop. */
  stops?: true;
  /** The schedule says that the reminder is sent. */
  isSent?: true;
  /** Marks the screen that asks for a code. */
  marksCode?: true;
  /** The message's link says who the patient is, so no screen asks. */
  knowsPatient?: true;
  /** The front desk reads what is left for later. */
  listsLater?: true;
}

const drawn = { desk: "path", schedule: "full", runsOn: "link" } as const;
const built = { phone: "styled", desk: "schedule", runsOn: "link" } as const;
const filled = { ...built, schedule: "full", runsOn: "desk", works: true } as const;

/** The product on each of fifteen days. */
const states: readonly DayState[] = [
  { phone: "task", desk: "nothing", schedule: "full", runsOn: "link" },
  { phone: "task", desk: "notes", schedule: "full", runsOn: "link" },
  { ...drawn, phone: "wire" },
  { ...drawn, phone: "wire", stops: true },
  { ...drawn, phone: "styled" },
  { ...built, schedule: "blank" },
  { ...built, schedule: "free", brings: "hours" },
  { ...built, schedule: "patient", works: true },
  { ...built, schedule: "patient", works: true, isSent: true, brings: "reminder" },
  { ...built, schedule: "patient", runsOn: "desk", works: true, isSent: true, brings: "computer" },
  filled,
  { ...filled, acts: true },
  { ...filled, acts: true, marksCode: true },
  { ...filled, acts: true, knowsPatient: true, listsLater: true },
  { ...filled, acts: true, knowsPatient: true, runsOn: "domain" },
];

/** The product on a day from 1. In a plan of another length, the first and the last day are the same. */
export function getDayState(number: number, days = states.length) {
  const index = Math.round(((number - 1) / (days - 1)) * (states.length - 1));
  return { ...(states[index] as DayState), number };
}
type Day = ReturnType<typeof getDayState>;

/** What happened in a slot of the schedule, and to whom. */
interface LogEvent {
  type: "moved" | "coming" | "given" | "takenBack" | "refused";
  name: string;
  slot: Slot;
  /** The slot that has become free. */
  from?: Slot;
}

/** The sentence that the log shows for a change. */
export function describeEvent({ type, name, slot, from = slot }: LogEvent, texts: SalitaTexts): string {
  const format = (slot: Slot) => formatSlot(parseSlot(texts, slot, "inSentence"));
  const values = { name, place: format(slot), to: format(slot), from: format(from) };
  return capitalize(fill(texts.log[type], values));
}

export interface Salita {
  clinic: Clinic;
  day: Day;
  /** The appointment in each slot. */
  schedule: Readonly<Record<Slot, Appointment | undefined>>;
  screen: Screen;
  /** The time that the patient has picked and not yet confirmed. In a drawing, also the changed one. */
  choice?: Slot;
  /** The last change. */
  event?: LogEvent;
}

export type SalitaAction =
  | { type: "chooseDay"; day: Day }
  | { type: "startOver" }
  // The patient
  | { type: "come" | "decline" | "identify" | "keep" | "chooseAnother" | "change" }
  | { type: "pick"; slot: Slot }
  // In the path of drawn screens
  | { type: "show"; screen: Screen }
  // The front desk
  | { type: "press"; slot: Slot };

export function startSalita(day: Day, clinic: Clinic): Salita {
  const shown = clinic.appointments.filter(
    ({ name }) => day.schedule === "full" || (day.schedule === "patient" && name === clinic.patient),
  );
  const schedule = Object.fromEntries(shown.map((appointment) => [formatSlot(appointment), appointment]));
  return { clinic, day, schedule, screen: "reminder" };
}

function findSlot({ schedule }: Salita, patient: string): Slot | undefined {
  return Object.keys(schedule).find((slot) => schedule[slot]?.name === patient);
}

/** The time that the patient's phone shows. Before the schedule exists, that of the full week. */
export function findOwnSlot(salita: Salita): Slot {
  const { clinic, day, choice, screen } = salita;
  const planned = clinic.appointments.find(({ name }) => name === clinic.patient);
  const own = planned ? formatSlot(planned) : "";
  if (!day.works) return screen === "changed" ? (choice ?? own) : own;
  return findSlot(salita, clinic.patient) ?? own;
}

/** The times that the phone offers now. Those of a drawing are always the same. */
export function listOfferedSlots({ clinic, day, schedule }: Salita): Slot[] {
  return clinic.offers.map(formatSlot).filter((slot) => !day.works || !schedule[slot]);
}

export function hasCalled(salita: Salita): boolean {
  return findSlot(salita, salita.clinic.caller) !== undefined;
}

/** What a press of the front desk does in a slot, if anything. */
export function findDeskAction(salita: Salita, slot: Slot): "give" | "takeBack" | "markComing" | undefined {
  if (!salita.day.acts) return undefined;
  const appointment = salita.schedule[slot];
  if (!appointment) return hasCalled(salita) ? undefined : "give";
  if (appointment.name === salita.clinic.caller) return "takeBack";
  return appointment.isComing ? undefined : "markComing";
}

/** Whether the last change has changed a slot of the schedule. */
export function isChanged({ event }: Salita, slot: Slot): boolean {
  return event !== undefined && event.type !== "refused" && [event.slot, event.from].includes(slot);
}

/** Whether "start over" would change anything. */
export function hasBegun({ screen, event }: Salita): boolean {
  return screen !== "reminder" || event !== undefined;
}

/** The screen on which the patient finds an action. The others are always possible. */
const screenOfAction: Partial<Record<SalitaAction["type"], Screen>> = {
  come: "reminder",
  decline: "reminder",
  identify: "who",
  keep: "times",
  pick: "times",
  chooseAnother: "confirm",
  change: "confirm",
};

export function reduceSalita(salita: Salita, action: SalitaAction): Salita {
  const { clinic, day, screen } = salita;
  if (screen !== (screenOfAction[action.type] ?? screen)) return salita;
  switch (action.type) {
    case "chooseDay":
      return startSalita(action.day, clinic);
    case "startOver":
      return startSalita(day, clinic);
    case "show":
      return { ...salita, screen: action.screen, choice: listOfferedSlots(salita)[0] };
    case "come":
      return day.works
        ? markComing(salita, findOwnSlot(salita))
        : { ...salita, screen: "changed", choice: undefined };
    case "decline":
      return { ...salita, screen: day.knowsPatient ? "times" : "who" };
    case "identify":
      return { ...salita, screen: "times" };
    case "keep":
      return { ...salita, screen: "reminder" };
    case "pick":
      return listOfferedSlots(salita).includes(action.slot)
        ? { ...salita, screen: "confirm", choice: action.slot }
        : salita;
    case "chooseAnother":
      return { ...salita, screen: "times", choice: undefined };
    case "change":
      return change(salita);
    case "press":
      return press(salita, action.slot);
  }
}

function change(salita: Salita): Salita {
  const { clinic, day, schedule, choice: slot } = salita;
  if (!day.works || slot === undefined) return { ...salita, screen: "changed" };
  const name = clinic.patient;
  const decided = { ...salita, choice: undefined };
  // Somebody may have taken the time since the phone offered it.
  if (schedule[slot]) return { ...decided, screen: "times", event: { type: "refused", name, slot } };
  const from = findOwnSlot(salita);
  return {
    ...decided,
    schedule: { ...schedule, [from]: undefined, [slot]: { name, isComing: true } },
    screen: "changed",
    event: { type: "moved", name, slot, from },
  };
}

function press(salita: Salita, slot: Slot): Salita {
  const action = findDeskAction(salita, slot);
  if (!action) return salita;
  if (action === "markComing") return markComing(salita, slot);
  const name = salita.clinic.caller;
  const isGiven = action === "give";
  return {
    ...salita,
    schedule: { ...salita.schedule, [slot]: isGiven ? { name, isComing: true } : undefined },
    event: { type: isGiven ? "given" : "takenBack", name, slot },
  };
}

/** The patient's phone shows it, too, if it is her appointment. */
function markComing(salita: Salita, slot: Slot): Salita {
  const { clinic, schedule } = salita;
  const { name = "" } = schedule[slot] ?? {};
  return {
    ...salita,
    schedule: { ...schedule, [slot]: { name, isComing: true } },
    ...(name === clinic.patient && { screen: "changed" as const, choice: undefined }),
    event: { type: "coming", name, slot },
  };
}
