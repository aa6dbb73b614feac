import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type Clinic,
  findDeskAction,
  findOwnSlot,
  formatSlot,
  getDayState,
  listOfferedSlots,
  reduceSalita,
  type Salita,
  type SalitaAction,
  type Slot,
  startSalita,
} from "./salita.ts";

const moments = ["A", "B", "C"].flatMap((day) => ["1", "2", "3"].map((hour) => ({ day, hour })));
const clinic: Clinic = {
  appointments: [
    { name: "Rosa", day: "A", hour: "3", isComing: false },
    { name: "Luis", day: "A", hour: "1", isComing: true },
    { name: "Ana", day: "B", hour: "2", isComing: false },
    { name: "Olga", day: "C", hour: "2", isComing: true },
  ],
  patient: "Rosa",
  caller: "Nora",
  offers: moments.filter((moment) => ["B 1", "C 1", "C 3"].includes(formatSlot(moment))),
};

const days = 15;
const on = (day: number) => startSalita(getDayState(day, days), clinic);
const play = (salita: Salita, ...actions: SalitaAction[]) => actions.reduce(reduceSalita, salita);
const namesIn = ({ schedule }: Salita) =>
  Object.values(schedule).flatMap((appointment) => appointment?.name ?? []);
const toTimes = [{ type: "decline" }, { type: "identify" }] as const;
const moveTo = (slot: Slot) =>
  [...toTimes, { type: "pick", slot }, { type: "change" }] as const satisfies SalitaAction[];

const slot = fc.constantFrom(...moments.map(formatSlot));
const action: fc.Arbitrary<SalitaAction> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom<SalitaAction>(
      { type: "come" },
      { type: "decline" },
      { type: "identify" },
      { type: "keep" },
      { type: "chooseAnother" },
      { type: "change" },
    ),
  },
  { weight: 3, arbitrary: slot.map((slot): SalitaAction => ({ type: "pick", slot })) },
  { weight: 4, arbitrary: slot.map((slot): SalitaAction => ({ type: "press", slot })) },
  { weight: 1, arbitrary: fc.constant<SalitaAction>({ type: "startOver" }) },
  {
    weight: 1,
    arbitrary: fc
      .integer({ min: 1, max: days })
      .map((day): SalitaAction => ({ type: "chooseDay", day: getDayState(day, days) })),
  },
);

test("No patient loses an appointment, holds two or shares a time, whatever is pressed in whichever order", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: days }),
      fc.array(action, { minLength: 1, maxLength: 60 }),
      (day, actions) => {
        let salita = on(day);
        for (const action of actions) {
          const before = salita;
          salita = reduceSalita(before, action);
          const names = namesIn(salita);
          // All of the day's patients once, and at most the caller beside them.
          expect(names.filter((name) => name !== clinic.caller).sort()).toEqual(
            namesIn(startSalita(salita.day, clinic)).sort(),
          );
          expect(names.filter((name) => name === clinic.caller).length).toBeLessThanOrEqual(1);
          // The phone offers free times only, and shows the patient's time.
          if (salita.day.works) {
            expect(listOfferedSlots(salita).filter((slot) => salita.schedule[slot])).toEqual([]);
            expect(salita.schedule[findOwnSlot(salita)]?.name).toBe(clinic.patient);
          }
          // Only a product that works changes its schedule, and it says so.
          if (salita.schedule !== before.schedule && !/^(startOver|chooseDay)$/.test(action.type)) {
            expect(salita.day.works).toBe(true);
            expect(salita.event).not.toBe(before.event);
          }
        }
        expect(reduceSalita(salita, { type: "startOver" })).toEqual(startSalita(salita.day, clinic));
      },
    ),
    { numRuns: 3000, seed: 15 },
  );
});

test("A patient sees the time that she picked while the product is a drawing, and needs one press less once the link says who she is", () => {
  expect(findOwnSlot(play(on(5), ...moveTo("C 1")))).toBe("C 1");
  expect(play(on(13), { type: "decline" }).screen).toBe("who");
  expect(play(on(14), { type: "decline" }).screen).toBe("times");
});

test("A patient is refused a time that was taken since the phone offered it, and chooses from the others", () => {
  const picked = play(on(12), ...toTimes, { type: "pick", slot: "C 1" });
  const refused = play(picked, { type: "press", slot: "C 1" }, { type: "change" });
  expect(refused).toMatchObject({ screen: "times", event: { type: "refused" } });
  expect(refused.schedule["C 1"]?.name).toBe("Nora");
  expect(listOfferedSlots(refused)).toEqual(["B 1", "C 3"]);
  expect(findOwnSlot(refused)).toBe("A 3");
});

test("The front desk acts from day 12 on, and the phone of a patient whom it marks as coming shows it", () => {
  expect(findDeskAction(on(11), "C 1")).toBeUndefined();
  expect(findDeskAction(on(12), "C 1")).toBe("give");
  expect(play(on(12), { type: "decline" }, { type: "press", slot: "A 3" }).screen).toBe("changed");
});

test("A plan of any length begins with the task and ends on the domain", () => {
  for (const days of [3, 7, 10, 15]) {
    expect(getDayState(1, days).phone).toBe("task");
    expect(getDayState(days, days).runsOn).toBe("domain");
  }
});
