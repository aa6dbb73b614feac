import { useEffect, useRef, useState } from "react";
import { type Answers, columnKeys, isService } from "../../domain/brief.ts";
import { counted } from "../../domain/phrases.ts";
import { fill } from "../../domain/template.ts";
import type { ComposerData } from "./composer-context.ts";
import type { SheetView } from "./sheet-view.ts";
import type { Sending } from "./use-sending.ts";

/** Screen reader announcements of changes to the sheet: the moved entry, and the days. Typing is not announced. */
export function useAnnouncements(
  data: ComposerData,
  answers: Answers,
  sheet: SheetView,
  sending: Sending,
  canUndo: boolean,
): string {
  const [announcement, setAnnouncement] = useState("");
  const before = useRef({ answers, sheet, sending, canUndo });
  useEffect(() => {
    const now = { answers, sheet, sending, canUndo };
    const said = changesIn(data, before.current, now);
    before.current = now;
    if (said) setAnnouncement(said);
  }, [data, answers, sheet, sending, canUndo]);
  return announcement;
}

interface Snapshot {
  answers: Answers;
  sheet: SheetView;
  sending: Sending;
  /** The visitor has cleared the sheet, and can bring it back. */
  canUndo: boolean;
}

function changesIn(data: ComposerData, before: Snapshot, after: Snapshot): string {
  const { announce } = data.texts;
  if (after.sending.isSent && !before.sending.isSent) return announce.sent;
  if (after.sending.copyState === "copied" && !before.sending.copyState) return announce.copied;
  if (after.sending.copyState === "failed" && !before.sending.copyState) return data.texts.message.copyFailed;
  if (after.canUndo && !before.canUndo) return announce.cleared;
  const { purpose } = after.answers;
  if (purpose !== before.answers.purpose && isService(purpose))
    return fill(announce.plan, { service: data.services[purpose].title });
  const newDoubt = after.sheet.doubts.find((doubt) => !before.sheet.doubts.includes(doubt));
  if (newDoubt) return fill(announce.page, { service: newDoubt.page.title });
  const oldDoubt = before.sheet.doubts.find((doubt) => !after.sheet.doubts.includes(doubt));
  if (oldDoubt) return fill(announce.removed, { entry: oldDoubt.label });
  const moved = movesOf(before.sheet, after.sheet).map(({ entry, column }) =>
    fill(announce[column ?? "removed"], { entry }),
  );
  // Three or more changes at once come from stored answers, not from the visitor.
  if (moved.length === 0 || moved.length > 2) return "";
  // The days of a service are its example plan, which no answer changes.
  return isService(purpose) ? moved.join(" ") : [...moved, daysSaid(data, after.sheet)].join(" ");
}

function movesOf(before: SheetView, after: SheetView) {
  const entries = new Set(
    [before, after].flatMap(({ columns }) => columnKeys.flatMap((column) => columns[column])),
  );
  const columnOf = (sheet: SheetView, id: string) =>
    columnKeys.find((column) => sheet.columns[column].some((need) => need.id === id));
  return [...entries]
    .map(({ id, entry }) => ({ entry, from: columnOf(before, id), column: columnOf(after, id) }))
    .filter(({ from, column }) => from !== column);
}

function daysSaid({ locale, texts: { announce }, days }: ComposerData, { over, free }: SheetView): string {
  if (over > 0) return counted(locale, announce.over, over);
  if (free.count === days.all) return "";
  return free.count === 0 ? announce.free.zero : counted(locale, announce.free, free.count);
}
