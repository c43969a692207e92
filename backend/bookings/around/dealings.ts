import type { Context } from '@/backend/platform/context';
import { memberId } from '@/backend/platform/member';
import type { BookingLine } from '@/lib/shared/bookings/views';
import { roleOf } from '@/backend/bookings/life/side';
import { lineOf, peopleOf } from '@/backend/bookings/show/views';
import {
  bookingsBetween,
  buyersAmong,
  dealtWith as dealtWithRows,
} from '@/backend/bookings/store/aroundRepository';

/** Orders that a conversation shows. */
const SHOWN = 3;

/** The newest orders between the caller and somebody, whoever of the two bought. Errors: auth.required. */
export async function bookingsWith(
  context: Context,
  { userId: otherId }: { userId: string },
): Promise<{ items: BookingLine[] }> {
  const userId = memberId(context);
  const rows = await bookingsBetween(context.db, userId, otherId, SHOWN);
  const people = await peopleOf(context, rows);
  const now = context.now();
  const items = rows.flatMap((row) => {
    const role = roleOf(row, userId);
    return role ? [lineOf(row, role, people, now)] : [];
  });
  return { items };
}

/** Of these people, those with an order between them and a user: these may write to each other. */
export async function dealtWith(
  { db }: Pick<Context, 'db'>,
  userId: string,
  others: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set(others.length === 0 ? [] : await dealtWithRows(db, userId, others));
}

/** Of these users, those who have paid for something of a creator's, and did not get it all back. */
export function pastBuyers(
  { db }: Pick<Context, 'db'>,
  creatorId: string,
  userIds: readonly string[],
): Promise<string[]> {
  return buyersAmong(db, creatorId, userIds);
}
