/** Composes the message from the visitor's request: docs/behaviour.md#quote */

import { formatDate, formatList } from "../content-model/phrases.ts";
import { fill } from "../content-model/template.ts";
import { languages } from "../languages.ts";
import type { QuoteData } from "./quote-data.server.ts";
import { getJobs, getPurposes, isPast, pickVariant, type QuoteRequest } from "./request.ts";
import { listExisting, type Summary } from "./summary.ts";

/**
 * The limits of a message in a chat link. WhatsApp's API accepts texts of 4096 characters; servers accept requests of
 * about 8 kB, in which a letter takes one to twelve bytes.
 * https://developers.facebook.com/docs/whatsapp/cloud-api/reference/messages#text-object
 * https://httpd.apache.org/docs/2.4/mod/core.html#limitrequestline
 */
export const longestMessage = { letters: 4000, bytes: 8000 };
/** Windows opens a mail program with addresses of up to 2048 characters: https://bugzilla.mozilla.org/161357 */
export const longestMailAddress = 2000;

/** The number of letters that a chat link still holds after a message; negative for a message that is too long. */
export function measureRoom(message: string): { used: number; left: number } {
  // As a reader counts: an emoji is one letter, although it takes two UTF-16 code units.
  const used = [...message].length;
  const bytes = encodeURIComponent(message.toWellFormed()).length;
  const leftByBytes = Math.floor((longestMessage.bytes - bytes) / (bytes / used || 1));
  return { used, left: Math.min(longestMessage.letters - used, leftByBytes) };
}

/**
 * @param today the visitor's present day, before which no date is in the message
 * @returns paragraphs separated by empty lines, with the visitor's text unchanged
 */
export function composeMessage(data: QuoteData, request: QuoteRequest, summary: Summary, today: string) {
  const { locale } = data;
  const { message: texts, questions } = data.text;
  const { kind, deadline, day, task, people, other } = request;
  const variant = pickVariant(request);
  const list = (template: string, entries: readonly string[]) =>
    entries.length > 0 && fill(template, { list: formatList(locale, entries) });
  const typed = (label: string, text: string) => text.trim() && fill(texts.line, { label, text });
  const inMessage = (entries: readonly { inMessage: string }[]) => entries.map((entry) => entry.inMessage);
  const existing = listExisting(data, request);
  const { first, wait, apart } = summary.columns;
  const { none, day: before } = questions.when.options;
  const choices = [
    existing.length > 0 &&
      `${fill(texts.line, { label: questions.existing.inMessage, text: formatList(locale, existing) })}.`,
    // Of an MVP, the task alone says nothing.
    (kind !== "mvp" || first.length > 1) &&
      list(kind === "part" ? texts.wanted : texts.first, inMessage(first)),
    list(texts.wait, inMessage(wait)),
    list(texts.apart, inMessage(apart)),
    summary.over > 0 && texts.tooMuch,
    list(texts.stuck, inMessage(summary.doubts)),
    deadline === "none" && none.inMessage,
    deadline === "day" &&
      (day && !isPast(day, today) ? fill(before.inMessage, { date: formatDate(locale, day) }) : before.open),
  ];
  const paragraphs = [
    greet(data, request, summary),
    !task.trim() && !people.trim() && texts.nothingYet,
    typed(questions.task.by[variant].inMessage, task),
    typed(questions.people.by[variant].inMessage, people),
    choices.filter(Boolean).join("\n"),
    typed(questions.other.inMessage, other),
  ];
  return paragraphs.filter(Boolean).join("\n\n");
}

function greet({ locale, text, pages }: QuoteData, request: QuoteRequest, { jobs }: Summary): string {
  const { greeting } = text.message;
  const titles = jobs.map((job) => pages[job]?.title ?? job);
  if (jobs.length === 1) return fill(greeting.service, { service: titles[0] ?? "" });
  if (jobs.length > 1) return fill(greeting.services, { list: formatList(locale, titles) });
  return greeting[request.kind ?? "none"];
}

/**
 * Replaces the message by the visitor's own, which may name any day that was chosen while it was edited.
 *
 * @param composed the message that the visitor sees or edits
 */
export function editMessage(request: QuoteRequest, text: string, composed: string, from = request.edit) {
  const days = [...new Set([...(from?.days ?? []), request.day])];
  return { ...request, edit: text === composed ? undefined : { text, composed, days } };
}

/** Whether the visitor's own message names a day that has passed since it was written. */
export function namesPastDay({ locale }: QuoteData, { edit }: QuoteRequest, today: string): boolean {
  const isNamed = (day: string) =>
    [locale, ...languages].some((language) => edit?.text.includes(formatDate(language, day)));
  return edit?.days.some((day) => isPast(day, today) && isNamed(day)) ?? false;
}

/** Whether the message says what it is for, so that sending it makes sense. */
export function saysSomething(request: QuoteRequest): boolean {
  const { task, other, edit, needs } = request;
  return (
    edit !== undefined ||
    task.trim() !== "" ||
    other.trim() !== "" ||
    getJobs(request).length > 0 ||
    getPurposes(request).some((purpose) => needs.some((need) => need.startsWith(`${purpose}.`)))
  );
}
