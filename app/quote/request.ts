/** The visitor's answers on the quote page: docs/behaviour.md#quote */

import type { ServiceKey } from "../domain/catalogue.ts";
import { isCategoryKey, isDetailKey, isServiceKey } from "../domain/catalogue-keys.ts";

/** What the request is for: a new product, a part or a change of one, or the visitor does not know. */
export const kinds = ["mvp", "part", "unsure"] as const;
export type Kind = (typeof kinds)[number];
/** The purposes that have needs of their own. */
export type Purpose = "mvp" | "unsure" | ServiceKey;

export const deadlines = ["none", "day"] as const;

/** The id of the part of the page in which the visitor composes a request. */
export const requestId = "brief";

/** The questions, in the order of the page. */
export const questionKeys = ["kind", "task", "people", "existing", "needs", "when"] as const;
export type QuestionKey = (typeof questionKeys)[number];

export interface QuoteRequest {
  kind?: Kind;
  /** The names of the pages that a part is chosen from: `ux`, `design/ux`. */
  jobs: readonly string[];
  task: string;
  people: string;
  existing: readonly string[];
  /** The chosen needs and doubts: `mvp.panel`, `unsure.late`. */
  needs: readonly string[];
  /** The chosen needs that the visitor has put off. */
  later: readonly string[];
  /** What the visitor needs and the page does not list. */
  other: string;
  deadline?: (typeof deadlines)[number];
  /** The value of a date field: `2027-01-15`. */
  day: string;
  /** The message, if the visitor edited it, and the composed message that the visitor saw while editing. */
  edit?: { text: string; composed: string };
}

export const emptyRequest: QuoteRequest = {
  jobs: [],
  task: "",
  people: "",
  existing: [],
  needs: [],
  later: [],
  other: "",
  day: "",
};

/** The answers that are not empty. */
function answersOf(request: Partial<QuoteRequest>): Partial<QuoteRequest> {
  return Object.fromEntries(
    Object.entries(request).filter(([, answer]) => Object.keys(answer ?? {}).length > 0),
  );
}

export function isEmpty({ later: _, ...answers }: QuoteRequest): boolean {
  return Object.keys(answersOf(answers)).length === 0;
}

/** The chosen pages, while the request is for a part. */
export function jobsOf({ kind, jobs }: QuoteRequest): readonly string[] {
  return kind === "part" ? jobs : [];
}

/** The purposes whose needs are asked. */
export function purposesOf(request: QuoteRequest): Purpose[] {
  const { kind = "mvp" } = request;
  return kind === "part" ? jobsOf(request).filter(isServiceKey) : [kind];
}

/** The variant of the texts of the questions about the task and the people: a service that is chosen alone, or the kind. */
export function questionVariant(request: QuoteRequest): Kind | ServiceKey {
  const [job, ...others] = jobsOf(request);
  return isServiceKey(job) && others.length === 0 ? job : (request.kind ?? "mvp");
}

/** Whether the name of a page is a service or a detailed service. */
export function isJob(name: string): boolean {
  const [category, detail] = name.split("/");
  return isServiceKey(name) || (isCategoryKey(category) && isDetailKey(category, detail));
}

/** Adds what a link to the quote page starts a request with: a page of the catalogue, or a kind. */
export function startRequest(request: QuoteRequest, start: string): QuoteRequest {
  const kind = kinds.find((kind) => kind === start);
  if (kind) return { ...request, kind };
  if (isJob(start)) return { ...request, kind: "part", jobs: [...new Set([...request.jobs, start])] };
  return isCategoryKey(start) ? { ...request, kind: "part" } : request;
}

/** @param today the visitor's present day: `2027-01-15` */
export function isPast(day: string, today: string): boolean {
  // A date field allows years of up to six digits, which are never past.
  return day !== "" && day.length <= today.length && day < today;
}

/** The visitor's present day, as a date field writes it: `2027-01-15`. */
export function dayOf(now: Date): string {
  const twoDigits = (number: number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
}

/**
 * The days that are left for work before a day, from tomorrow on.
 *
 * @param day the value of a date field: `2027-01-15`
 * @param today the present day, in the same form
 * @param areWorking whether only the days from Monday to Friday count; public holidays are not known
 * @param most the count stops here; a year of five or six digits, which a date field allows, always reaches it
 */
export function daysUntil(day: string, today: string, areWorking: boolean, most: number): number {
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

/** Whether a question has an answer. The kind "part" without a chosen service is none. */
export function isAnswered(request: QuoteRequest, key: QuestionKey, today: string): boolean {
  const { kind, deadline, day, needs, other } = request;
  const purposes = purposesOf(request);
  switch (key) {
    case "kind":
      return kind !== undefined && (kind !== "part" || request.jobs.length > 0);
    case "needs":
      return other.trim() !== "" || needs.some((need) => purposes.some((key) => need.startsWith(`${key}.`)));
    case "existing":
      return request.existing.length > 0;
    case "when":
      return deadline === "none" || (day !== "" && !isPast(day, today));
    default:
      return request[key].trim() !== "";
  }
}

/**
 * Parses a request that the browser stored, or that a link contains. It ignores anything invalid, because the visitor,
 * an extension or another release may have written it.
 */
export function requestFrom(saved: unknown): QuoteRequest {
  const read: Record<string, unknown> = Object(saved);
  const edit: Record<string, unknown> = Object(read.edit);
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  const list = (value: unknown) => (Array.isArray(value) ? value.map(text).filter(Boolean) : []);
  return {
    kind: kinds.find((kind) => kind === read.kind),
    jobs: list(read.jobs).filter(isJob),
    task: text(read.task),
    people: text(read.people),
    existing: list(read.existing),
    needs: list(read.needs),
    later: list(read.later),
    other: text(read.other),
    deadline: deadlines.find((deadline) => deadline === read.deadline),
    day: /^\d{4,6}-\d\d-\d\d$/.test(text(read.day)) ? text(read.day) : "",
    edit:
      typeof edit.text === "string" && typeof edit.composed === "string"
        ? { text: edit.text, composed: edit.composed }
        : undefined,
  };
}

/** Merges two requests. The later answers win; the earlier ones fill the gaps. */
export function mergeRequests(earlier: QuoteRequest, later: QuoteRequest): QuoteRequest {
  return { ...earlier, ...answersOf(later) };
}

/** Reads the page's form. What the form does not show at present stays as it was. */
export function readForm(form: HTMLFormElement, before: QuoteRequest): QuoteRequest {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? "");
  const all = (name: string) => data.getAll(name).map(String);
  const hidden = (name: string, ids: readonly string[]) => {
    const shown = [...form.querySelectorAll<HTMLInputElement>(`[name=${name}]`)].map(({ value }) => value);
    return ids.filter((id) => !shown.includes(id));
  };
  const places = [...form.querySelectorAll<HTMLInputElement>("[name^='place ']:checked")];
  return {
    ...before,
    kind: kinds.find((kind) => kind === data.get("kind")),
    jobs: [...hidden("job", before.jobs), ...all("job")],
    task: text("task"),
    people: text("people"),
    existing: all("existing"),
    needs: [...hidden("need", before.needs), ...all("need")],
    later: [
      ...hidden("need", before.later),
      ...places.filter(({ value }) => value === "wait").map(({ name }) => name.replace("place ", "")),
    ],
    other: text("other"),
    deadline: deadlines.find((deadline) => deadline === data.get("deadline")),
    day: text("day"),
  };
}

/** Writes a request into the page's form, for example one that the browser has stored. */
export function fillForm(form: HTMLFormElement, request: QuoteRequest): void {
  const chosen: Record<string, readonly string[]> = {
    kind: [request.kind ?? ""],
    job: request.jobs,
    existing: request.existing,
    need: request.needs,
    deadline: [request.deadline ?? ""],
  };
  for (const control of form.elements) {
    if (control instanceof HTMLTextAreaElement && control.name in request)
      control.value = request[control.name as "task"];
    if (!(control instanceof HTMLInputElement)) continue;
    const { name, value } = control;
    if (name === "day") control.value = request.day;
    else if (name.startsWith("place "))
      control.checked = request.later.includes(name.replace("place ", "")) === (value === "wait");
    else if (chosen[name]) control.checked = chosen[name].includes(value);
  }
}

/** Starts the fragment of a link to a request. Browsers send no fragment to a server. The number is the format's version. */
const linkPrefix = "#request=1.";

/** @param page the address of the quote page, without a fragment */
export async function linkTo(page: string, request: QuoteRequest): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(answersOf(request)));
  // Not `deflate-raw`, which has no checksum.
  const packed = await transform(bytes, new CompressionStream("deflate"));
  const letters = btoa([...packed].map((byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
  return `${page}${linkPrefix}${letters.replaceAll("=", "")}`;
}

/**
 * @param fragment the address's, with its #
 * @returns the request of a link; `undefined` without one; `"damaged"` if the link was cut, changed, or of another site
 */
export async function requestIn(fragment: string): Promise<QuoteRequest | "damaged" | undefined> {
  if (!fragment.startsWith("#request=")) return undefined;
  try {
    const letters = fragment.slice(linkPrefix.length).replaceAll("-", "+").replaceAll("_", "/");
    const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
    const json = new TextDecoder().decode(await transform(bytes, new DecompressionStream("deflate")));
    const request = requestFrom(JSON.parse(json));
    return isEmpty(request) || !fragment.startsWith(linkPrefix) ? "damaged" : request;
  } catch {
    return "damaged";
  }
}

async function transform(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) {
  const output = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(output).arrayBuffer());
}
