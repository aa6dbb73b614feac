const weekend = [0, 6];

/** The visitor's present day, as a date field writes it: `2027-01-15`. */
export function dayOf(now: Date): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
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
  for (
    next.setUTCDate(next.getUTCDate() + 1);
    next.valueOf() < end && count < most;
    next.setUTCDate(next.getUTCDate() + 1)
  )
    if (!areWorking || !weekend.includes(next.getUTCDay())) count++;
  return count;
}
