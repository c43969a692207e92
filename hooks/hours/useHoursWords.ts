import { useTranslation } from '@/hooks/ui/useTranslation';
import type { DayRange } from '@/lib/shared/availability/availability';

const MONDAY = '2026-11-23';
const DAY_MS = 24 * 60 * 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** Times, days and lengths in the reader's language; days and times are those of the creator's zone. */
export function useHoursWords() {
  const { i18n } = useTranslation('hours');
  const { language } = i18n;
  const on = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
  const clock = on({ timeStyle: 'short' });
  const short = on({ weekday: 'short' });
  const long = on({ weekday: 'long' });
  const full = on({ weekday: 'long', day: 'numeric', month: 'long' });
  const brief = on({ day: 'numeric', month: 'short' });
  const month = on({ day: 'numeric', month: 'long' });

  const time = (minutes: number) => clock.format(minutes * 60_000);
  const unit = (value: number, name: string) =>
    new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'long' }).format(
      value,
    );
  const weekday = (place: number, of = long) => of.format(Date.parse(MONDAY) + place * DAY_MS);
  return {
    time,
    range: ({ from, to }: DayRange) => `${time(from)}–${time(to)}`,
    weekday: (place: number) => capitalized(weekday(place), language),
    weekdayShort: (place: number) => capitalized(weekday(place, short), language),
    /** "Friday, 27 November". */
    date: (date: string) => capitalized(full.format(Date.parse(date)), language),
    /** "27 Nov". */
    dateShort: (date: string) => brief.format(Date.parse(date)),
    dayNumber: (date: string) => String(Number(date.slice(8))),
    /** "23–29 November". */
    week: (monday: string) => {
      const first = Date.parse(monday);
      return month.formatRange(first, first + 6 * DAY_MS);
    },
    /** "15 minutes", "3 hours", "5 weeks". */
    length: (minutes: number) => {
      if (minutes > 0 && minutes % WEEK === 0) return unit(minutes / WEEK, 'week');
      if (minutes > 0 && minutes % DAY === 0) return unit(minutes / DAY, 'day');
      if (minutes > 0 && minutes % HOUR === 0) return unit(minutes / HOUR, 'hour');
      return unit(minutes, 'minute');
    },
  };
}

function capitalized(text: string, language: string): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}
