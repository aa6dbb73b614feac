/** The visitor's answers on the quote page, and the actions that change them: docs/behaviour.md#quote */
import { type ServiceKey, services } from "./catalogue.ts";
import { isPast } from "./days-until.ts";

export type Purpose = "mvp" | ServiceKey | "unsure";
/** The columns of the sheet. */
export const columnKeys = ["first", "wait", "out"] as const;
export type ColumnKey = (typeof columnKeys)[number];

/** The questions, in the order of the page. */
export const questionKeys = ["purpose", "task", "people", "existing", "needs", "when"] as const;
export type QuestionKey = (typeof questionKeys)[number];

/** The answers that the visitor types. */
export type TextField = "task" | "people" | "other";

export interface Answers {
  purpose?: Purpose;
  task: string;
  people: string;
  /** What exists already, such as an idea or drawings. */
  existing: readonly string[];
  /** The needs of each purpose, with the column that the visitor chose for each. */
  needs: Readonly<Partial<Record<Purpose, Readonly<Record<string, ColumnKey>>>>>;
  /** What the visitor needs and the page does not list. */
  other: string;
  deadline?: "none" | "day";
  /** The value of a date field: `2027-01-15`. */
  day: string;
  /** The message, if the visitor edited it. */
  message?: string;
}

export const noAnswers: Answers = {
  task: "",
  people: "",
  existing: [],
  needs: {},
  other: "",
  day: "",
};

export type Change =
  | { type: "answer"; answers: Partial<Answers> }
  | { type: "exists"; id: string; isChosen: boolean }
  /** Without a column, the action removes the need from the sheet. */
  | { type: "need"; purpose: Purpose; id: string; column: ColumnKey | undefined };

export function changed(answers: Answers, change: Change): Answers {
  switch (change.type) {
    case "answer":
      return { ...answers, ...change.answers };
    case "exists": {
      const others = answers.existing.filter((id) => id !== change.id);
      return { ...answers, existing: change.isChosen ? [...others, change.id] : others };
    }
    case "need": {
      const { [change.id]: _, ...others } = answers.needs[change.purpose] ?? {};
      const needs = change.column ? { ...others, [change.id]: change.column } : others;
      return { ...answers, needs: { ...answers.needs, [change.purpose]: needs } };
    }
  }
}

/** Merges two sets of answers. The later answers win; the earlier ones fill the gaps. */
export function merged(earlier: Answers, later: Answers): Answers {
  const answered = Object.entries(later).filter(([, answer]) => Object.keys(answer ?? {}).length > 0);
  return { ...earlier, ...Object.fromEntries(answered) };
}

export function isEmpty({ existing, needs, ...texts }: Answers): boolean {
  const chosen = Object.values(needs).flatMap((ofPurpose) => Object.keys(ofPurpose));
  return existing.length + chosen.length === 0 && Object.values(texts).every((text) => !text);
}

/** @param now an earlier day is no answer */
export function firstUnanswered(answers: Answers, now: Date): QuestionKey | undefined {
  const { purpose, existing, needs, deadline, day } = answers;
  const isAnswered: Record<QuestionKey, boolean> = {
    purpose: purpose !== undefined,
    task: answers.task.trim() !== "",
    people: answers.people.trim() !== "",
    existing: existing.length > 0,
    needs: Object.keys(needs[purpose ?? "mvp"] ?? {}).length > 0 || answers.other.trim() !== "",
    when: deadline === "none" || (day !== "" && !isPast(day, now)),
  };
  return questionKeys.find((key) => !isAnswered[key]);
}

export function isService(purpose: Purpose | undefined): purpose is ServiceKey {
  return purpose !== undefined && Object.hasOwn(services, purpose);
}

export function isPurpose(value: unknown): value is Purpose {
  return (
    value === "mvp" || value === "unsure" || (typeof value === "string" && Object.hasOwn(services, value))
  );
}

/**
 * Parses the answers that the browser stored. It ignores anything invalid, because the visitor, an extension or an
 * older release may have written it.
 */
export function savedAnswers(json: string | null): Answers {
  const saved = parsed(json);
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  const isText = (value: unknown): value is string => typeof value === "string";
  const isColumn = (value: unknown) => columnKeys.some((column) => column === value);
  return {
    ...(isPurpose(saved.purpose) && { purpose: saved.purpose }),
    task: text(saved.task),
    people: text(saved.people),
    existing: Array.isArray(saved.existing) ? saved.existing.filter(isText) : [],
    needs: Object.fromEntries(
      Object.entries(saved.needs ?? {}).map(([purpose, needs]) => [
        purpose,
        Object.fromEntries(Object.entries(needs ?? {}).filter(([, column]) => isColumn(column))),
      ]),
    ),
    other: text(saved.other),
    ...((saved.deadline === "none" || saved.deadline === "day") && { deadline: saved.deadline }),
    day: /^\d{4,6}-\d\d-\d\d$/.test(text(saved.day)) ? text(saved.day) : "",
    ...(isText(saved.message) && { message: saved.message }),
  };
}

function parsed(json: string | null): Partial<Record<keyof Answers, unknown>> {
  try {
    const value: unknown = JSON.parse(json ?? "");
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}
