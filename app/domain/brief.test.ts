import fc from "fast-check";
import { expect, test } from "vitest";
import { changed, merged, noAnswers, savedAnswers } from "./brief.ts";

const answers = changed(
  changed(
    { ...noAnswers, purpose: "mvp", task: "Book", deadline: "day", day: "2027-01-15", message: "Hi" },
    { type: "need", purpose: "mvp", id: "panel", column: "first" },
  ),
  { type: "exists", id: "idea", isChosen: true },
);

test("Stored answers are restored unchanged", () => {
  expect(savedAnswers(JSON.stringify(answers))).toEqual(answers);
});

test("Invalid stored data gives answers that the page can show", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.constant(null)), (kept) => {
      const read = savedAnswers(kept);
      expect(savedAnswers(JSON.stringify(read))).toEqual(read);
      expect(typeof read.task).toBe("string");
    }),
  );
  const broken = { purpose: "pizza", task: 3, existing: "idea", needs: { mvp: { panel: "roof" }, ux: null } };
  expect(savedAnswers(JSON.stringify(broken))).toEqual({ ...noAnswers, needs: { mvp: {}, ux: {} } });
});

test("Answers that the visitor gives after the page loads replace the stored ones", () => {
  const later = { ...noAnswers, task: "Cancel" };
  expect(merged(answers, later)).toEqual({ ...answers, task: "Cancel" });
});
