import type { FreeSlot } from '@/lib/shared/availability/availability';

const DAY_MS = 24 * 60 * 60_000;
const WEEK = 7;

/** Weeks that are shown at once. */
const WEEKS_SHOWN = 5;

/** A part of the day, as people speak of it. */
export type PartOfDay = 'night' | 'morning' | 'afternoon' | 'evening';

/** The day of the calendar at a moment in a zone: `2026-11-27`. */
export const dayIn = (timeZone: string, at: number): string =>
  new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone }).format(at);

/** A day of the calendar so many days later. */
export const daysLater = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/** The days of the weeks that one sees at once, from a Monday on; `page` 0 begins with this week. */
export function daysShown(today: string, page: number): string[] {
  const sinceMonday = (new Date(today).getUTCDay() + 6) % WEEK;
  const first = daysLater(today, page * WEEKS_SHOWN * WEEK - sinceMonday);
  return Array.from({ length: WEEKS_SHOWN * WEEK }, (_, place) => daysLater(first, place));
}

/** The day of a free time on the clock it was asked for. */
export const dayOf = ({ localStart }: Pick<FreeSlot, 'localStart'>) => localStart.slice(0, 10);

/** Free times by their day. */
export function slotsByDay(slots: readonly FreeSlot[]): ReadonlyMap<string, FreeSlot[]> {
  const days = new Map<string, FreeSlot[]>();
  slots.forEach((slot) => {
    const day = days.get(dayOf(slot));
    if (day) day.push(slot);
    else days.set(dayOf(slot), [slot]);
  });
  return days;
}

/** The part of the day that a free time is in. */
export function partOf({ localStart }: Pick<FreeSlot, 'localStart'>): PartOfDay {
  const hour = Number(localStart.slice(11, 13));
  if (hour < 5) return 'night';
  if (hour < 12) return 'morning';
  return hour < 17 ? 'afternoon' : 'evening';
}

/** The free times nearest to one that was taken, the nearest first. */
export function nearestTo(startsAt: string, slots: readonly FreeSlot[], count: number): FreeSlot[] {
  const wanted = Date.parse(startsAt);
  const distance = (slot: FreeSlot) => Math.abs(Date.parse(slot.startsAt) - wanted);
  return slots
    .filter((slot) => slot.startsAt !== startsAt)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, count);
}

/** Times of a day whose clock has the same hour twice: there the offset is said, too. */
export function readTwice(slots: readonly FreeSlot[]): ReadonlySet<string> {
  const clock = ({ localStart }: FreeSlot) => localStart.slice(0, 16);
  const times = slots.map(clock);
  const isDouble = (time: string) => times.indexOf(time) !== times.lastIndexOf(time);
  return new Set(slots.filter((slot) => isDouble(clock(slot))).map(({ startsAt }) => startsAt));
}
