import type { FeedRow } from './feed';
import { timeOf } from './items';

/** The rows of one day of the reader's calendar. */
export interface Day {
  key: string;
  /** In the reader's language: "Today", "Yesterday", else the date. */
  name: string;
  rows: FeedRow[];
}

const DAY_MS = 24 * 60 * 60_000;

/** Rows, newest first, by the day they came; `timeZone` is the browser's own when left out. */
export function daysOf(
  rows: readonly FeedRow[],
  { language, now, timeZone }: { language: string; now: Date; timeZone?: string },
): Day[] {
  const zone = timeZone === undefined ? {} : { timeZone };
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', ...zone });
  const calendar = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', ...zone });
  const near = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const numberOf = (at: Date | number) => Date.parse(calendar.format(at)) / DAY_MS;
  const today = numberOf(now);
  const days: Day[] = [];
  for (const row of rows) {
    const at = timeOf(row.timetoken);
    const ago = today - numberOf(at);
    const name = ago === 0 || ago === 1 ? near.format(-ago, 'day') : date.format(at);
    const key = calendar.format(at);
    const last = days.at(-1);
    if (last?.key === key) last.rows.push(row);
    else days.push({ key, name: capitalized(name, language), rows: [row] });
  }
  return days;
}

function capitalized(name: string, language: string): string {
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
