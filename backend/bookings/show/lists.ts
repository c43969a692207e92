import type { Context } from '@/backend/platform/context';
import { cursorOf, placeOf, timeCursorOf, timePlaceOf, type Page } from '@/backend/platform/cursor';
import { creatorId, memberId } from '@/backend/platform/member';
import type { BookingList } from '@/lib/shared/bookings/states';
import type { BookingLine } from '@/lib/shared/bookings/views';
import { LIMITS } from '@/lib/shared/limits';
import { roleOf, type Side } from '@/backend/bookings/life/side';
import { bookingsOf, isListByTime } from '@/backend/bookings/store/listRepository';
import { lineOf, peopleOf } from './views';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Which bookings; without a list all, the newest first. */
interface Asked {
  state?: BookingList | null | undefined;
  cursor?: string | null | undefined;
}

/** Orders of what the caller sells. Errors: auth.required, forbidden (a fan), payload.invalid. */
export function creatorBookingsPage(context: Context, asked: Asked): Promise<Page<BookingLine>> {
  return listOf(context, { side: 'CREATOR', userId: creatorId(context) }, asked);
}

/** What the caller booked, gave and was given. Errors: auth.required, payload.invalid. */
export function userBookingsPage(context: Context, asked: Asked): Promise<Page<BookingLine>> {
  return listOf(context, { side: 'BUYER', userId: memberId(context) }, asked);
}

async function listOf(
  context: Context,
  { side, userId }: { side: Side; userId: string },
  { state, cursor }: Asked,
): Promise<Page<BookingLine>> {
  const list = state ?? null;
  const now = context.now();
  const isByTime = isListByTime(list);
  const placeIn = (given: string) => (isByTime ? timePlaceOf(given) : placeOf(given, UUID));
  const rows = await bookingsOf(context.db, {
    ...{ side, userId, list, now, limit: LIMITS.ordersPage + 1 },
    after: cursor ? placeIn(cursor) : null,
  });
  const shown = rows.slice(0, LIMITS.ordersPage);
  const people = await peopleOf(context, shown);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  const next =
    last && (isByTime ? timeCursorOf({ at: last.nextAt, id: last.id }) : cursorOf(last.id));
  const items = shown.map((row) => lineOf(row, roleOf(row, userId) ?? side, people, now));
  return { items, cursor: next ?? null };
}
