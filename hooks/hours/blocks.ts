import { daysAfter, momentsOf, wallTime, type WallTime } from '@/lib/i18n/wallClock';
import type {
  AvailabilitySettings,
  CalendarBlock,
  DayRange,
} from '@/lib/shared/availability/availability';
import { closed, DAY_MINUTES, STEP } from './dayRanges';
import { rangesOn } from './weekHours';

/** A block as a day shows it, on the clock of the creator's zone. */
export interface DayBlock extends DayRange {
  block: CalendarBlock;
  /** In the second of two hours that the clock shows twice. */
  isRepeated: boolean;
}

/** What takes a day's time, in order; what goes over midnight stands in both days. */
export function blocksOn(blocks: readonly CalendarBlock[], date: string, zone: string): DayBlock[] {
  return blocks
    .flatMap((block) => {
      const [start, end] = [block.startsAt, block.endsAt].map((at) => Date.parse(at));
      if (start === undefined || end === undefined) return [];
      const [first, last] = [wallTime(start, zone), wallTime(end, zone)];
      if (first.date > date || last.date < date) return [];
      const from = first.date < date ? 0 : first.minutes;
      const to = last.date > date ? DAY_MINUTES : last.minutes;
      const isRepeated = momentsOf(first, zone)[1] === start;
      // An hour that the clock shows twice ends before it begins.
      const shown = to > from ? to : Math.min(DAY_MINUTES, from + (end - start) / 60_000);
      const isEmpty = last.date === date && first.date < date && to === 0;
      return isEmpty ? [] : [{ block, from, to: shown, isRepeated }];
    })
    .toSorted((a, b) => a.from - b.from);
}

/** Until then a show belongs to the evening before. */
const NIGHT_ENDS = 6 * 60;

/** The end of a show that began the day before: a week need not begin at midnight for it. */
export const isTail = ({ block, to }: DayBlock, date: string, zone: string): boolean =>
  block.source !== 'BOOKING' &&
  to <= NIGHT_ENDS &&
  wallTime(Date.parse(block.startsAt), zone).date < date;

/** What of a day's open hours nobody and nothing takes. */
export function freePieces(ranges: readonly DayRange[], taken: readonly DayRange[]): DayRange[] {
  return taken.reduce<DayRange[]>((left, one) => closed(left, one), [...ranges]);
}

/** Whether a booking lies in the hours of its day, also over a midnight that is open. */
function isInside(settings: AvailabilitySettings, block: CalendarBlock): boolean {
  const [start, end] = [block.startsAt, block.endsAt].map((at) =>
    wallTime(Date.parse(at), settings.timeZone),
  );
  if (!start || !end) return true;
  const covers = (date: string, from: number, to: number) =>
    from >= to || rangesOn(settings, date).some((one) => one.from <= from && one.to >= to);
  if (start.date === end.date) return covers(start.date, start.minutes, end.minutes);
  return (
    covers(start.date, start.minutes, DAY_MINUTES) &&
    covers(daysAfter(start.date, 1), 0, end.minutes)
  );
}

/** Bookings to come that stand outside of the hours as they would be, and did not before. */
export function leftOutside(
  blocks: readonly CalendarBlock[],
  {
    before,
    after,
    now,
  }: { before: AvailabilitySettings; after: AvailabilitySettings; now: number },
): number {
  return blocks.filter(
    (block) =>
      block.source === 'BOOKING' &&
      Date.parse(block.endsAt) > now &&
      isInside(before, block) &&
      !isInside(after, block),
  ).length;
}

/**
 * When hours of a date begin and end, UTC ISO 8601; of a time that comes twice from the first to the
 * last.
 */
export function blockMoments(
  date: string,
  { from, to }: DayRange,
  zone: string,
): { startsAt: string; endsAt: string } {
  const end = to === DAY_MINUTES ? { date: daysAfter(date, 1), minutes: 0 } : { date, minutes: to };
  const start = nearest({ date, minutes: from }, zone)[0] ?? 0;
  const last = nearest(end, zone).at(-1) ?? start;
  return { startsAt: new Date(start).toISOString(), endsAt: new Date(last).toISOString() };
}

/** The moments of a time; of one that the clock leaves out those of the next that it shows. */
function nearest(time: WallTime, zone: string): number[] {
  for (let minutes = time.minutes; minutes < time.minutes + 4 * 60; minutes += STEP) {
    const moments = momentsOf({ date: time.date, minutes }, zone);
    if (moments.length > 0) return moments;
  }
  return [];
}
