/** How a time reads on the clock of a zone. */
const FORMATS = {
  /** "Sat, Nov 28" */
  day: { weekday: 'short', day: 'numeric', month: 'short' },
  /** "7:30 PM" */
  time: { hour: 'numeric', minute: '2-digit' },
  /** "7:30 PM GMT+2" */
  exact: { hour: 'numeric', minute: '2-digit', timeZoneName: 'shortOffset' },
  /** "Sat 7:30 PM" */
  brief: { weekday: 'short', hour: 'numeric', minute: '2-digit' },
  /** "Sat, Nov 28, 7:30 PM" */
  full: {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Writes a time, UTC ISO 8601, on the clock of a zone in a language. */
export const slotWords = (
  at: string,
  as: keyof typeof FORMATS,
  { language, timeZone }: { language: string; timeZone: string },
): string => new Intl.DateTimeFormat(language, { ...FORMATS[as], timeZone }).format(new Date(at));

/** A day of the calendar in words, such as `2026-11-28`. */
export const dayWords = (
  date: string,
  language: string,
  options: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'short' },
): string =>
  new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(new Date(date));

/** A zone as people know it, by its city: "New York". */
export const zoneCity = (timeZone: string): string =>
  (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
