import {
  SLOT_STEP_MINUTES,
  type AvailabilitySettings,
} from '@/lib/shared/availability/availability';
import { addDays, zoneDays, type ZoneDays } from './zoneDays';

const MINUTE_MS = 60_000;
const STEP_MS = SLOT_STEP_MINUTES * MINUTE_MS;

/** Why nobody can begin at a time. */
export type SlotRefusal =
  | 'availability.taken'
  | 'availability.outside_hours'
  | 'availability.too_soon'
  | 'availability.too_late'
  | 'availability.day_full';

/** Something that takes a creator's time. Times are milliseconds since 1970. */
export interface Busy {
  id: string;
  sessionId: string;
  /** A seat of a session, for which days and places are counted; false: a tool's or blocked by hand. */
  isBooking: boolean;
  tierId: string | null;
  localDay: string | null;
  startsAt: number;
  /** With its buffers. */
  from: number;
  to: number;
}

/** What somebody wants to book. */
export interface Sought {
  /** Null: any; it shares no session. */
  tierId: string | null;
  minutes: number;
  seats: number;
}

/** A time that can be booked. */
export interface FreeStart {
  start: number;
  end: number;
  localDay: string;
  seatsLeft: number;
  /** The session whose places are left; null: it would be the first of one. */
  sessionId: string | null;
}

/** A creator's time as it stands now. */
export interface TimeTable {
  /** Times to begin at from `from` until before `until`, in order, one by one. */
  starts: (sought: Sought, from: number, until: number) => Generator<FreeStart>;
  /** Whether one can begin right then. */
  judge: (sought: Sought, start: number) => FreeStart | SlotRefusal;
}

interface Stretch {
  start: number;
  end: number;
}

/**
 * Works out when a creator can be booked, in absolute time, so that days with 23 and 25 hours come out
 * right. Reading and booking both ask here. `busy` must hold all of the days that are asked for.
 */
export function timeTable(
  settings: AvailabilitySettings,
  busy: readonly Busy[],
  now: number,
): TimeTable {
  const days = zoneDays(settings.timeZone);
  const openings = openingsOf(settings, days);
  const taken = merged(busy.map(({ from, to }) => ({ start: from, end: to })));
  const sessions = sessionsByDay(busy);
  const earliest = now + settings.noticeMinutes * MINUTE_MS;
  const lastDay = addDays(days.at(now).date, settings.horizonDays);

  function verdict(sought: Sought, start: number, day: string): FreeStart | SlotRefusal {
    const end = start + sought.minutes * MINUTE_MS;
    const span = {
      start: start - settings.bufferBefore * MINUTE_MS,
      end: end + settings.bufferAfter * MINUTE_MS,
    };
    const seats = seatsOf(busy, sought, start);
    const first = seats[0];
    if (first) {
      const seatsLeft = sought.seats - seats.length;
      const isFree = seatsLeft > 0 && !busy.some((one) => !seats.includes(one) && meets(one, span));
      if (!isFree) return 'availability.taken';
      return { start, end, localDay: day, seatsLeft, sessionId: first.sessionId };
    }
    if (meetsAny(taken, span)) return 'availability.taken';
    const count = sessions.get(day)?.size ?? 0;
    if (settings.mostPerDay !== null && count >= settings.mostPerDay)
      return 'availability.day_full';
    return { start, end, localDay: day, seatsLeft: sought.seats, sessionId: null };
  }

  function judge(sought: Sought, start: number): FreeStart | SlotRefusal {
    if (start < earliest) return 'availability.too_soon';
    const day = days.at(start).date;
    if (day > lastDay) return 'availability.too_late';
    const opening = openings(day).find((one) => start >= one.start && start < one.end);
    const fits =
      opening !== undefined &&
      (start - opening.start) % STEP_MS === 0 &&
      start + sought.minutes * MINUTE_MS <= reachOf(opening, day);
    return fits ? verdict(sought, start, day) : 'availability.outside_hours';
  }

  function reachOf(opening: Stretch, day: string): number {
    const next = openings(addDays(day, 1))[0];
    return next && next.start <= opening.end ? next.end : opening.end;
  }

  function* starts(sought: Sought, from: number, until: number): Generator<FreeStart> {
    const begin = Math.max(from, earliest);
    for (let day = days.at(begin).date; day <= lastDay; day = addDays(day, 1)) {
      if (days.of(day).start >= until) return;
      for (const opening of openings(day)) {
        const last = reachOf(opening, day) - sought.minutes * MINUTE_MS;
        let start = firstStep(opening.start, begin);
        for (; start < opening.end && start <= last && start < until; start += STEP_MS) {
          const free = verdict(sought, start, day);
          if (typeof free === 'object') yield free;
        }
      }
    }
  }

  return { starts, judge };
}

/** The first step from the beginning of hours that is not before `begin`. */
function firstStep(start: number, begin: number): number {
  return start + Math.max(0, Math.ceil((begin - start) / STEP_MS)) * STEP_MS;
}

/** The open hours of each day: what a date has of its own, else those of its weekday. */
function openingsOf(
  { weekly, overrides }: AvailabilitySettings,
  days: ZoneDays,
): (date: string) => Stretch[] {
  const own = new Map(overrides.map(({ date, ranges }) => [date, ranges]));
  const known = new Map<string, Stretch[]>();
  return (date) => {
    const before = known.get(date);
    if (before) return before;
    const ranges = own.get(date) ?? weekly[weekdayOf(date)] ?? [];
    const stretches = merged(ranges.map((range) => days.rangeOn(date, range)));
    known.set(date, stretches);
    return stretches;
  };
}

/** 0: Monday. */
function weekdayOf(date: string): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
}

/** Puts together what overlaps or touches; in order. */
function merged(stretches: readonly Stretch[]): Stretch[] {
  const result: Stretch[] = [];
  for (const { start, end } of stretches.toSorted((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (end <= start) continue;
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else result.push({ start, end });
  }
  return result;
}

function meets({ from, to }: Busy, span: Stretch): boolean {
  return from < span.end && to > span.start;
}

/** `stretches` are in order and apart from one another. */
function meetsAny(stretches: readonly Stretch[], span: Stretch): boolean {
  let [low, high] = [0, stretches.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((stretches[middle]?.end ?? 0) > span.start) high = middle;
    else low = middle + 1;
  }
  return (stretches[low]?.start ?? Infinity) < span.end;
}

/** Seats that are taken of the session of a tier that begins then. */
function seatsOf(busy: readonly Busy[], { tierId, seats }: Sought, start: number): Busy[] {
  if (seats === 1 || tierId === null) return [];
  return busy.filter((one) => one.tierId === tierId && one.isBooking && one.startsAt === start);
}

function sessionsByDay(busy: readonly Busy[]): Map<string, Set<string>> {
  const result = new Map<string, Set<string>>();
  for (const { isBooking, localDay, sessionId } of busy) {
    if (!isBooking || localDay === null) continue;
    result.set(localDay, (result.get(localDay) ?? new Set()).add(sessionId));
  }
  return result;
}
