import { z } from 'zod';
import { isTimeZone } from '@/lib/shared/availability/timeZone';

/** When somebody wants to be left in peace, by the clock of their zone; may span midnight. */
export interface QuietHours {
  /** `HH:MM`, 24 hours; the first quiet minute. */
  from: string;
  /** `HH:MM`; the first minute that is not quiet any more. */
  to: string;
}

/** Where the choices keep them, beside those of each kind. */
export const QUIET_HOURS_KEY = 'quietHours';

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

const quietHoursSchema = z.strictObject({ from: clockTime, to: clockTime });

/**
 * What `accounts/save-quiet-hours/` takes: both times, or null for both, which ends them. `timeZone`
 * is the browser's, for who never said theirs.
 */
export const quietHoursPayload = z
  .strictObject({
    from: clockTime.nullable(),
    to: clockTime.nullable(),
    timeZone: z.string().refine(isTimeZone),
  })
  .refine(({ from, to }) => (from === null) === (to === null) && (from === null || from !== to), {
    path: ['to'],
  });

/** Reads them from stored choices; null: none. Never throws, odd values count as none. */
export function quietHoursOf(stored: unknown): QuietHours | null {
  const choices = z.object({ [QUIET_HOURS_KEY]: quietHoursSchema }).safeParse(stored);
  return choices.data?.[QUIET_HOURS_KEY] ?? null;
}

/** Whether it is quiet at this moment for somebody of this zone; null: UTC. Never throws. */
export function isQuietAt(quiet: QuietHours | null, timeZone: string | null, now: Date): boolean {
  if (quiet === null) return false;
  const time = clockTimeIn(timeZone, now);
  const { from, to } = quiet;
  return from < to ? from <= time && time < to : from <= time || time < to;
}

function clockTimeIn(zone: string | null, now: Date): string {
  // A zone that was known when it was chosen may have left the list.
  const timeZone = zone !== null && isTimeZone(zone) ? zone : 'UTC';
  return new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(now);
}
