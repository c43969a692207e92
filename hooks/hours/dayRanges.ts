import type { DayRange } from '@/lib/shared/availability/availability';

export const STEP = 15;
export const DAY_MINUTES = 24 * 60;

/** Hours opened besides those that are; what touches is one. */
export function opened(ranges: readonly DayRange[], { from, to }: DayRange): DayRange[] {
  if (from >= to) return [...ranges];
  const touched = ranges.filter((one) => one.from <= to && one.to >= from);
  const apart = ranges.filter((one) => !touched.includes(one));
  const whole = {
    from: Math.min(from, ...touched.map((one) => one.from)),
    to: Math.max(to, ...touched.map((one) => one.to)),
  };
  return [...apart, whole].toSorted((a, b) => a.from - b.from);
}

/** Hours closed out of those that are open. */
export function closed(ranges: readonly DayRange[], { from, to }: DayRange): DayRange[] {
  return ranges.flatMap((one) =>
    [
      { from: one.from, to: Math.min(one.to, from) },
      { from: Math.max(one.from, to), to: one.to },
    ].filter((part) => part.from < part.to),
  );
}

/** One range in place of another; it takes in what it then touches. */
export function replaced(
  ranges: readonly DayRange[],
  before: DayRange,
  after: DayRange,
): DayRange[] {
  return opened(closed(ranges, before), after);
}

/** A range moved by so many minutes, as far as the day goes. */
export function moved({ from, to }: DayRange, by: number): DayRange {
  const step = Math.max(-from, Math.min(DAY_MINUTES - to, by));
  return { from: from + step, to: to + step };
}

/** A range with its end (or its beginning) so many minutes later, and never empty. */
export function stretched({ from, to }: DayRange, edge: 'from' | 'to', by: number): DayRange {
  if (edge === 'to') return { from, to: clamp(to + by, from + STEP, DAY_MINUTES) };
  return { from: clamp(from + by, 0, to - STEP), to };
}

/** An hour to open: after `after` if there is room, else where the day first has some. */
export function freeHour(ranges: readonly DayRange[], after: number): DayRange | null {
  const fits = (from: number) =>
    from + 60 <= DAY_MINUTES && ranges.every((one) => one.from > from + 60 || one.to < from);
  const later = steps(Math.max(0, after)).find(fits);
  const from = later ?? steps(0).find(fits);
  return from === undefined ? null : { from, to: from + 60 };
}

function steps(from: number): number[] {
  const first = Math.ceil(from / STEP) * STEP;
  return Array.from({ length: (DAY_MINUTES - first) / STEP }, (_, step) => first + step * STEP);
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
