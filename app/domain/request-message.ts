/** The message that the chat opens with, written from the visitor's answers: docs/behaviour.md#quote */
import { longest, surplus } from "./letters.ts";
import { listed, writtenDay } from "./phrases.ts";
import { type Answers, isService, type Place, places } from "./request.ts";
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

/** What the message calls the visitor's choices, in the page's language. */
export interface ChosenNames {
  service?: string;
  task: string;
  people: string;
  today: string;
  existing: readonly string[];
  needs: Record<Place, readonly string[]>;
  doubts: readonly string[];
  deadline: { none: string; before: string };
}

/**
 * @param isTooMuch more goes first than fits into the days
 * @returns paragraphs with an empty line between them, in which what was typed stands letter by letter
 */
export function composedMessage(
  locale: string,
  texts: MessageTexts,
  answers: Answers,
  names: ChosenNames,
  isTooMuch: boolean,
): string {
  const { purpose, task, people, deadline, day } = answers;
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
      `${fill(texts.line, { label: names.today, text: listed(locale, names.existing) })}.`,
    ...places.map((place) =>
      list(isService(purpose) && place === "first" ? texts.wanted : texts[place], names.needs[place]),
    ),
    isTooMuch && texts.tooMuch,
    list(texts.stuck, names.doubts),
    deadline === "none" && names.deadline.none,
    deadline === "day" && day && fill(names.deadline.before, { date: writtenDay(locale, day) }),
  ];
  const paragraphs = [
    greeting,
    !task.trim() && !people.trim() && texts.nothingYet,
    typed(names.task, task, longest.task),
    typed(names.people, people, longest.people),
    lines(choices).join("\n"),
  ];
  return lines(paragraphs).join("\n\n");
}

const lines = (parts: (string | boolean | undefined)[]) => parts.filter((part) => part);
