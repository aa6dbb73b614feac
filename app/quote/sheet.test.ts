import fc from "fast-check";
import { expect, test } from "vitest";
import { serviceKeys } from "../domain/catalogue-keys.ts";
import { languages } from "../domain/languages.ts";
import { quoteData } from "./quote-data.server.ts";
import { emptyRequest } from "./request.ts";
import { askedNeeds, placeEntries } from "./sheet.ts";

const rules = { all: 15, launch: 3 };

test("Entries that go first are consecutive, and the launch is at the end of the row", () => {
  const row = placeEntries(
    [
      { id: "task", days: 6 },
      { id: "sign-in", days: 1 },
      { id: "panel", days: 2 },
    ],
    rules,
  );
  expect(row.spans).toEqual([
    { id: "task", from: 0, span: 6 },
    { id: "sign-in", from: 6, span: 1 },
    { id: "panel", from: 7, span: 2 },
  ]);
  expect(row.launch).toEqual({ id: "launch", from: 12, span: 3 });
  expect([row.free, row.over]).toEqual([3, 0]);
});

test("Entries that do not fit take days of the launch first, and no day is counted twice", () => {
  const entries = fc.array(fc.record({ id: fc.string(), days: fc.integer({ min: 1, max: 9 }) }));
  fc.assert(
    fc.property(entries, (first) => {
      const { spans, launch, free, over } = placeEntries(first, rules);
      const asked = first.reduce((sum, { days }) => sum + days, rules.launch);
      const drawn = [...spans, ...(launch ? [launch] : [])];
      expect(drawn.reduce((sum, { span }) => sum + span, free)).toBe(rules.all);
      expect(over).toBe(Math.max(0, asked - rules.all));
      expect(free === 0 || over === 0).toBe(true);
    }),
  );
});

test("Nothing that a chosen service does is quoted separately", () => {
  const data = quoteData(languages[0]);
  const separate = (...jobs: string[]) =>
    askedNeeds(data, { ...emptyRequest, kind: "part", jobs }).filter(({ column }) => column === "apart");
  for (const service of serviceKeys)
    for (const { page = "" } of separate(service)) {
      const same = serviceKeys.find((key) => page === key || page.endsWith(`/${key}`));
      if (same) expect(separate(service, same).map((need) => need.page)).not.toContain(page);
    }
});
