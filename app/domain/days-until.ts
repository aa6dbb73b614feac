/** @param day the value of a date field: `2027-01-15` */
export function isPast(day: string, now: Date): boolean {
  return day !== "" && new Date(`${day}T23:59`) < now;
}

const weekend = [0, 6];

/**
 * The days that are left for work before a day, from tomorrow on.
 *
 * @param day the value of a date field: `2027-01-15`
 * @param today the present moment, of which the visitor's own date counts
 * @param areWorking whether only the days from Monday to Friday count; public holidays are not known
 * @param most the count stops here; a year of five or six digits, which a date field allows, always reaches it
 */
export function daysUntil(day: string, today: Date, areWorking: boolean, most: number): number {
  const end = new Date(`${day}T00:00`).valueOf() || Number.POSITIVE_INFINITY;
  const next = new Date(today.getFullYear(), today.getMonth(), today.getDate() + 1);
  let count = 0;
  for (; next.valueOf() < end && count < most; next.setDate(next.getDate() + 1))
    if (!areWorking || !weekend.includes(next.getDay())) count++;
  return count;
}
