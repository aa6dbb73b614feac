/** Computes the days, the three columns and the price range of a request. */
import { capitalize, formatCount, formatDate, formatList } from "../content-model/phrases.ts";
import { fill } from "../content-model/template.ts";
import type { QuoteData } from "./quote-data.server.ts";
import { getJobs, getPurposes, isPast, type Purpose, type QuoteRequest } from "./request.ts";

/** The columns of the summary. What is chosen goes first, until the visitor puts it off. */
export const columnKeys = ["first", "wait", "apart"] as const;
export type ColumnKey = (typeof columnKeys)[number];

/** The needs of a purpose, each with its texts and its rules. */
function findNeeds({ text, terms, pages }: QuoteData, purpose: Exclude<Purpose, "unsure">) {
  return Object.entries(terms.needs[purpose]).flatMap(([key, { column, days = 0, page }]) => {
    const option = text.questions.needs[purpose].options[key];
    if (!option) return [];
    const { label, entry = label, inMessage = lowerFirst(label), reason, pill = label } = option;
    const link = pages[page ?? ""];
    return [{ id: `${purpose}.${key}`, label, entry, inMessage, reason, pill, column, days, page, link }];
  });
}
export type Need = ReturnType<typeof findNeeds>[number];
type Entry = Pick<Need, "id" | "pill" | "days">;

/** The needs that the page asks, without those that a chosen service already includes. */
export function listNeeds(data: QuoteData, request: QuoteRequest): Need[] {
  return getPurposes(request)
    .flatMap((purpose) => (purpose === "unsure" ? [] : findNeeds(data, purpose)))
    .filter(({ column, page }) => column !== "apart" || !page || !isChosen(page, request));
}

/** A service and a detailed service of one name, such as `ui` and `design/ui`, do the same work. */
function isChosen(page: string, request: QuoteRequest): boolean {
  const getLastSegment = (page: string) => page.split("/").at(-1);
  return getJobs(request).some((job) => getLastSegment(job) === getLastSegment(page));
}

/** What may hold up a visitor who does not know what to ask for, each with the page that helps. */
export function listDoubts({ text, terms }: QuoteData) {
  return Object.entries(terms.unsure).flatMap(([key, page]) => {
    const option = text.questions.needs.unsure.options[key];
    return option ? [{ id: `unsure.${key}`, inMessage: lowerFirst(option.label), ...option, page }] : [];
  });
}

/** The message's text about what the visitor already has. */
export function listExisting({ text }: QuoteData, { existing }: QuoteRequest): string[] {
  return Object.entries(text.questions.existing.options)
    .filter(([id]) => existing.includes(id))
    .map(([, { label, inMessage = lowerFirst(label) }]) => inMessage);
}

/** The task of an MVP, which always goes first. */
function describeTask(data: QuoteData): Need {
  const { task, taskPill: pill } = data.text.sheet;
  const { days } = data.terms.estimate.task;
  const reason = fill(task.reason, { days: formatDays(data, days) });
  const words = { label: task.name, entry: task.name, inMessage: task.inMessage, reason, pill };
  return { ...words, id: "task", column: "first", days, page: undefined, link: undefined };
}

export function summarize(data: QuoteData, request: QuoteRequest) {
  const chosen = listNeeds(data, request).filter(({ id }) => request.needs.includes(id));
  const isLater = ({ id }: Need) => request.later.includes(id);
  const task = request.kind === "mvp" ? [describeTask(data)] : [];
  const columns: Record<ColumnKey, Need[]> = {
    first: [...task, ...chosen.filter((need) => need.column !== "apart" && !isLater(need))],
    wait: chosen.filter((need) => need.column !== "apart" && isLater(need)),
    // Two services may leave out the same, such as the code.
    apart: chosen.filter(
      ({ column, entry }, index) =>
        column === "apart" && chosen.findIndex((other) => other.entry === entry) === index,
    ),
  };
  return {
    ...computeDays(data, request, columns.first),
    columns,
    // In the order in which jobs usually come.
    jobs: data.terms.order.filter((name) => getJobs(request).includes(name)),
    doubts: request.kind === "unsure" ? listDoubts(data).filter(({ id }) => request.needs.includes(id)) : [],
  };
}
export type Summary = ReturnType<typeof summarize>;

/**
 * The text that a closed question shows; empty without a choice. The kind "part" without a chosen service is none.
 *
 * @param today the visitor's present day: `2027-01-15`
 */
export function describeRequest(data: QuoteData, request: QuoteRequest, today: string) {
  const { text, locale, pages } = data;
  const { kind, deadline, day } = request;
  const { none, day: before } = text.questions.when.options;
  const { jobs, columns, doubts } = summarize(data, request);
  const list = (entries: string[]) => capitalize(formatList(locale, entries));
  const needs = [...columnKeys.flatMap((column) => columns[column]), ...doubts]
    .filter(({ id }) => id !== "task")
    .map(({ inMessage }) => inMessage);
  const date = day && !isPast(day, today) ? fill(before.inQuestion, { date: formatDate(locale, day) }) : "";
  return {
    kind:
      !kind || kind === "part"
        ? list(jobs.map((job) => pages[job]?.title ?? job))
        : text.questions.kind.options[kind].label,
    task: request.task.trim(),
    people: request.people.trim(),
    existing: list(listExisting(data, request)),
    needs: [list(needs), request.other.trim()].filter(Boolean).join("; "),
    when: deadline === "none" ? none.inQuestion : date,
  };
}

/** What a screen reader says after a press on a need: its column now, and the days that an MVP has left. */
export function announceNeed(data: QuoteData, request: QuoteRequest, summary: Summary, id: string): string {
  const need = listNeeds(data, request).find((need) => need.id === id);
  if (!need) return "";
  const { columns, free, over } = summary;
  const { announce } = data.text;
  const column = columnKeys.find((column) => columns[column].some(({ entry }) => entry === need.entry));
  const days = formatDays(data, over || free.count);
  return [
    fill(announce[column ?? "removed"], { entry: need.entry }),
    request.kind === "mvp" && fill(over > 0 ? announce.over : announce.free, { days }),
  ]
    .filter(Boolean)
    .join(" ");
}

/** "10 working days" */
export function formatDays({ days, locale, text }: QuoteData, count: number): string {
  return formatCount(locale, text.sheet.daysCount[days.areWorking ? "working" : "calendar"], count);
}

/**
 * The days, as a range if they are more than those of an MVP. The rate is that of an MVP's whole team, so that a
 * service alone has no cost.
 */
export function computeRange({ terms, rate }: QuoteData, { days, over, jobs }: Summary) {
  const to = days + Math.ceil((over * terms.estimate.margin) / 100);
  const cost = jobs.length === 0 && rate && { from: days * rate.perDay, to: to * rate.perDay };
  return { from: days, to, cost };
}

/** The row of days: that of an MVP, or the example plan of a service that is chosen alone. */
function computeDays({ days, terms, text, pages }: QuoteData, request: QuoteRequest, first: Need[]) {
  const [job = "", ...others] = getJobs(request);
  const steps = others.length === 0 ? pages[job]?.steps : undefined;
  if (request.kind !== "mvp")
    return { pills: steps ?? [], free: { from: 0, count: 0 }, over: 0, days: steps ? days.all : 0 };
  const launch = { id: "launch", pill: text.sheet.launchPill, days: terms.estimate.launch.days };
  const row = placeEntries(first, launch, days.all);
  // The first guess of an MVP is all of its days.
  return { ...row, days: days.all + row.over };
}

/**
 * Places the entries that go first on the row of days. The launch is at the end of the row and shrinks if the entries
 * need its days. Entries that still do not fit are cut at the end of the row, and `over` is the number of days cut.
 *
 * @returns pills with their first day, from 0, and their number of days
 */
export function placeEntries(entries: readonly Entry[], launch: Entry, all: number) {
  let day = 0;
  const pills = entries.map(({ id, pill, days }) => {
    const from = day;
    day += days;
    return { id, name: pill, from, span: Math.min(days, all - from) };
  });
  const span = Math.min(launch.days, all - day);
  const left = all - day - launch.days;
  return {
    pills: [...pills, { id: launch.id, name: launch.pill, from: all - span, span }].filter(
      ({ span }) => span > 0,
    ),
    free: { from: day, count: Math.max(0, left) },
    over: Math.max(0, -left),
  };
}

/** The label in lower case, for use inside a sentence. */
function lowerFirst(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}
