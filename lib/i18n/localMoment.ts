/** A day and a time of the reader's own clock, as inputs hold them: `2026-12-04`, `20:00`. */
export interface LocalMoment {
  day: string;
  time: string;
}

const two = (value: number) => String(value).padStart(2, '0');

/** How a moment reads on the clock of this browser. */
export function localMoment(at: Date): LocalMoment {
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return { day, time: `${two(at.getHours())}:${two(at.getMinutes())}` };
}

/**
 * The moment of a day and time on this browser's clock; null when they name none. An hour that the
 * clock skips is the one after it, an hour it has twice is the first of them.
 */
export function momentOf({ day, time }: LocalMoment): Date | null {
  const at = new Date(`${day}T${time}`);
  return Number.isNaN(at.getTime()) ? null : at;
}

/** The last minute of a day on this browser's clock, UTC ISO 8601; null when it names no day. */
export function endOfDay(day: string): string | null {
  return momentOf({ day, time: '23:59' })?.toISOString() ?? null;
}

/** How an input holds a moment (UTC, ISO 8601): on the clock of this browser; '' for none. */
export function typedMoment(at: string | null): string {
  if (at === null) return '';
  const { day, time } = localMoment(new Date(at));
  return `${day}T${time}`;
}

/** The next full hour at least an hour from now: what a plan begins with. */
export function soon(now: Date): LocalMoment {
  const at = new Date(now.getTime() + 2 * 60 * 60_000);
  at.setMinutes(0, 0, 0);
  return localMoment(at);
}

/** Every quarter of an hour of a day. */
export const QUARTERS: readonly string[] = Array.from(
  { length: 96 },
  (_, quarter) => `${two(Math.floor(quarter / 4))}:${two((quarter % 4) * 15)}`,
);
