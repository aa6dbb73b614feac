import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Clinic,
  deskActionAt,
  offeredPlaces,
  ownPlace,
  reduceSalita,
  type Salita,
  type SalitaAction,
  salitaOn,
  stateOfDay,
} from "./salita.ts";

const clinic: Clinic = {
  places: 9,
  appointments: [
    { name: "Rosa", place: 2, isComing: false },
    { name: "Luis", place: 0, isComing: true },
    { name: "Ana", place: 4, isComing: false },
    { name: "Olga", place: 7, isComing: true },
  ],
  patient: "Rosa",
  caller: "Nora",
  offers: [3, 6, 8],
};

const days = 15;
const on = (day: number) => salitaOn(stateOfDay(day, days), clinic);
const play = (salita: Salita, ...actions: SalitaAction[]) => actions.reduce(reduceSalita, salita);
const namesIn = ({ schedule }: Salita) => schedule.flatMap((appointment) => appointment?.name ?? []);
const toTimes = [{ type: "decline" }, { type: "identify" }] as const;
const moveTo = (place: number) =>
  [...toTimes, { type: "pick", place }, { type: "change" }] as const satisfies SalitaAction[];

describe("a patient and the front desk", () => {
  const place = fc.nat(clinic.places - 1);
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
    { weight: 3, arbitrary: place.map((place): SalitaAction => ({ type: "pick", place })) },
    { weight: 4, arbitrary: place.map((place): SalitaAction => ({ type: "press", place })) },
    { weight: 1, arbitrary: fc.constant<SalitaAction>({ type: "startOver" }) },
    {
      weight: 1,
      arbitrary: fc
        .integer({ min: 1, max: days })
        .map((day): SalitaAction => ({ type: "chooseDay", day: stateOfDay(day, days) })),
    },
  );

  it("never lose an appointment, hold two or share a time, whatever they press in whichever order", () => {
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
            expect(salita.schedule).toHaveLength(clinic.places);
            // All of the day's patients once, and at most the caller beside them.
            expect(names.filter((name) => name !== clinic.caller).sort()).toEqual(
              namesIn(salitaOn(salita.day, clinic)).sort(),
            );
            expect(names.filter((name) => name === clinic.caller).length).toBeLessThanOrEqual(1);
            // The phone offers free times only, and shows the patient's time.
            if (salita.day.works) {
              expect(offeredPlaces(salita).filter((place) => salita.schedule[place])).toEqual([]);
              expect(salita.schedule[ownPlace(salita)]?.name).toBe(clinic.patient);
            }
            // Only a product that works changes its schedule, and it says so.
            if (salita.schedule !== before.schedule && !/^(startOver|chooseDay)$/.test(action.type)) {
              expect(salita.day.works).toBe(true);
              expect(salita.event).not.toBe(before.event);
            }
          }
          expect(reduceSalita(salita, { type: "startOver" })).toEqual(salitaOn(salita.day, clinic));
        },
      ),
      { numRuns: 3000 },
    );
  });
});

describe("a patient", () => {
  it("moves her appointment from day 8 on, and her old time is free", () => {
    const moved = play(on(8), ...moveTo(6));
    expect(moved).toMatchObject({ screen: "changed", event: { type: "moved", from: 2, place: 6 } });
    expect(moved.schedule[6]).toEqual({ name: "Rosa", isComing: true });
    expect(moved.schedule[2]).toBeUndefined();
  });

  it("changes nothing while the product is a drawing, and sees the time that she picked", () => {
    const drawn = play(on(5), ...moveTo(6));
    expect(drawn.schedule).toEqual(on(5).schedule);
    expect(ownPlace(drawn)).toBe(6);
  });

  it("is refused a time that was taken since the phone offered it, and chooses from the others", () => {
    const picked = play(on(12), ...toTimes, { type: "pick", place: 6 });
    const refused = play(picked, { type: "press", place: 6 }, { type: "change" });
    expect(refused).toMatchObject({ screen: "times", event: { type: "refused" } });
    expect(refused.schedule[6]?.name).toBe("Nora");
    expect(offeredPlaces(refused)).toEqual([3, 8]);
    expect(ownPlace(refused)).toBe(2);
  });

  it("needs one press less once the link says who she is", () => {
    expect(play(on(13), { type: "decline" }).screen).toBe("who");
    expect(play(on(14), { type: "decline" }).screen).toBe("times");
  });
});

describe("the front desk", () => {
  it("gives the freed time to who is calling, and takes it back", () => {
    const given = play(on(12), ...moveTo(3), { type: "press", place: 2 });
    expect(given.schedule[2]?.name).toBe("Nora");
    expect(deskActionAt(given, 6)).toBeUndefined();
    expect(play(given, { type: "press", place: 2 }).schedule[2]).toBeUndefined();
  });

  it("marks the patient as coming, and her phone shows it", () => {
    expect(play(on(12), { type: "decline" }, { type: "press", place: 2 }).screen).toBe("changed");
  });

  it("acts from day 12 on", () => {
    expect(deskActionAt(on(11), 6)).toBeUndefined();
    expect(deskActionAt(on(12), 6)).toBe("give");
  });
});

describe("a plan of another length", () => {
  it.each([3, 7, 10, 15])("begins with the task and ends on the domain in %i days", (days) => {
    expect(stateOfDay(1, days).phone).toBe("task");
    expect(stateOfDay(days, days).runsOn).toBe("domain");
  });
});
