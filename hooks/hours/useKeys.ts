import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { daysAfter } from '@/lib/i18n/wallClock';
import type { DayRange } from '@/lib/shared/availability/availability';
import { closed, freeHour, moved, opened, replaced, STEP, stretched } from './dayRanges';
import type { HoursEdit } from './useHoursEdit';

const ARROWS: Readonly<Record<string, number>> = { ArrowUp: -STEP, ArrowDown: STEP };
const SIDES: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Open hours by keyboard: arrows move them by a quarter or a day, Shift and arrows stretch their end,
 * Enter opens an hour more, Delete closes them. Focus stays with what was moved, inside of `root`.
 */
export function useKeys(
  root: RefObject<HTMLElement | null>,
  edit: HoursEdit,
  dates: readonly string[],
) {
  const wanted = useRef<string | null>(null);

  useEffect(() => {
    if (wanted.current === null) return;
    const place = root.current?.querySelector<HTMLElement>(`[data-hours="${wanted.current}"]`);
    wanted.current = null;
    place?.focus();
  });

  function put(date: string, ranges: DayRange[], range: DayRange) {
    // It may have become one with hours beside it.
    const whole = ranges.find((one) => one.from <= range.from && one.to >= range.to) ?? range;
    wanted.current = `${date} ${whole.from}`;
    edit.changeDate(date, ranges, range);
  }

  function addHour(date: string, after: number) {
    const ranges = edit.rangesOn(date);
    const hour = freeHour(ranges, after);
    if (hour) put(date, opened(ranges, hour), hour);
  }

  function toDay(date: string, range: DayRange, by: number) {
    const other = daysAfter(date, by);
    // Out of the week that is seen nothing moves.
    if (!dates.includes(other)) return;
    edit.moveToDate({ date, other, range });
    wanted.current = `${other} ${range.from}`;
  }

  function onKeyDown(event: KeyboardEvent, date: string, range: DayRange) {
    const { key, shiftKey } = event;
    const [by, side] = [ARROWS[key], SIDES[key]];
    const ranges = edit.rangesOn(date);
    if (by !== undefined) {
      const next = shiftKey ? stretched(range, 'to', by) : moved(range, by);
      put(date, replaced(ranges, range, next), next);
    } else if (side !== undefined && !shiftKey) toDay(date, range, side);
    else if (key === 'Enter') addHour(date, range.to + STEP);
    else if (key === 'Delete' || key === 'Backspace') {
      wanted.current = `add ${date}`;
      edit.changeDate(date, closed(ranges, range), range);
    } else return;
    event.preventDefault();
  }

  return { onKeyDown, addHour };
}

export type HoursKeys = ReturnType<typeof useKeys>;
