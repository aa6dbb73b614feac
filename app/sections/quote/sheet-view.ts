/** The data that the composer's parts show, computed from the answers. */

import {
  type Answers,
  type ColumnKey,
  columnKeys,
  isService,
  type Purpose,
  type QuestionKey,
} from "../../domain/brief.ts";
import { composedMessage } from "../../domain/brief-message.ts";
import { isPast } from "../../domain/days-until.ts";
import { countLetters, longest } from "../../domain/letters.ts";
import { capitalized, counted, listed, writtenDay } from "../../domain/phrases.ts";
import { dayRow, type Span } from "../../domain/sheet.ts";
import { fill } from "../../domain/template.ts";
import { wholeQuoteId } from "../../paths.ts";
import type { ComposerData, NeedOption } from "./composer-context.ts";

/** The ids of the page's sections that its links target. */
export const anchors = { brief: "brief", whole: wholeQuoteId, sheet: "sheet", message: "message" };

interface DayPill extends Span {
  name: string;
  isLaunch?: boolean;
}

export interface SheetView {
  pills: DayPill[];
  /** The first free day, from 0, and the number of free days. */
  free: { from: number; count: number };
  over: number;
  columns: Record<ColumnKey, NeedOption[]>;
  /** Whether the visitor's task is the first entry of the sheet, as it is for a product. */
  hasTask: boolean;
  doubts: ComposerData["doubts"];
  /** The number of entries on the sheet, by column. */
  counts: Record<ColumnKey, number>;
}

/** The purpose for which the questions ask: a product, until the visitor chooses a purpose. */
export function askedAs(answers: Answers): Purpose {
  return answers.purpose ?? "mvp";
}

export function sheetView(data: ComposerData, answers: Answers): SheetView {
  const purpose = askedAs(answers);
  const chosen = answers.needs[purpose] ?? {};
  const options = purpose === "unsure" ? [] : data.needs[purpose];
  const inColumn = (column: ColumnKey) => options.filter(({ id }) => chosen[id] === column);
  const columns = { first: inColumn("first"), wait: inColumn("wait"), out: inColumn("out") };
  const hasTask = answers.purpose === "mvp" && answers.task.trim() !== "";
  return {
    ...daysOf(data, answers, columns.first, hasTask),
    columns,
    hasTask,
    doubts: purpose === "unsure" ? data.doubts.filter(({ id }) => chosen[id]) : [],
    counts: {
      first: columns.first.length + (hasTask ? 1 : 0),
      wait: columns.wait.length,
      out: columns.out.length,
    },
  };
}

function daysOf(
  { days, services, texts }: ComposerData,
  { purpose }: Answers,
  first: NeedOption[],
  hasTask: boolean,
) {
  if (isService(purpose))
    return { pills: services[purpose].plan, free: { from: days.all, count: 0 }, over: 0 };
  if (purpose !== "mvp") return { pills: [], free: { from: 0, count: days.all }, over: 0 };
  const task = { id: "task", pill: texts.sheet.taskPill, days: days.task };
  const entries = [...(hasTask ? [task] : []), ...first.filter((need) => need.days > 0)];
  const row = dayRow(entries, days);
  const nameOf = (id: string) => entries.find((entry) => entry.id === id)?.pill ?? "";
  const pills: DayPill[] = row.spans.map((span) => ({ ...span, name: nameOf(span.id) }));
  const last = pills.at(-1);
  if (row.launch) pills.push({ ...row.launch, name: texts.sheet.launchPill, isLaunch: true });
  return { pills, free: { from: last ? last.from + last.span : 0, count: row.free }, over: row.over };
}

export function messageOf(data: ComposerData, answers: Answers, sheet: SheetView): string {
  const { questions, message } = data.texts;
  const purpose = askedAs(answers);
  const inMessage = (entries: { inMessage: string }[]) => entries.map((entry) => entry.inMessage);
  return composedMessage(
    data.locale,
    message,
    answers,
    {
      service: isService(answers.purpose) ? data.services[answers.purpose].title : undefined,
      task: questions.task.by[purpose].inMessage,
      people: questions.people.by[purpose].inMessage,
      other: questions.other.inMessage,
      existingLabel: questions.existing.inMessage,
      existing: inMessage(data.existing.filter(({ id }) => answers.existing.includes(id))),
      needs: {
        first: withTask(data, sheet, inMessage(sheet.columns.first)),
        wait: inMessage(sheet.columns.wait),
        out: inMessage(sheet.columns.out),
      },
      doubts: inMessage(sheet.doubts),
      deadline: {
        none: questions.when.options.none.inMessage,
        day: isPast(answers.day, new Date()) ? "" : questions.when.options.day.inMessage,
      },
    },
    sheet.over > 0,
  );
}

/** A list of what goes first would otherwise suggest that the task does not. */
function withTask({ texts }: ComposerData, { hasTask }: SheetView, first: string[]): string[] {
  return hasTask && first.length > 0 ? [texts.sheet.task.inMessage, ...first] : first;
}

/** The text that a closed question shows instead of itself; empty without an answer. */
export function answersInWords(
  data: ComposerData,
  answers: Answers,
  sheet: SheetView,
): Record<QuestionKey, string> {
  const { texts, locale, existing } = data;
  const { purpose, deadline, day } = answers;
  const { options } = texts.questions.when;
  const list = (entries: string[]) => (entries.length > 0 ? capitalized(listed(locale, entries)) : "");
  const chosen = columnKeys.flatMap((column) => sheet.columns[column]);
  return {
    purpose: purpose ? purposeName(data, purpose) : "",
    task: shortened(answers.task, longest.task),
    people: shortened(answers.people, longest.people),
    existing: list(
      existing.filter(({ id }) => answers.existing.includes(id)).map((entry) => entry.inMessage),
    ),
    needs: [
      list([...chosen, ...sheet.doubts].map((entry) => entry.inMessage)),
      shortened(answers.other, longest.other),
    ]
      .filter(Boolean)
      .join("; "),
    when:
      deadline === "none"
        ? options.none.answer
        : deadline === "day" && day && !isPast(day, new Date())
          ? fill(options.day.answer, { date: writtenDay(locale, day) })
          : "",
  };
}

export function purposeName({ texts, services }: ComposerData, purpose: Purpose): string {
  return isService(purpose) ? services[purpose].title : texts.questions.purpose.options[purpose].label;
}

/** The visitor's text, cut at the limit for sending. */
export function shortened(text: string, limit: number): string {
  const letters = text.trim();
  return countLetters(letters) > limit
    ? `${[...letters.slice(0, 2 * limit)].slice(0, limit).join("")}…`
    : letters;
}

export function freeDays({ locale, texts, days }: ComposerData, { free, over }: SheetView): string {
  const { zero, all } = texts.sheet.freeDays;
  if (free.count === days.all) return all;
  return free.count === 0 || over > 0 ? zero : counted(locale, texts.sheet.freeDays, free.count);
}
