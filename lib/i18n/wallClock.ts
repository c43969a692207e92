/** A moment as the clocks of a zone show it. */
export interface WallTime {
  /** `2026-11-27`. */
  date: string;
  /** Since midnight on the clock. */
  minutes: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Making one is slow, asking it is not. */
function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  clocks.set(zone, clock);
  return clock;
}

/** What the clocks of a zone show at a moment (milliseconds since 1970). */
export function wallTime(at: number, zone: string): WallTime {
  const parts = Object.fromEntries(
    clockOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return {
    date: `${parts.year}-${parts.month}-${parts.day}`,
    minutes: Number(parts.hour) * 60 + Number(parts.minute),
  };
}

/** How far a zone's clocks are ahead of UTC at a moment, in milliseconds. */
function offsetAt(at: number, zone: string): number {
  const { date, minutes } = wallTime(at, zone);
  return Date.parse(date) + minutes * MINUTE_MS - Math.floor(at / MINUTE_MS) * MINUTE_MS;
}

/** When a zone's clocks show this: once, twice in an hour that is repeated, never in one left out. */
export function momentsOf({ date, minutes }: WallTime, zone: string): number[] {
  const wall = Date.parse(date) + minutes * MINUTE_MS;
  const offsets = new Set([offsetAt(wall - DAY_MS, zone), offsetAt(wall + DAY_MS, zone)]);
  const found = [...offsets]
    .map((offset) => wall - offset)
    .filter((at) => wall - offsetAt(at, zone) === at);
  const [first, second] = found;
  const isTurned = first !== undefined && second !== undefined && second < first;
  return isTurned ? [second, first] : found;
}

/** The day so many days after another. */
export function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The Monday of a day's week. */
export function mondayOf(date: string): string {
  return daysAfter(date, -weekdayOf(date));
}

/** 0: Monday. */
export function weekdayOf(date: string): number {
  return (new Date(date).getUTCDay() + 6) % 7;
}
