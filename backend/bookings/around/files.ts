import { tierOwner } from '@/backend/experiences/service';
import { registerFileUse, type FileRow } from '@/backend/files/service';
import type { Context } from '@/backend/platform/context';
import { factsOf } from '@/backend/bookings/life/facts';
import { sideOf, type Side } from '@/backend/bookings/life/side';
import { ruleFor } from '@/backend/bookings/states';
import { findBooking, type BookingRow } from '@/backend/bookings/store/bookingRepository';
import { boughtAt, isTierBought } from '@/backend/bookings/store/fileRepository';

/** Says who sends and fetches the files of orders; the room of files knows no order. */
export function registerOrderFiles(): void {
  registerFileUse('ANSWER', {
    canSend: (context, ref) => sentBy(context, ref, 'BUYER', isAnswerable),
    canRead: isOfOrder,
  });
  registerFileUse('DELIVERY', {
    canSend: (context, ref) => sentBy(context, ref, 'CREATOR', isDeliverable),
    canRead: isOfOrder,
  });
  registerFileUse('INSTANT', {
    canSend: ownTier,
    canRead: hasTier,
    isKept: ({ db }, { tierId }) =>
      tierId === null ? Promise.resolve(false) : isTierBought(db, tierId),
  });
}

async function sentBy(
  context: Context,
  bookingId: string,
  side: Side,
  mayNow: (row: BookingRow, now: Date) => boolean,
): Promise<{ creatorId: string } | null> {
  const { userId } = context.actor;
  const row = await findBooking(context.db, bookingId);
  if (!row || userId === null || sideOf(row, userId) !== side) return null;
  const { creatorId } = row;
  return creatorId !== null && mayNow(row, context.now()) ? { creatorId } : null;
}

/** In the checkout, and after the payment as long as it can be answered. */
function isAnswerable(row: BookingRow, now: Date): boolean {
  const isHeld = row.state === 'PENDING_PAYMENT' && row.heldUntil !== null && now < row.heldUntil;
  return isHeld || ruleFor(row.state, 'ANSWERED', 'BUYER', factsOf(row, now)) !== null;
}

function isDeliverable(row: BookingRow, now: Date): boolean {
  return ruleFor(row.state, 'DELIVERED', 'CREATOR', factsOf(row, now)) !== null;
}

/** Both sides have what belongs to their order; a creator sees none that is not paid. */
async function isOfOrder(context: Context, { bookingId }: FileRow): Promise<boolean> {
  const { userId } = context.actor;
  const row = bookingId === null ? undefined : await findBooking(context.db, bookingId);
  if (!row || userId === null) return false;
  const side = sideOf(row, userId);
  return side === 'BUYER' || (side === 'CREATOR' && row.money !== 'NONE');
}

async function ownTier(context: Context, tierId: string): Promise<{ creatorId: string } | null> {
  const owner = await tierOwner(context, tierId);
  return owner?.creatorId === context.actor.userId ? owner : null;
}

async function hasTier(context: Context, { tierId, removedAt }: FileRow): Promise<boolean> {
  const { userId } = context.actor;
  if (tierId === null || userId === null) return false;
  if ((await ownTier(context, tierId)) !== null) return true;
  const at = await boughtAt(context.db, tierId, userId);
  return at !== null && (removedAt === null || at < removedAt);
}
