import { consumeSlot } from '@/backend/availability/service';
import { giveStock, takeStock } from '@/backend/experiences/service';
import {
  isSuspended,
  onReadersClock,
  registerSold,
  type Payment,
} from '@/backend/payments/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { newId } from '@/backend/platform/id';
import { applyEvent } from '@/backend/bookings/life/apply';
import { BOOKING } from '@/backend/bookings/kinds';
import { packageParts } from '@/backend/bookings/packages/parts';
import { answerByOf } from '@/backend/bookings/policy';
import { changeBooking, type BookingRow } from '@/backend/bookings/store/bookingRepository';
import { insertMoney } from '@/backend/bookings/store/lifeRepository';
import { AFTERWARDS, heldFor } from './afterwards';

/** Enters bookings among all that is sold: what one does when its payment moves. */
export function registerBookings(): void {
  registerSold({
    kind: BOOKING,
    feeKind: 'EXPERIENCE',
    ...AFTERWARDS,
    authorised,
    paid,
    parts: packageParts,
    failed: (context, payment) => over(context, payment, 'PAYMENT_FAILED'),
    expired: (context, payment) => over(context, payment, 'PAYMENT_EXPIRED'),
  });
}

async function authorised(context: Context, payment: Payment): Promise<void> {
  const row = await heldFor(context, payment);
  if (!row) return;
  if (row.state !== 'PENDING_PAYMENT') return letGo(context, row);
  const { captureBefore } = payment;
  const heldAtBank = captureBefore && new Date(onReadersClock(context, captureBefore));
  const answerBy = answerByOf(row, context.now(), heldAtBank);
  await applyEvent(context, row, {
    ...{ event: 'REQUESTED', by: 'STRIPE', amount: payment.money.amount, patch: { answerBy } },
  });
}

/** An amount that is reserved for what was given up meanwhile is let go. */
async function letGo(context: Context, { id: bookingId, eventNo: no }: BookingRow): Promise<void> {
  await insertMoney(context.db, [
    {
      ...{ id: newId(), bookingId, no, kind: 'BACK', amount: null, reason: null },
      dueAt: context.now(),
    },
  ]);
}

async function paid(context: Context, payment: Payment) {
  const row = await heldFor(context, payment);
  if (!row) return 'SOLD_OUT' as const;
  const charged = { by: 'STRIPE', amount: payment.money.amount } as const;
  if (row.money === 'AUTHORISED') {
    await applyEvent(context, row, { ...charged, event: 'PAID' });
    return undefined;
  }
  const isFree = await isStillFree(context, row);
  const isInTime = row.state === 'PENDING_PAYMENT' && isFree;
  const after = await applyEvent(context, row, {
    ...{ ...charged, isFree, event: isInTime ? 'PAID' : 'PAID_LATE' },
  });
  return after.state === 'CANCELLED' ? ('SOLD_OUT' as const) : undefined;
}

/** Takes what a booking was to have, as far as it can still be had. */
async function isStillFree(context: Context, row: BookingRow): Promise<boolean> {
  const { state, endReason, tierId, holdId, startsAt } = row;
  const isHeld = state === 'PENDING_PAYMENT';
  const wasUnpaid = endReason === 'PAYMENT_EXPIRED' || endReason === 'PAYMENT_FAILED';
  if (!isHeld && !wasUnpaid) return false;
  if (startsAt !== null && startsAt <= context.now()) return false;
  if (!isHeld && !(await isInStock(context, tierId))) return false;
  if (holdId === null || (await consumeSlot(context, holdId))) return true;
  if (!isHeld && tierId !== null) await giveStock(context, tierId);
  return false;
}

async function isInStock(context: Context, tierId: string | null): Promise<boolean> {
  if (tierId === null) return false;
  try {
    await takeStock(context, tierId);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'service.sold_out') return false;
    throw error;
  }
}

/** Nothing was charged and nothing will be. */
async function over(
  context: Context,
  payment: Payment,
  event: 'PAYMENT_EXPIRED' | 'PAYMENT_FAILED',
): Promise<void> {
  const row = await heldFor(context, payment);
  if (!row) return;
  const isReserved = row.money === 'AUTHORISED';
  const patch = isReserved ? { patch: { money: 'VOIDED' as const } } : {};
  if (row.state === 'PENDING_PAYMENT') {
    await applyEvent(context, row, { event, by: 'STRIPE' });
  } else if (row.state === 'REQUESTED') {
    const wasSuspended = await isSuspended(context, payment.sellerId);
    const why = wasSuspended ? 'SELLER_SUSPENDED' : 'ANSWER_EXPIRED';
    await applyEvent(context, row, { event: why, by: 'STRIPE', ...patch });
  } else if (row.state === 'CONFIRMED' && isReserved) {
    await applyEvent(context, row, { event: 'PAYMENT_FAILED', by: 'STRIPE', ...patch });
  } else if (isReserved) {
    await changeBooking(context.db, row.id, { money: 'VOIDED' });
  }
}
