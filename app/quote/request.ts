/** The visitor's request, composed on the quote page: docs/behaviour.md#quote */

import type { ServiceKey } from "../catalogue/catalogue.ts";
import { detailNames, isCategoryKey, isServiceKey, serviceKeys } from "../catalogue/catalogue-keys.ts";

/** What the request is for: a new product, a part or a change of one, or the visitor does not know. */
export const kinds = ["mvp", "part", "unsure"] as const;
export type Kind = (typeof kinds)[number];
/** The purposes that have needs of their own. */
export type Purpose = "mvp" | "unsure" | ServiceKey;

/** The names of the services and the detailed services: `ux`, `design/ux`. */
export const jobNames: readonly string[] = [...serviceKeys, ...detailNames];

export const deadlines = ["none", "day"] as const;

/** The id of the part of the page in which the visitor composes a request. */
export const requestId = "request";

/** The questions, in the order of the page. */
export const questionKeys = ["kind", "task", "people", "existing", "needs", "when"] as const;
export type QuestionKey = (typeof questionKeys)[number];

/**
 * Parses a request that the browser stored, or that a link contains. It ignores anything invalid, because the visitor,
 * an extension or another release may have written it.
 */
export function parseRequest(saved: unknown) {
  const read: Record<string, unknown> = Object(saved);
  const edit: Record<string, unknown> = Object(read.edit);
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  const list = (value: unknown) => (Array.isArray(value) ? value.map(text).filter(Boolean) : []);
  return {
    kind: kinds.find((kind) => kind === read.kind),
    /** The names of the pages that a part is chosen from. */
    jobs: list(read.jobs).filter((name) => jobNames.includes(name)),
    task: text(read.task),
    people: text(read.people),
    existing: list(read.existing),
    /** The chosen needs and doubts: `mvp.panel`, `unsure.late`. */
    needs: list(read.needs),
    /** The chosen needs that the visitor has put off. */
    later: list(read.later),
    /** What the visitor needs and the page does not list. */
    other: text(read.other),
    deadline: deadlines.find((deadline) => deadline === read.deadline),
    /** The value of a date field: `2027-01-15`. */
    day: /^\d{4,6}-\d\d-\d\d$/.test(text(read.day)) ? text(read.day) : "",
    /** The message, if the visitor edited it, and the composed message and the days that the visitor saw while editing. */
    edit:
      typeof edit.text === "string" && typeof edit.composed === "string"
        ? { text: edit.text, composed: edit.composed, days: list(edit.days) }
        : undefined,
  };
}
export type QuoteRequest = ReturnType<typeof parseRequest>;

export const emptyRequest = parseRequest({});

/** The fields that are not empty. */
function omitEmpty(request: Partial<QuoteRequest>): Partial<QuoteRequest> {
  return Object.fromEntries(
    Object.entries(request).filter(([, field]) => Object.keys(field ?? {}).length > 0),
  );
}

export function isEmpty({ later: _, ...fields }: QuoteRequest): boolean {
  return Object.keys(omitEmpty(fields)).length === 0;
}

/** The chosen pages, while the request is for a part. */
export function getJobs({ kind, jobs }: QuoteRequest): string[] {
  return kind === "part" ? jobs : [];
}

/** The purposes whose needs are asked. */
export function getPurposes(request: QuoteRequest): Purpose[] {
  const { kind = "mvp" } = request;
  return kind === "part" ? getJobs(request).filter(isServiceKey) : [kind];
}

/** The variant of the texts of the questions about the task and the people: a service that is chosen alone, or the kind. */
export function pickVariant(request: QuoteRequest): Kind | ServiceKey {
  const [job, ...others] = getJobs(request);
  return isServiceKey(job) && others.length === 0 ? job : (request.kind ?? "mvp");
}

/** Adds the page of the catalogue that a link to the quote page starts a request with. */
export function startRequest(request: QuoteRequest, start: string): QuoteRequest {
  if (jobNames.includes(start))
    return { ...request, kind: "part", jobs: [...new Set([...request.jobs, start])] };
  return isCategoryKey(start) ? { ...request, kind: "part" } : request;
}

/** @param today the visitor's present day: `2027-01-15` */
export function isPast(day: string, today: string): boolean {
  // A date field allows years of up to six digits, which are never past.
  return day !== "" && day.length <= today.length && day < today;
}

/** The visitor's present day, as a date field writes it: `2027-01-15`. */
export function writeDay(now: Date): string {
  return new Date(now.valueOf() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/**
 * The days that are left for work before a day, from tomorrow on.
 *
 * @param day the value of a date field: `2027-01-15`
 * @param today the present day, in the same form
 * @param areWorking whether only the days from Monday to Friday count; public holidays are not known
 * @param most the count stops here; a year of five or six digits, which a date field allows, always reaches it
 */
export function countDaysUntil(day: string, today: string, areWorking: boolean, most: number): number {
  const end = new Date(`${day}T00:00Z`).valueOf() || Number.POSITIVE_INFINITY;
  const next = new Date(`${today}T00:00Z`);
  let count = 0;
  while (count < most) {
    next.setUTCDate(next.getUTCDate() + 1);
    if (next.valueOf() >= end) break;
    if (!areWorking || ![0, 6].includes(next.getUTCDay())) count++;
  }
  return count;
}

/** The name of the radio buttons that put a need off: `column mvp.panel`. */
export const nameColumnField = (need: string) => `column ${need}`;

/**
 * Adds what the visitor has typed or chosen in a control of the page's form.
 *
 * @param isChosen whether the control, if it is a checkbox, is checked
 */
export function addChoice(request: QuoteRequest, name: string, value: string, isChosen = true): QuoteRequest {
  const choose = (ids: string[], id: string, isChosen: boolean) => [
    ...ids.filter((other) => other !== id),
    ...(isChosen ? [id] : []),
  ];
  const [, need] = name.split(nameColumnField(""));
  if (need) return { ...request, later: choose(request.later, need, value === "wait") };
  if (name === "job") return { ...request, jobs: choose(request.jobs, value, isChosen) };
  // What is chosen goes first.
  const later = choose(request.later, value, false);
  if (name === "need") return { ...request, needs: choose(request.needs, value, isChosen), later };
  if (name === "existing") return { ...request, existing: choose(request.existing, value, isChosen) };
  // A day that is typed chooses its radio button.
  const deadline = name === "day" && value !== "" ? "day" : request.deadline;
  return parseRequest({ ...request, deadline, [name]: value });
}

/** Writes a request into the page's form, for example one that the browser has stored. */
export function fillForm(form: HTMLFormElement, request: QuoteRequest): void {
  const values: Record<string, unknown> = { ...request, job: request.jobs, need: request.needs };
  for (const control of form.querySelectorAll<HTMLInputElement>("input, textarea")) {
    const { name, value, type } = control;
    const [, need] = name.split(nameColumnField(""));
    const column = need && (request.later.includes(need) ? "wait" : "first");
    const own = column ?? values[name];
    if (type === "radio" || type === "checkbox") control.checked = [own].flat().includes(value);
    else if (typeof own === "string") control.value = own;
  }
}

/** Opens one question of the form, or none. At most one is open at a time. */
export function showQuestion(form: HTMLFormElement, key: QuestionKey | undefined): void {
  for (const question of form.querySelectorAll<HTMLDetailsElement>("[name=question]"))
    question.open = question.id === `question-${key}`;
}

/** Starts the fragment of a link to a request. Browsers send no fragment to a server. The number is the format's version. */
const linkPrefix = "#request=1.";

/** @param page the address of the quote page, without a fragment */
export async function writeLink(page: string, request: QuoteRequest): Promise<string> {
  const json = new Blob([JSON.stringify(omitEmpty(request))]);
  // Not `deflate-raw`, which has no checksum.
  const packed = new Response(json.stream().pipeThrough(new CompressionStream("deflate")));
  const bytes = new Uint8Array(await packed.arrayBuffer());
  const letters = btoa([...bytes].map((byte) => String.fromCharCode(byte)).join(""));
  return page + linkPrefix + letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/**
 * @param fragment the address's, with its #
 * @returns the request of a link; `undefined` without one; `"damaged"` if the link was cut, changed, or of another site
 */
export async function readLink(fragment: string): Promise<QuoteRequest | "damaged" | undefined> {
  if (!fragment.startsWith("#request=")) return undefined;
  try {
    const letters = fragment.slice(linkPrefix.length).replaceAll("-", "+").replaceAll("_", "/");
    const packed = new Blob([Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0))]);
    const json = new Response(packed.stream().pipeThrough(new DecompressionStream("deflate")));
    const request = parseRequest(await json.json());
    return isEmpty(request) || !fragment.startsWith(linkPrefix) ? "damaged" : request;
  } catch {
    return "damaged";
  }
}
