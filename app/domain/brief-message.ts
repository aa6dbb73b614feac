/** Composes the message of the chat link from the visitor's answers: docs/behaviour.md#quote */

import { type Answers, type ColumnKey, columnKeys, isService } from "./brief.ts";
import { longest, surplus } from "./letters.ts";
import { listed, writtenDay } from "./phrases.ts";
import { fill } from "./template.ts";

export interface MessageTexts {
  greeting: { none: string; mvp: string; unsure: string; service: string };
  nothingYet: string;
  line: string;
  first: string;
  wait: string;
  out: string;
  wanted: string;
  stuck: string;
  tooMuch: string;
  missing: string;
}

/** The names of the visitor's choices in the message, in the page's language. */
export interface ChosenNames {
  service?: string;
  task: string;
  people: string;
  other: string;
  existingLabel: string;
  existing: readonly string[];
  needs: Record<ColumnKey, readonly string[]>;
  doubts: readonly string[];
  deadline: { none: string; day: string };
}

/**
 * @param isTooMuch whether the first column needs more days than the plan has
 * @returns paragraphs separated by empty lines, with the visitor's text unchanged
 */
export function composedMessage(
  locale: string,
  texts: MessageTexts,
  answers: Answers,
  names: ChosenNames,
  isTooMuch: boolean,
): string {
  const { purpose, task, people, other, deadline, day } = answers;
  const list = (template: string, entries: readonly string[]) =>
    entries.length > 0 && fill(template, { list: listed(locale, entries) });
  const typed = (label: string, text: string, limit: number) => {
    if (!text.trim()) return false;
    return surplus(text, limit) > 0 ? texts.missing : fill(texts.line, { label, text });
  };
  const greeting = isService(purpose)
    ? fill(texts.greeting.service, { service: names.service ?? "" })
    : texts.greeting[purpose ?? "none"];
  const choices = [
    names.existing.length > 0 &&
      `${fill(texts.line, { label: names.existingLabel, text: listed(locale, names.existing) })}.`,
    ...columnKeys.map((column) =>
      list(isService(purpose) && column === "first" ? texts.wanted : texts[column], names.needs[column]),
    ),
    isTooMuch && texts.tooMuch,
    list(texts.stuck, names.doubts),
    deadline === "none" && names.deadline.none,
    deadline === "day" && day && fill(names.deadline.day, { date: writtenDay(locale, day) }),
  ];
  const paragraphs = [
    greeting,
    !task.trim() && !people.trim() && texts.nothingYet,
    typed(names.task, task, longest.task),
    typed(names.people, people, longest.people),
    lines(choices).join("\n"),
    typed(names.other, other, longest.other),
  ];
  return lines(paragraphs).join("\n\n");
}

const lines = (parts: (string | boolean | undefined)[]) => parts.filter((part) => part);
