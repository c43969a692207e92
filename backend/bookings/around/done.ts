import type { Context } from '@/backend/platform/context';
import { isReviewed } from '@/backend/bookings/packages/sessions';
import {
  findBooking,
  lockBooking,
  type BookingRow,
} from '@/backend/bookings/store/bookingRepository';

/** An order as those see it who say how it was. */
export interface ReviewedOrder {
  id: string;
  title: string;
  image: string | null;
  timeZone: string;
  number: string;
  tierName: string;
  serviceId: string | null;
  creatorId: string | null;
  /** Who had it: the buyer, or whom it was given to. */
  recipientId: string | null;
  /** Done, and not given back as a whole. */
  isDone: boolean;
  /** A case is open: whether it is done will be seen. */
  isHeld: boolean;
}

/** An order for a review of it; `lock`: nobody else changes it until the transaction ends. */
export async function orderForReview(
  context: Context,
  bookingId: string,
  { lock }: { lock: boolean },
): Promise<ReviewedOrder | null> {
  const row = await (lock ? lockBooking : findBooking)(context.db, bookingId);
  return row ? reviewed(context, row) : null;
}

/** Something of its money is left to its creator. */
const isKept = ({ money }: BookingRow) => money === 'CAPTURED' || money === 'PARTLY_REFUNDED';

async function reviewed(context: Context, row: BookingRow): Promise<ReviewedOrder> {
  const { id, title, image, timeZone, number, serviceId, creatorId, recipientId } = row;
  return {
    ...{ id, title, image, timeZone, number, serviceId, creatorId, recipientId },
    tierName: row.tier.name,
    isDone: row.state === 'COMPLETED' && isKept(row) && (await isReviewed(context, row, isKept)),
    isHeld: row.state === 'DISPUTED',
  };
}
