import { Temporal } from 'temporal-polyfill/implementation';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Minutes of a day on the clock of the wall, also of one with 23 or 25 hours. */
const DAY_MINUTES = 24 * 60;

/** A day of a zone's calendar. Times are milliseconds since 1970. */
interface ZoneDay {
  date: string;
  start: number;
  end: number;
  /** Offset of its first moment: `+01:00`. */
  offset: string;
  /** The clock runs through it without a jump. */
  isPlain: boolean;
}

/** The calendar of one time zone. */
export interface ZoneDays {
  /** The day that a moment lies in. */
  at: (time: number) => ZoneDay;
  of: (date: string) => ZoneDay;
  /** Where hours begin and end that are open on the clock of the wall; `to` is not part of them. */
  rangeOn: (date: string, range: { from: number; to: number }) => { start: number; end: number };
  /** A moment on the clock of the wall, with its offset: `2026-11-27T18:00+01:00`. */
  local: (time: number) => string;
}

/** The day so many days after another. */
export function addDays(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

/**
 * Knows the days of a zone, each worked out once. What the clock says twice begins at the first and
 * ends at the last of the two; what it leaves out begins and ends where it goes on.
 */
export function zoneDays(zone: string): ZoneDays {
  const days = new Map<string, ZoneDay>();
  let last: ZoneDay | null = null;

  function of(date: string): ZoneDay {
    const known = days.get(date);
    if (known) return known;
    const first = Temporal.PlainDate.from(date).toZonedDateTime(zone);
    const next = Temporal.PlainDate.from(date).add({ days: 1 }).toZonedDateTime(zone);
    const [start, end] = [first.epochMilliseconds, next.epochMilliseconds];
    const isPlain = end - start === DAY_MS && first.offsetNanoseconds === next.offsetNanoseconds;
    const day = { date, start, end, offset: first.offset, isPlain };
    days.set(date, day);
    return day;
  }

  function at(time: number): ZoneDay {
    if (last && time >= last.start && time < last.end) return last;
    const after = last?.end === time ? of(addDays(last.date, 1)) : null;
    last = after ?? of(zonedAt(time, zone).toPlainDate().toString());
    return last;
  }

  function rangeOn(date: string, range: { from: number; to: number }) {
    const day = of(date);
    if (day.isPlain) {
      const timeOf = (minutes: number) => day.start + minutes * MINUTE_MS;
      return { start: timeOf(range.from), end: timeOf(range.to) };
    }
    return {
      start: range.from === 0 ? day.start : wallTime(date, range.from, zone, 'earlier'),
      end: range.to === DAY_MINUTES ? day.end : wallTime(date, range.to, zone, 'later'),
    };
  }

  function local(time: number): string {
    const day = at(time);
    if (day.isPlain) {
      const minutes = Math.floor((time - day.start) / MINUTE_MS);
      const clock = [Math.floor(minutes / 60), minutes % 60].map((part) => pad(part)).join(':');
      return `${day.date}T${clock}${day.offset}`;
    }
    return zonedAt(time, zone).toString({ smallestUnit: 'minute', timeZoneName: 'never' });
  }

  return { at, of, rangeOn, local };
}

function zonedAt(time: number, zone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(zone);
}

/** The moment when the clock of the wall says so; of two the one asked for. */
function wallTime(date: string, minutes: number, zone: string, which: 'earlier' | 'later'): number {
  const plain = Temporal.PlainDate.from(date).toPlainDateTime({
    hour: Math.floor(minutes / 60),
    minute: minutes % 60,
  });
  const zoned = plain.toZonedDateTime(zone, { disambiguation: which });
  if (zoned.toPlainDateTime().equals(plain)) return zoned.epochMilliseconds;
  // The clock never says it: hours open or end where it goes on, and not an hour off.
  const before = plain.toZonedDateTime(zone, { disambiguation: 'earlier' });
  return before.getTimeZoneTransition('next')?.epochMilliseconds ?? zoned.epochMilliseconds;
}

function pad(part: number): string {
  return String(part).padStart(2, '0');
}

/** The day of a moment in a zone. */
export function dateIn(time: Date, zone: string): string {
  return zonedAt(time.getTime(), zone).toPlainDate().toString();
}

/** The moment a zone's day begins. */
export function dayStart(date: string, zone: string): Date {
  return new Date(Temporal.PlainDate.from(date).toZonedDateTime(zone).epochMilliseconds);
}
