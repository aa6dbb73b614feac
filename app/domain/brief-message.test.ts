import fc from "fast-check";
import { expect, test } from "vitest";
import { noAnswers } from "./brief.ts";
import { composedMessage } from "./brief-message.ts";
import { longest } from "./letters.ts";

const texts = {
  greeting: { none: "Hi!", mvp: "Hi, an MVP.", unsure: "Hi, what?", service: "Hi, {service}." },
  nothingYet: "Two sentences.",
  line: "{label}: {text}",
  first: "First: {list}.",
  wait: "Wait: {list}.",
  out: "Out: {list}.",
  wanted: "I’d like: {list}.",
  stuck: "Stuck: {list}.",
  tooMuch: "Too much.",
  missing: "(Too long.)",
};
const names = {
  task: "Task",
  people: "People",
  other: "Also",
  existingLabel: "Today",
  existing: [],
  needs: { first: [], wait: [], out: [] },
  doubts: [],
  deadline: { none: "No date.", day: "Before {date}." },
};
/** A field may contain any character, including those with a meaning in templates, URLs, HTML and chats. */
const typed = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: longest.people }),
  fc.string({ unit: "binary", maxLength: longest.people }),
  fc.constantFrom(
    "{text} {label}",
    "$& $1 $$",
    "100 % & #1 + “2”",
    "a\nb\r\n\tc",
    "<b>&amp;</b>",
    "שלום 👩‍👩‍👧",
    "%20%",
  ),
);

test("A message contains exactly what the visitor typed", () => {
  fc.assert(
    fc.property(typed, typed, typed, (task, people, other) => {
      fc.pre([task, people, other].every((text) => [...text].length <= longest.people));
      const message = composedMessage("en", texts, { ...noAnswers, task, people, other }, names, false);
      const blocks = ["Hi!"];
      if (task.trim()) blocks.push(`Task: ${task}`);
      if (people.trim()) blocks.push(`People: ${people}`);
      if (blocks.length === 1) blocks.push("Two sentences.");
      if (other.trim()) blocks.push(`Also: ${other}`);
      expect(message).toBe(blocks.join("\n\n"));
    }),
  );
});

test("A message contains each choice once, and an answer that is too long stays unchanged for the visitor to shorten", () => {
  const answers = {
    ...noAnswers,
    purpose: "ux" as const,
    task: "x".repeat(longest.task + 1),
    deadline: "day" as const,
    day: "2027-01-15",
  };
  const chosen = {
    ...names,
    service: "UX",
    existing: ["an idea", "a team"],
    needs: { first: ["a map"], wait: ["notes", "tests", "a film"], out: ["code"] },
  };
  expect(composedMessage("en", texts, answers, chosen, true)).toBe(
    [
      "Hi, UX.",
      "(Too long.)",
      "Today: an idea and a team.\nI’d like: a map.\nWait: notes, tests, and a film.\nOut: code.\nToo much.\nBefore January 15, 2027.",
    ].join("\n\n"),
  );
});
