import type { Context } from '@/backend/platform/context';
import { applyEvent } from './life/apply';
import { roleOf } from './life/side';
import { cancelTermsOf } from './policy';
import { lockBooking, type BookingRow } from './store/bookingRepository';
import { bookingRowsOf, forgetWords, openBookingsOf } from './store/privacyRepository';
import { cancelWay } from './ways';

/**
 * Takes somebody out of their bookings, in the transaction that deletes their account: what they could
 * cancel is cancelled by its policy, what was delivered to them is accepted, what they wrote is gone.
 * What they sold and have not delivered, or is not settled, has stopped the deletion before.
 */
export async function leaveBookings(context: Context, userId: string): Promise<void> {
  for (const id of await openBookingsOf(context.db, userId)) {
    const row = await lockBooking(context.db, id);
    if (row) await leave(context, row, userId);
  }
  await forgetWords(context.db, userId);
}

async function leave(context: Context, row: BookingRow, userId: string): Promise<void> {
  const role = roleOf(row, userId);
  if (row.state === 'PENDING_PAYMENT') {
    await applyEvent(context, row, { event: 'PAYMENT_EXPIRED', by: 'CLOCK' });
    return;
  }
  // What somebody else has goes on without whoever gave it.
  if (role === 'GIVER' && row.recipientId !== null) return;
  if (role !== 'CREATOR' && row.state === 'UNSCHEDULED') {
    const event = role === 'GIVER' ? 'GIFT_REVOKED' : 'GIFT_DECLINED';
    await applyEvent(context, row, { event, by: 'BUYER', actorId: userId, amount: row.price });
    return;
  }
  const by = role === 'GIVER' ? null : role;
  // A place that was played is accepted by itself within an hour.
  if (by === 'BUYER' && row.state === 'DELIVERED' && row.kind !== 'QUEUE') {
    await applyEvent(context, row, { event: 'APPROVED', by, actorId: userId });
    return;
  }
  const now = context.now();
  const way = by && cancelWay(row, by, now);
  if (!by || !way) return;
  const { back } = cancelTermsOf(row, now, way.isWhole);
  await applyEvent(context, row, { event: way.event, by, actorId: userId, amount: back });
}

/** What this domain keeps of somebody: what they booked and sold, and what they said in it. */
export async function bookingDataOf(context: Context, userId: string) {
  return { bookings: await bookingRowsOf(context.db, userId) };
}
