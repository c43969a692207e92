import { daysAfter, momentsOf } from '@/lib/i18n/wallClock';
import { DAY_MINUTES, STEP } from './dayRanges';

/** A line of the week: a quarter of an hour on the clock. */
interface Line {
  minutes: number;
  /** The second of two that the clock shows alike. */
  isRepeated: boolean;
}

/** The lines of a week from the first hour it shows to the last. */
export interface Axis {
  lines: readonly Line[];
  /** The line a time begins at, from 0; of a time that comes twice the first, unless asked for. */
  start: (minutes: number, isRepeated?: boolean) => number;
  /** The line before which a time ends; of a time that comes twice the last. */
  end: (minutes: number) => number;
}

/** How a day of a zone is unlike others. */
export interface Jump {
  date: string;
  /** Minutes more or less than 24 hours. */
  by: number;
  /** What the clock leaves out or shows twice. */
  from: number;
  to: number;
}

/** Days of a week whose clock jumps. */
export function jumpsOf(dates: readonly string[], zone: string): Jump[] {
  return dates.flatMap((date) => {
    const [start] = firstMoments(date, zone);
    const [end] = firstMoments(daysAfter(date, 1), zone);
    const by = ((end ?? 0) - (start ?? 0)) / 60_000 - DAY_MINUTES;
    if (by === 0) return [];
    const wanted = by < 0 ? 0 : 2;
    const quarters = Array.from({ length: DAY_MINUTES / STEP }, (_, step) => step * STEP);
    const odd = quarters.filter((minutes) => momentsOf({ date, minutes }, zone).length === wanted);
    const [from, last] = [odd[0], odd.at(-1)];
    return from === undefined || last === undefined ? [] : [{ date, by, from, to: last + STEP }];
  });
}

/** When a day begins: where midnight is left out, when the clock goes on. */
function firstMoments(date: string, zone: string): number[] {
  for (let minutes = 0; minutes < 180; minutes += STEP) {
    const moments = momentsOf({ date, minutes }, zone);
    if (moments.length > 0) return moments;
  }
  return [];
}

/** The lines from hour to hour. What a day of the week shows twice has its lines twice. */
export function axisOf({ from, to }: { from: number; to: number }, jumps: readonly Jump[]): Axis {
  const lines: Line[] = [];
  const twice = jumps.find(({ by }) => by > 0);
  for (let minutes = from; minutes < to; minutes += STEP) {
    lines.push({ minutes, isRepeated: false });
    if (twice && minutes + STEP === twice.to) {
      for (let again = Math.max(from, twice.from); again < twice.to; again += STEP) {
        lines.push({ minutes: again, isRepeated: true });
      }
    }
  }
  const place = (find: (line: Line) => boolean) => {
    const found = lines.findIndex(find);
    return found === -1 ? lines.length : found;
  };
  return {
    lines,
    start: (minutes, isRepeated = false) =>
      isRepeated
        ? place((line) => line.isRepeated && line.minutes >= minutes)
        : place((line) => !line.isRepeated && line.minutes >= minutes),
    end: (minutes) => {
      const repeated = lines.findIndex((line) => line.isRepeated && line.minutes >= minutes);
      const isTwice = twice !== undefined && minutes > twice.from && minutes < twice.to;
      return isTwice && repeated !== -1
        ? repeated
        : place((line) => !line.isRepeated && line.minutes >= minutes);
    },
  };
}

/** The hours a week shows: all that is in it, whole hours, and at least some. */
export function shownHours(
  inside: readonly { from: number; to: number }[],
  isWhole: boolean,
): { from: number; to: number } {
  if (isWhole) return { from: 0, to: DAY_MINUTES };
  const from = Math.min(14 * 60, ...inside.map((one) => one.from));
  const to = Math.max(22 * 60, ...inside.map((one) => one.to));
  return {
    from: Math.max(0, Math.floor(from / 60) * 60 - 60),
    to: Math.min(DAY_MINUTES, Math.ceil(to / 60) * 60 + 60),
  };
}
