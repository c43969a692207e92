import { addDays, dayStart } from './slots/zoneDays';
import { calendarIn } from './store/holdRepository';
import { zoneOf } from './settings';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { creatorId as callingCreator } from '@/backend/platform/member';
import type { CalendarBlock } from '@/lib/shared/availability/availability';
import { LIMITS } from '@/lib/shared/limits';

type NameBookings = (context: Context, refIds: readonly string[]) => Promise<Map<string, string>>;

let nameBookings: NameBookings | null = null;

/**
 * Lets the domain of bookings say with whom each is, by the booking's id; `backend/liveTools.ts` does
 * so at the start.
 */
export function registerBookingNames(name: NameBookings): void {
  nameBookings = name;
}

const DAY_MS = 24 * 60 * 60_000;

/**
 * What takes the caller's time on some days of their zone; the seats of a session are one. Errors:
 * auth.required, forbidden, payload.invalid (too many days).
 */
export async function ownCalendar(
  context: Context,
  { from, to }: { from: string; to: string },
): Promise<CalendarBlock[]> {
  const creatorId = callingCreator(context);
  const zone = await zoneOf(context, creatorId);
  const span = { from: dayStart(from, zone), to: dayStart(addDays(to, 1), zone) };
  const count = Math.round((span.to.getTime() - span.from.getTime()) / DAY_MS);
  if (count < 1 || count > LIMITS.slotDays) throw new AppError('payload.invalid');
  const rows = await calendarIn(context.db, creatorId, { span, now: context.now() });
  const bookings = rows.flatMap(({ source, refId }) =>
    source === 'BOOKING' && refId ? [refId] : [],
  );
  const names = bookings.length > 0 ? await nameBookings?.(context, bookings) : undefined;
  const blocks = new Map<string, CalendarBlock>();
  for (const row of rows) {
    const isBooking = row.source === 'BOOKING';
    const title = isBooking ? (names?.get(row.refId ?? '') ?? null) : row.title;
    const key = isBooking ? `${row.sessionId} ${row.startsAt.toISOString()}` : row.id;
    const before = blocks.get(key);
    blocks.set(key, {
      id: before?.id ?? row.id,
      source: row.source,
      refId: before?.refId ?? row.refId,
      title: [before?.title, title].filter(Boolean).join(', ') || null,
      isHeld: row.state === 'HELD' && (before?.isHeld ?? true),
      startsAt: row.startsAt.toISOString(),
      endsAt: row.endsAt.toISOString(),
    });
  }
  return [...blocks.values()];
}
