import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatDate } from "../content-model/phrases.ts";
import { fill } from "../content-model/template.ts";
import { languages } from "../languages.ts";
import { linkToChat } from "../outbound-links.ts";
import {
  composeMessage,
  editMessage,
  longestMessage,
  measureRoom,
  namesPastDay,
  saysSomething,
} from "./message.ts";
import { collectQuoteData } from "./quote-data.server.ts";
import { emptyRequest, kinds, pickVariant, type QuoteRequest } from "./request.ts";
import { listNeeds, type Need, summarize } from "./summary.ts";

const today = "2027-01-15";
/** A field may contain any character, including those with a meaning in templates, URLs, HTML and chats. */
const typed = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.string({ unit: "binary" }),
  fc.constantFrom(
    "{text} {label}",
    "$& $1 $$",
    "100 % & #1 + “2”",
    "a\nb\r\n\tc",
    "<b>&amp;</b>",
    "שלום 👩‍👩‍👧",
    "%20%",
  ),
  fc.constant("x".repeat(5000)),
);

describe.each(languages)("In %s", (language) => {
  const data = collectQuoteData(language);
  const messageFor = (request: QuoteRequest) =>
    composeMessage(data, request, summarize(data, request), today);
  const everyNeed = Object.entries(data.terms.needs).flatMap(([purpose, needs]) =>
    Object.keys(needs).map((key) => `${purpose}.${key}`),
  );
  const requests: fc.Arbitrary<QuoteRequest> = fc.record({
    kind: fc.option(fc.constantFrom(...kinds), { nil: undefined }),
    jobs: fc.subarray(data.terms.order),
    task: typed,
    people: typed,
    other: typed,
    existing: fc.subarray(Object.keys(data.text.questions.existing.options)),
    needs: fc.subarray(everyNeed),
    later: fc.subarray(everyNeed),
    deadline: fc.constantFrom("none" as const, "day" as const, undefined),
    day: fc.constantFrom("", "2027-01-14", today, "2027-03-01"),
    edit: fc.constant(undefined),
  });

  test("a message contains exactly what the visitor typed, of any length, and no past day", () => {
    fc.assert(
      fc.property(requests, (request) => {
        const message = messageFor(request);
        const { task, people, other } = data.text.questions;
        const words = pickVariant(request);
        for (const [label, text] of [
          [task.by[words].inMessage, request.task],
          [people.by[words].inMessage, request.people],
          [other.inMessage, request.other],
        ] as const)
          if (text.trim()) expect(message).toContain(fill(data.text.message.line, { label, text }));
        expect(message).not.toContain(formatDate(data.locale, "2027-01-14"));
      }),
    );
  });

  test("what is chosen goes first until the visitor puts it off, and no chosen page is quoted apart", () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { columns, jobs } = summarize(data, request);
        const asked = listNeeds(data, request).filter(({ id }) => request.needs.includes(id));
        const chosen = columns.first.filter(({ id }) => id !== "task");
        const listEntries = (needs: Need[]) => new Set(needs.map(({ entry }) => entry));
        expect(listEntries([...chosen, ...columns.wait, ...columns.apart])).toEqual(listEntries(asked));
        expect(columns.wait.every(({ id }) => request.later.includes(id))).toBe(true);
        // A service and a detailed service of one name do the same work.
        const isChosen = (page = "") => jobs.some((job) => page === job || page.endsWith(`/${job}`));
        expect(columns.apart.filter(({ page }) => isChosen(page))).toEqual([]);
      }),
    );
  });

  test("a message contains each choice once", () => {
    const request: QuoteRequest = {
      ...emptyRequest,
      kind: "part",
      jobs: ["development/payment", "ux", "ui"],
      // Both services leave out the code.
      needs: ["ux.map", "ux.code", "ui.code", "mvp.panel"],
      deadline: "day",
      day: "2027-03-01",
    };
    const message = messageFor(request);
    for (const text of [
      data.pages.ux?.title,
      data.pages["development/payment"]?.title,
      formatDate(data.locale, "2027-03-01"),
      data.text.message.nothingYet,
      listNeeds(data, request).find(({ id }) => id === "ui.code")?.inMessage,
    ])
      expect(message.split(String(text)).length).toBe(2);
    expect(message).not.toContain("{");
  });
});

test("An edited message that names a day is not sent once it has passed, whatever day or language was chosen since", () => {
  const [first, second] = ["2027-01-16", "2027-02-01"];
  for (const written of languages.map(collectQuoteData)) {
    const text = `${formatDate(written.locale, first)}!`;
    const edited = editMessage({ ...emptyRequest, day: first }, text, "Composed");
    const kept = editMessage({ ...edited, day: second }, text, "Composed for another day");
    for (const shown of languages.map(collectQuoteData)) {
      expect(namesPastDay(shown, kept, first)).toBe(false);
      expect(namesPastDay(shown, kept, "2027-01-17")).toBe(true);
      expect(namesPastDay(shown, editMessage(kept, "No day.", ""), "2027-01-17")).toBe(false);
    }
  }
});

test("The room of a chat link ends with its letters or its bytes, in any script", () => {
  const { letters } = longestMessage;
  expect(measureRoom("a".repeat(letters))).toEqual({ used: letters, left: 0 });
  expect(measureRoom("a".repeat(letters + 19)).left).toBe(-19);
  for (const letter of ["漢", "👋", "\ud83d"]) {
    const { used, left } = measureRoom(letter.repeat(letters));
    const fitting = letter.repeat(used + left);
    expect(linkToChat("5493510000000", fitting).length).toBeLessThan(8192);
    expect(measureRoom(fitting).left).toBeLessThan(2);
    expect(measureRoom(fitting).left).toBeGreaterThanOrEqual(0);
  }
});

test("A chosen need is enough for a message, the kind of the request alone is not", () => {
  const request: QuoteRequest = { ...emptyRequest, kind: "mvp" };
  expect(saysSomething(request)).toBe(false);
  expect(saysSomething({ ...request, needs: ["mvp.panel"] })).toBe(true);
});
