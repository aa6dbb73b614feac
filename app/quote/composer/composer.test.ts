import fc from "fast-check";
import { expect, test } from "vitest";
import { getContent } from "../../content-model/contents.server.ts";
import { languages } from "../../languages.ts";
import { composeMessage, isTooLong, joinLines, longestMessage } from "./compose-message.ts";
import { loadComposerData } from "./composer-data.server.ts";
import { describePlan, drawPlan, planDays } from "./plan.ts";
import { type Entries, mergeEntries, readRequest, textFields } from "./request.ts";

const today = "2027-01-15";
const all = languages.map((language) => loadComposerData(getContent(language)));
const [data] = all as [(typeof all)[number]];
const { estimate, mvpDays, text } = data;
const compose = (entries: Entries, of = data) => joinLines(composeMessage(of, readRequest(entries), today));
const counted = Object.keys(estimate.needs);
const apart = Object.keys(text.questions.needs.options).filter((key) => !estimate.needs[key]);
const need = (key: string): Entries[number] => ["needs", key];

const choice: fc.Arbitrary<Entries[number]> = fc.constantFrom(
  ...data.entries.map(({ name }): Entries[number] => ["service", name]),
  ...Object.keys(text.questions.have.options).map((key): Entries[number] => ["have", key]),
  ...[...counted, ...apart].map(need),
  ["when", "none"] satisfies Entries[number],
);
const written = fc.record({
  field: fc.constantFrom(...textFields),
  text: fc.string({ unit: "grapheme", minLength: 1 }).filter((text) => text.trim() !== ""),
});

test("Any text in any field is in the message, whole and once", () => {
  fc.assert(
    fc.property(written, fc.uniqueArray(choice), fc.constantFrom(...all), (written, choices, data) => {
      // Marks, because the message's own words may contain a short text.
      const text = `⟦${written.text}⟧`;
      const message = compose([...choices, [written.field, text]], data);
      expect(message.split(text)).toHaveLength(2);
    }),
    { seed: 15 },
  );
});

test("Of what is stored and what was typed before React started, nothing is lost or said twice", () => {
  const entries = fc
    .tuple(fc.uniqueArray(choice), fc.uniqueArray(written, { selector: ({ field }) => field }))
    .map(
      ([choices, texts]): Entries => [
        ...choices,
        ...texts.map(({ field, text }): Entries[number] => [field, text]),
      ],
    );
  fc.assert(
    fc.property(entries, entries, (stored, typed) => {
      const merged = mergeEntries(stored, typed);
      for (const [name, value] of [...stored, ...typed])
        expect(merged.some(([own, text]) => own === name && text.includes(value))).toBe(true);
      expect(new Set(merged.map(String)).size).toBe(merged.length);
      expect(mergeEntries(merged, typed)).toEqual(merged);
      const isChoice = ([name]: Entries[number]) => !textFields.some((field) => field === name);
      const choicesOf = (all: Entries) => all.filter(isChoice).map(String).sort();
      const returned = mergeEntries(stored, typed, true);
      expect(choicesOf(returned)).toEqual(choicesOf(stored));
      // A text that the browser restored does not return beside the one that replaced it.
      for (const [name, value] of returned)
        expect(stored.some(([own, text]) => own === name && value.includes(text))).toBe(true);
    }),
    { seed: 15 },
  );
});

test("A message has no sentence for an empty date or one that has come", () => {
  const withDay = (when: string, day: string) => compose(Object.entries({ when, day }));
  const saysDay = (day: string) => withDay("day", day) !== compose([]);
  expect(["", "2027-01-14", today, "2027-01-16"].map(saysDay)).toEqual([false, false, false, true]);
  expect(withDay("none", "2027-01-14")).toContain(text.questions.when.none.inMessage);
});

test("What is quoted apart says why, and only beside an MVP", () => {
  for (const key of apart) {
    const { label, reason = "-" } = text.questions.needs.options[key] ?? {};
    expect(compose([["service", "mvp"], need(key)])).toMatch(new RegExp(`^${label}: .*${reason}`, "m"));
    expect(compose([["service", "ux"], need(key)])).not.toContain(reason);
  }
});

test("An MVP, a service and doubts can be asked for together", () => {
  const message = compose(["ux", "unsure", "mvp"].map((name) => ["service", name]));
  for (const name of ["mvp", "ux"])
    expect(message).toContain(data.entries.find((entry) => entry.name === name)?.inMessage);
  expect(message).toContain(text.message.hello.alsoUnsure);
});

test("The row of days counts an MVP with what was added, and says by how much it does not fit", () => {
  const look = (entries: Entries) => {
    const request = readRequest(entries);
    const plan = planDays(data, request);
    const cells = drawPlan(data, plan).map(({ is }) => is);
    return { sentence: describePlan(data, request, plan), cells, plan };
  };
  expect(look([]).cells).toEqual(Array(mvpDays).fill(undefined));
  expect(look([["service", "ux"], ...counted.map(need)]).plan).toBeUndefined();
  const fixed = estimate.task.days + estimate.launch.days;
  const short = look([["service", "mvp"], ...apart.map(need)]);
  expect(short.plan?.free).toBe(mvpDays - fixed);
  expect(short.sentence).toContain(text.plan.apart);
  const full = look([["service", "mvp"], ...counted.map(need)]);
  const added = Object.values(estimate.needs).reduce((sum, { days }) => sum + days, 0);
  expect(full.plan?.over).toBe(fixed + added - mvpDays);
  expect(full.sentence).toContain(String(full.plan?.over));
  expect(full.cells).not.toContain(undefined);
  expect(compose([["service", "mvp"], ...counted.map(need)])).toContain(String(full.plan?.over));
});

test("A message is too long for a link by its letters or by its bytes", () => {
  expect(isTooLong("x".repeat(longestMessage.letters))).toBe(false);
  expect(isTooLong("x".repeat(longestMessage.letters + 1))).toBe(true);
  expect(isTooLong("ñ".repeat(longestMessage.bytes / 6 + 1))).toBe(true);
});
