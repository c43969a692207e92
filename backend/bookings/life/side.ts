import type { BookingLine } from '@/lib/shared/bookings/views';
import type { BookingRow } from '@/backend/bookings/store/bookingRepository';

/** The two sides of a booking. */
export type Side = 'BUYER' | 'CREATOR';

type People = Pick<BookingRow, 'buyerId' | 'recipientId' | 'creatorId'>;

/** What somebody is to a booking; null: nothing. Whoever takes their own gift is its buyer. */
export function roleOf(row: People, userId: string): BookingLine['role'] | null {
  if (row.recipientId === userId) return 'BUYER';
  if (row.creatorId === userId) return 'CREATOR';
  return row.buyerId === userId ? 'GIVER' : null;
}

/** Which side of a booking somebody is; null: none. Who gave it to somebody else does nothing with it. */
export function sideOf(row: People, userId: string): Side | null {
  const role = roleOf(row, userId);
  return role === 'GIVER' ? null : role;
}

/** Whether the buyer's side did not pay for it, and is told nothing of its price. */
export const isGivenTo = ({ buyerId, recipientId }: People, role: BookingLine['role']): boolean =>
  role === 'BUYER' && recipientId !== buyerId;

/** Who the creator has to do with: whoever has it, before that whoever bought it. */
export const buyersSideOf = ({ buyerId, recipientId }: People): string | null =>
  recipientId ?? buyerId;
