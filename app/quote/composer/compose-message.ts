/** Composes the message from the visitor's request: docs/behaviour.md#quote */
import { decapitalize, fill, formatCount, formatDate, formatList } from "../../content-model/phrases.ts";
import type { ComposerData } from "./composer-data.server.ts";
import { planDays } from "./plan.ts";
import { type QuoteRequest, textFields } from "./request.ts";

/**
 * The limits of a message in a chat link. WhatsApp's API accepts texts of 4096 characters; servers accept requests of
 * about 8 kB, in which a letter takes one to twelve bytes.
 * https://developers.facebook.com/docs/whatsapp/cloud-api/reference/messages#text-object
 * https://httpd.apache.org/docs/2.4/mod/core.html#limitrequestline
 */
export const longestMessage = { letters: 4000, bytes: 8000 };
/** Windows opens a mail program with addresses of up to 2048 characters: https://bugzilla.mozilla.org/161357 */
export const longestMailAddress = 2000;

export function isTooLong(message: string): boolean {
  const bytes = encodeURIComponent(message.toWellFormed()).length;
  // An emoji is one letter, although it takes two UTF-16 code units.
  return [...message].length > longestMessage.letters || bytes > longestMessage.bytes;
}

interface Line {
  key: string;
  text: string;
}

/**
 * @param today the visitor's present day, before which no date is in the message
 * @returns paragraphs, with the visitor's words unchanged
 */
export function composeMessage(data: ComposerData, request: QuoteRequest, today: string): Line[] {
  const { locale, estimate } = data;
  const { questions, message } = data.text;
  const { when, day } = request;
  const over = planDays(data, request)?.over ?? 0;
  const needs = findOptions(questions.needs.options, request.needs);
  // Only the days of an MVP leave something out.
  const isApart = (key: string) => request.service.includes("mvp") && !estimate.needs[key];
  const list = (options: [string, Option][], template: string) =>
    options.length > 0 && fill(template, { list: formatList(locale, options.map(nameOption)) });
  const write = (key: (typeof textFields)[number]) =>
    request[key] && fill(questions[key].inMessage, { answer: request[key] });
  const said: Record<string, string | false> = {
    text: write("text"),
    people: write("people"),
    have: list(findOptions(questions.have.options, request.have), questions.have.inMessage),
    needs: list(
      needs.filter(([key]) => !isApart(key)),
      questions.needs.inMessage,
    ),
    apart: needs
      .filter(([key]) => isApart(key))
      .map(([, { label, reason = "" }]) => `${label}: ${fill(questions.needs.apart, { reason })}`)
      .join("\n"),
    over: over > 0 && formatCount(locale, message.over, over),
    more: write("more"),
    when:
      when === "none"
        ? questions.when.none.inMessage
        : when === "day" &&
          day !== "" &&
          !isPast(request, today) &&
          fill(questions.when.day.inMessage, { date: formatDate(locale, day) }),
  };
  const isSilent = !Object.values(said).some(Boolean);
  const texts = {
    hello: greet(data, request),
    ...said,
    nothing: isSilent && message.nothing,
    name: write("name"),
  };
  return Object.entries(texts).flatMap(([key, text]) => (text ? { key, text } : []));
}

export const joinLines = (lines: Line[]) => lines.map(({ text }) => text).join("\n\n");

type Option = { label: string; inMessage?: string | undefined; reason?: string | undefined };
/** In the order of the form. */
const findOptions = (options: Record<string, Option>, keys: string[]) =>
  Object.entries(options).filter(([key]) => keys.includes(key));
const nameOption = ([, { label, inMessage }]: [string, Option]) => inMessage ?? decapitalize(label);

function greet({ locale, text, entries }: ComposerData, { service }: QuoteRequest): string {
  const { hello } = text.message;
  const named = entries.filter(({ name }) => service.includes(name) && name !== "unsure");
  const isUnsure = service.includes("unsure");
  if (named.length === 0) return isUnsure ? hello.unsure : hello.none;
  const isMvp = named.length === 1 && named[0]?.name === "mvp";
  const list = formatList(
    locale,
    named.map(({ inMessage }) => inMessage),
  );
  const first = isMvp ? hello.mvp : fill(hello.services, { list });
  return isUnsure ? `${first} ${hello.alsoUnsure}` : first;
}

/** Today is past, too: nothing can be ready before it. */
export const isPast = ({ when, day }: QuoteRequest, today: string) =>
  when !== "none" && day !== "" && day <= today;

/** @param today a day that has come is no answer */
export function countAnswers(request: QuoteRequest, today: string): number {
  const { when, day, service, have, needs } = request;
  const written = textFields.filter((field) => request[field]);
  const chosen = [service, have, needs].filter(({ length }) => length > 0);
  const hasDate = when === "none" || (when === "day" && day !== "" && !isPast(request, today));
  return written.length + chosen.length + Number(hasDate);
}
