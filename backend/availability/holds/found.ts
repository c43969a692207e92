import { busyIn, type Span } from '@/backend/availability/store/holdRepository';
import { findHours, type StoredHours } from '@/backend/availability/store/hoursRepository';
import { timeTable, type FreeStart, type Sought } from '@/backend/availability/slots/policy';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';

const MINUTE_MS = 60_000;
/** Covers the day of a start in every zone, with the longest session and its buffers. */
const AROUND_MS = 40 * 60 * MINUTE_MS;

/** A time that was found free while its creator's time is locked. */
export interface FoundTime extends FreeStart {
  /** With its buffers. */
  span: Span;
}

/**
 * Looks under the lock whether a session can begin then, by the rules that free times are offered by.
 * `except`: a hold that would move away. Errors: availability.taken, availability.outside_hours,
 * availability.too_soon, availability.too_late, availability.day_full.
 */
export async function findTime(
  context: Context,
  creatorId: string,
  { sought, startsAt, except = null }: { sought: Sought; startsAt: Date; except?: string | null },
): Promise<FoundTime> {
  const now = context.now();
  const span = { from: shifted(startsAt, -AROUND_MS), to: shifted(startsAt, AROUND_MS) };
  const hours = await findHours(context.db, creatorId, {
    from: dayOf(span.from),
    to: dayOf(span.to),
  });
  if (!hours) throw new AppError('availability.outside_hours');
  const busy = await busyIn(context.db, creatorId, { span, now });
  const others = busy.filter(({ id }) => id !== except);
  const found = timeTable(hours, others, now.getTime()).judge(sought, startsAt.getTime());
  if (typeof found === 'string') throw new AppError(found);
  return { ...found, span: withBuffers(found, hours) };
}

function withBuffers({ start, end }: FreeStart, hours: StoredHours): Span {
  return {
    from: new Date(start - hours.bufferBefore * MINUTE_MS),
    to: new Date(end + hours.bufferAfter * MINUTE_MS),
  };
}

function shifted(time: Date, by: number): Date {
  return new Date(time.getTime() + by);
}

function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}
