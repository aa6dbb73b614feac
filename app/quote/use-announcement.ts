import { useEffect, useRef, useState } from "react";
import { formatCount } from "../domain/phrases.ts";
import { fill } from "../domain/template.ts";
import type { QuoteData } from "./quote-data.server.ts";
import { columnKeys, type Sheet } from "./sheet.ts";

/** Screen reader announcements of changes to the sheet: the moved entry, and the days. Typing is not announced. */
export function useAnnouncement(data: QuoteData, sheet: Sheet, canUndo: boolean): string {
  const [announcement, setAnnouncement] = useState("");
  const before = useRef({ sheet, canUndo });
  useEffect(() => {
    const wasCleared = canUndo && !before.current.canUndo;
    const news = wasCleared ? data.text.announce.cleared : changesIn(data, before.current.sheet, sheet);
    before.current = { sheet, canUndo };
    if (news) setAnnouncement(news);
  }, [data, sheet, canUndo]);
  return announcement;
}

function changesIn({ locale, text: { announce } }: QuoteData, before: Sheet, after: Sheet): string {
  const columnOf = (sheet: Sheet, id: string) =>
    columnKeys.find((column) => sheet.columns[column].some((need) => need.id === id));
  const entries = new Map(
    [before, after].flatMap(({ columns }) =>
      columnKeys.flatMap((column) => columns[column].map(({ id, entry }) => [id, entry] as const)),
    ),
  );
  const moves = [...entries].flatMap(([id, entry]) => {
    const column = columnOf(after, id);
    return column === columnOf(before, id) ? [] : [fill(announce[column ?? "removed"], { entry })];
  });
  // Three or more changes at once come from a stored request, not from the visitor.
  if (moves.length === 0 || moves.length > 2) return "";
  if (after.over > 0) moves.push(formatCount(locale, announce.over, after.over));
  else if (after.pills.length > 0 && after.days > 0)
    moves.push(
      after.free.count === 0 ? announce.free.zero : formatCount(locale, announce.free, after.free.count),
    );
  return moves.join(" ");
}
