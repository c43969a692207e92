const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const twoSigns = (value: number) => String(value).padStart(2, '0');

/**
 * How a clock shows a time that is left: "1:48", "04:32", "2:04:32" and, from a day on, "6d 4h" as
 * readers of the language shorten it. `seconds`: whole, not below 0.
 */
export function timeLeft(seconds: number, language: string): string {
  if (seconds >= DAY) {
    const part = (value: number, unit: 'day' | 'hour') =>
      new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'narrow' }).format(value);
    const hours = Math.floor((seconds % DAY) / HOUR);
    const days = part(Math.floor(seconds / DAY), 'day');
    return hours === 0 ? days : `${days} ${part(hours, 'hour')}`;
  }
  const rest = `${twoSigns(Math.floor((seconds % HOUR) / MINUTE))}:${twoSigns(seconds % MINUTE)}`;
  return seconds >= HOUR ? `${Math.floor(seconds / HOUR)}:${rest}` : rest;
}
