import { weekdayOf } from '@/lib/i18n/wallClock';
import type { AvailabilitySettings, DayRange } from '@/lib/shared/availability/availability';

/** For every week, or for a date alone. */
export type Scope = 'WEEKLY' | 'DATE';

/** Hours of its own that a date has; undefined: it is as every week. */
export function ownRanges(settings: AvailabilitySettings, date: string): DayRange[] | undefined {
  return settings.overrides.find((day) => day.date === date)?.ranges;
}

/** The hours of a date. */
export function rangesOn(settings: AvailabilitySettings, date: string): DayRange[] {
  return ownRanges(settings, date) ?? settings.weekly[weekdayOf(date)] ?? [];
}

/** Settings with other hours on one weekday of every week. */
export function withWeekday(
  settings: AvailabilitySettings,
  weekday: number,
  ranges: DayRange[],
): AvailabilitySettings {
  const weekly = settings.weekly.map((day, place) => (place === weekday ? ranges : day));
  return { ...settings, weekly };
}

/** Settings with hours of a date's own; null: again as every week. */
export function withDate(
  settings: AvailabilitySettings,
  date: string,
  ranges: DayRange[] | null,
): AvailabilitySettings {
  const others = settings.overrides.filter((day) => day.date !== date);
  const own = ranges === null ? [] : [{ date, ranges }];
  return {
    ...settings,
    overrides: [...others, ...own].toSorted((a, b) => a.date.localeCompare(b.date)),
  };
}

/** Settings with other hours where a date has its hours from; a date alone gets its own. */
export function withHours(
  settings: AvailabilitySettings,
  { date, scope }: { date: string; scope: Scope },
  ranges: DayRange[],
): AvailabilitySettings {
  const isOwn = scope === 'DATE' || ownRanges(settings, date) !== undefined;
  return isOwn ? withDate(settings, date, ranges) : withWeekday(settings, weekdayOf(date), ranges);
}
