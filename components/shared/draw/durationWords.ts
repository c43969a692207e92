const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Up to two days people say hours. */
const DAYS_FROM = 2 * DAY + 1;

/** A whole length of time in words: "2 minutes", "48 hours", "7 days". `seconds`: above 0. */
export function durationWords(seconds: number, language: string): string {
  const [unit, length] =
    seconds % DAY === 0 && seconds >= DAYS_FROM
      ? (['day', DAY] as const)
      : seconds % HOUR === 0
        ? (['hour', HOUR] as const)
        : seconds % MINUTE === 0
          ? (['minute', MINUTE] as const)
          : (['second', 1] as const);
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(seconds / length);
}
