// Days in a row, written as `2026-11-20`.
const DAY = 24 * 60 * 60 * 1000; // ms

function before(day: string): string {
  return new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);
}

/** How many days in a row, up to today or yesterday. */
export function streak(days: readonly string[], today: string): number {
  let day = days.includes(today) ? today : before(today);
  let length = 0;
  for (; days.includes(day); day = before(day)) length += 1;
  return length;
}
