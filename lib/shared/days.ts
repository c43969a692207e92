/** Rows of one day, in the zone of whoever looks. */
export interface Day<Row> {
  /** The first row's time, UTC ISO 8601: it names the day. */
  at: string;
  rows: Row[];
}

/** Reader's locale and time zone; `timeZone` is the browser's own when left out. */
interface Reader {
  language: string;
  now: Date;
  timeZone?: string | undefined;
}

const DAY_MS = 24 * 60 * 60_000;

/** Puts rows under the days of the calendar, in the order they have; `atOf` gives UTC ISO 8601. */
export function daysOf<Row>(
  rows: readonly Row[],
  atOf: (row: Row) => string,
  timeZone?: string,
): Day<Row>[] {
  const numberOf = calendarOf(timeZone);
  const days: Day<Row>[] = [];
  let last: number | null = null;
  for (const row of rows) {
    const at = atOf(row);
    const number = numberOf(at);
    const day = days.at(-1);
    if (day && number === last) day.rows.push(row);
    else days.push({ at, rows: [row] });
    last = number;
  }
  return days;
}

/**
 * The day of a time, UTC ISO 8601, in the reader's language, as a heading: "Today", "Yesterday",
 * else the date, with its year when that is another one.
 */
export function dayName(at: string, { language, now, timeZone }: Reader): string {
  const numberOf = calendarOf(timeZone);
  const ago = numberOf(now.toISOString()) - numberOf(at);
  const name =
    ago === 0 || ago === 1
      ? new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-ago, 'day')
      : dateOf(at, { language, now, timeZone });
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

function dateOf(at: string, { language, now, timeZone }: Reader): string {
  const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone });
  const date = new Date(at);
  const isOfThisYear = year.format(date) === year.format(now);
  return new Intl.DateTimeFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: isOfThisYear ? undefined : 'numeric',
    timeZone,
  }).format(date);
}

/** Numbers the days of the calendar one after another: hours do not, since a day may have 23 or 25. */
function calendarOf(timeZone?: string): (at: string) => number {
  const calendar = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone });
  return (at) => Date.parse(calendar.format(new Date(at))) / DAY_MS;
}
