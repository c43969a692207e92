import { useState } from 'react';
import { weekdayOf } from '@/lib/i18n/wallClock';
import type { DayRange } from '@/lib/shared/availability/availability';
import { closed, opened } from './dayRanges';
import type { Hours } from './useHours';
import { useHoursWords } from './useHoursWords';
import { ownRanges, rangesOn, withDate, withHours, withWeekday, type Scope } from './weekHours';

/** What can be done to hours, each step with its words for the bar that saves. */
export function useHoursEdit(hours: Hours) {
  const words = useHoursWords();
  const [scope, setScope] = useState<Scope>('WEEKLY');
  const { settings, change } = hours;

  /** Of a day of the calendar; `about` is the part that changed. */
  function changeDate(date: string, ranges: DayRange[], about: DayRange) {
    const isOwn = scope === 'DATE' || ownRanges(settings, date) !== undefined;
    const day = isOwn ? words.date(date) : words.weekday(weekdayOf(date));
    change(withHours(settings, { date, scope }, ranges), `${day} ${words.range(about)}`);
  }

  /** Hours that go from one day of the calendar to another. */
  function moveToDate({ date, other, range }: { date: string; other: string; range: DayRange }) {
    const without = withHours(settings, { date, scope }, closed(rangesOn(settings, date), range));
    const ranges = opened(rangesOn(without, other), range);
    const day = scope === 'DATE' ? words.date(other) : words.weekday(weekdayOf(other));
    const next = withHours(without, { date: other, scope }, ranges);
    change(next, `${day} ${words.range(range)}`);
  }

  /** Of a weekday of every week; without `about` all of it. */
  function changeWeekday(weekday: number, ranges: DayRange[], about?: DayRange) {
    const day = words.weekday(weekday);
    change(withWeekday(settings, weekday, ranges), about ? `${day} ${words.range(about)}` : day);
  }

  /** Hours of a date's own; null: again as every week. */
  function setDate(date: string, ranges: DayRange[] | null) {
    change(withDate(settings, date, ranges), words.date(date));
  }

  return {
    scope,
    setScope,
    rangesOn: (date: string) => rangesOn(settings, date),
    ownRanges: (date: string) => ownRanges(settings, date),
    changeDate,
    moveToDate,
    changeWeekday,
    setDate,
  };
}

export type HoursEdit = ReturnType<typeof useHoursEdit>;
