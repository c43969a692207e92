import { openQueues, queueTitle, type PlaceMoney } from '@/backend/parties/service';
import type { Context } from '@/backend/platform/context';
import type { BoughtQueuePlace } from '@/lib/shared/bookings/views';
import type { Side } from '@/backend/bookings/life/side';
import { unplayedAtOf } from '@/backend/bookings/policy';
import { findBooking, type BookingRow } from '@/backend/bookings/store/bookingRepository';
import { iso } from './views';

/** Where a place in a queue stands that was bought; null: something else was bought. */
export async function placeOf(
  context: Context,
  row: BookingRow,
  side: Side,
): Promise<BoughtQueuePlace | null> {
  const { kind, state, partyId, queueUuid, creatorId, inLineSince } = row;
  if (kind !== 'QUEUE') return null;
  const isOpen = state === 'CONFIRMED' && inLineSince === null;
  return {
    partyId,
    title: partyId === null ? null : await queueTitle(context, partyId),
    queueUuid: side === 'BUYER' ? queueUuid : null,
    backAt: iso(state === 'CONFIRMED' ? unplayedAtOf(row) : null),
    queues: isOpen && creatorId !== null ? await openQueues(context, creatorId) : [],
  };
}

/** Where the money of a place stands, for its ticket; null: the order is gone. */
export async function placeMoney(context: Context, bookingId: string): Promise<PlaceMoney | null> {
  const row = await findBooking(context.db, bookingId);
  if (!row) return null;
  const { currency, state, acceptsAt } = row;
  const price = row.buyerId === context.actor.userId ? row.price : null;
  const money = { bookingId, price, currency };
  switch (state) {
    case 'COMPLETED':
      return { ...money, state: 'PAID', at: null };
    case 'CANCELLED':
      return { ...money, state: 'BACK', at: null };
    case 'DELIVERED':
      return { ...money, state: 'MOVES', at: iso(acceptsAt) };
    default:
      return { ...money, state: 'WAITS', at: iso(unplayedAtOf(row)) };
  }
}
