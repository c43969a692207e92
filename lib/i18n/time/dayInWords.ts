const DAY_MS = 24 * 60 * 60_000;

/** A day without its time; the clock's changes make none longer or shorter than it counts. */
const dayOf = (at: Date) => Date.UTC(at.getFullYear(), at.getMonth(), at.getDate());

/**
 * A day as people name it: "today", "tomorrow", else weekday and date. `now` null: nobody knows what
 * today is for the reader, so the date is written, in UTC.
 */
export function dayInWords(at: Date, now: Date | null, language: string): string {
  const days = now === null ? null : (dayOf(at) - dayOf(now)) / DAY_MS;
  if (days === 0 || days === 1) {
    return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day');
  }
  const zone = now === null ? { timeZone: 'UTC' } : {};
  const format = { weekday: 'long', day: 'numeric', month: 'long', ...zone } as const;
  return new Intl.DateTimeFormat(language, format).format(at);
}
