import fc from "fast-check";
import { expect, test } from "vitest";
import {
  addChoice,
  countDaysUntil,
  emptyRequest,
  isEmpty,
  isPast,
  parseRequest,
  type QuoteRequest,
  readLink,
  startRequest,
  writeDay,
  writeLink,
} from "./request.ts";

const request: QuoteRequest = {
  ...emptyRequest,
  kind: "part",
  jobs: ["ux", "development/payment"],
  task: "Book",
  needs: ["ux.map"],
  later: ["ux.map"],
  deadline: "day",
  day: "2027-01-15",
  edit: { text: "Hi", composed: "Hello", days: ["2027-01-15"] },
};
const fragmentOf = async (request: QuoteRequest) =>
  new URL(await writeLink("https://a.example/en/quote", request)).hash;

test("A stored request is restored unchanged, and invalid data gives one that the page can show", () => {
  expect(parseRequest(JSON.parse(JSON.stringify(request)))).toEqual(request);
  fc.assert(
    fc.property(fc.jsonValue(), (kept) => {
      const read = parseRequest(kept);
      expect(parseRequest(JSON.parse(JSON.stringify(read)))).toEqual(read);
      expect(typeof read.task).toBe("string");
    }),
  );
  expect(parseRequest({ kind: "pizza", task: 3, jobs: ["ux", "pizza", "design/pizza"], edit: null })).toEqual(
    {
      ...emptyRequest,
      jobs: ["ux"],
    },
  );
});

test("A link brings any request to another device, letter by letter", async () => {
  expect(await readLink(await fragmentOf(request))).toEqual(request);
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: "grapheme" }),
      fc.string({ unit: "grapheme" }),
      async (task, other) => {
        const typed = { ...emptyRequest, task, other };
        fc.pre(!isEmpty(typed));
        expect(await readLink(await fragmentOf(typed))).toEqual(typed);
      },
    ),
    { numRuns: 30 },
  );
});

test("A link that was cut, changed or made by another site is refused, and other fragments are none", async () => {
  const whole = await fragmentOf(request);
  for (const [index] of [...whole].entries()) {
    if (index < "#request=".length) continue;
    expect(await readLink(whole.slice(0, index))).toBe("damaged");
    const other = whole[index] === "A" ? "B" : "A";
    // A letter may hold unused bits, at the end of the compressed data and of the link.
    const read = await readLink(whole.slice(0, index) + other + whole.slice(index + 1));
    if (read !== "damaged") expect(read).toEqual(request);
  }
  expect(await readLink("#whole")).toBeUndefined();
});

test("A page of the catalogue joins what was chosen before, and a category opens the list", () => {
  expect(startRequest(request, "design/ui")).toEqual({ ...request, jobs: [...request.jobs, "design/ui"] });
  expect(startRequest(emptyRequest, "legal")).toEqual({ ...emptyRequest, kind: "part" });
  expect(startRequest(request, "<script>")).toBe(request);
});

test("A choice replaces or joins what was stored, and the others stay", () => {
  expect(addChoice(request, "task", "Cancel")).toEqual({ ...request, task: "Cancel" });
  expect(addChoice(request, "need", "ux.look")).toEqual({ ...request, needs: ["ux.map", "ux.look"] });
  // A need that is chosen again goes first again.
  expect(addChoice(request, "need", "ux.map", false)).toEqual({ ...request, needs: [], later: [] });
  expect(addChoice(request, "job", "ux", false)).toEqual({ ...request, jobs: ["development/payment"] });
  expect(addChoice(request, "column ux.map", "first")).toEqual({ ...request, later: [] });
  expect(addChoice(emptyRequest, "day", "2027-01-15").deadline).toBe("day");
});

test("A day is past from midnight on, where the visitor is", () => {
  expect(isPast("2027-01-14", "2027-01-15")).toBe(true);
  expect(isPast("2027-01-15", "2027-01-15")).toBe(false);
  expect(isPast("12027-01-14", "2027-01-15")).toBe(false);
  expect(isPast("", "2027-01-15")).toBe(false);
});

test("The days before a date count from tomorrow to a limit, with or without Saturday and Sunday", () => {
  const friday = writeDay(new Date(2027, 0, 15, 23, 30));
  expect(friday).toBe("2027-01-15");
  const daysUntil = (day: string, areWorking = true) => countDaysUntil(day, friday, areWorking, 15);
  expect(daysUntil("2027-01-19")).toBe(1);
  expect(daysUntil("2027-01-19", false)).toBe(3);
  expect(daysUntil("2026-12-01")).toBe(0);
  // A year of five digits is mistyped, and far away.
  for (const late of ["2027-12-31", "12027-01-01"]) expect(daysUntil(late)).toBe(15);
});
