/** The visitor's own sheet: what goes first, what waits, what stays out, and the days that it takes. */

/** The days that the sheet assigns. */
export interface DayRules {
  all: number;
  launch: number;
}

export interface Span {
  id: string;
  /** The first day, from 0, and the number of days. */
  from: number;
  span: number;
}

export interface DayRow {
  /** The entries that go first, in order. */
  spans: Span[];
  launch?: Span;
  free: number;
  /** The number of days that do not fit. */
  over: number;
}

/**
 * Places the entries that go first on the row of days. The launch is at the end of the row and shrinks if the entries
 * need its days. Entries that still do not fit are cut at the end of the row, and `over` is the number of days cut.
 */
export function dayRow(entries: readonly { id: string; days: number }[], rules: DayRules): DayRow {
  const spans: Span[] = [];
  let day = 0;
  for (const { id, days } of entries) {
    const span = Math.min(days, rules.all - day);
    if (span > 0) spans.push({ id, from: day, span });
    day += days;
  }
  const launch = Math.max(0, Math.min(rules.launch, rules.all - day));
  return {
    spans,
    ...(launch > 0 && { launch: { id: "launch", from: rules.all - launch, span: launch } }),
    free: Math.max(0, rules.all - day - rules.launch),
    over: Math.max(0, day + rules.launch - rules.all),
  };
}
