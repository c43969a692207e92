import { useState } from 'react';
import { daysAfter, mondayOf, wallTime } from '@/lib/i18n/wallClock';

/** The week that is shown, on the calendar of a zone; null until the page is in a browser. */
export function useWeek(zone: string, now: number | null) {
  const [shift, setShift] = useState(0);
  if (now === null) return null;
  const today = wallTime(now, zone).date;
  const thisMonday = mondayOf(today);
  const monday = daysAfter(thisMonday, shift * 7);
  return {
    today,
    thisMonday,
    monday,
    dates: Array.from({ length: 7 }, (_, day) => daysAfter(monday, day)),
    isThisWeek: shift === 0,
    go: (weeks: number) => setShift((before) => before + weeks),
    goHome: () => setShift(0),
  };
}

export type Week = NonNullable<ReturnType<typeof useWeek>>;
