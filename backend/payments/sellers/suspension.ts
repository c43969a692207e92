import { holdPayouts, releasePayouts } from '@/backend/payouts/service';
import { refundPayment } from '@/backend/payments/acts/refund';
import { stripeOf } from '@/backend/payments/pages/start';
import { changePayment, undeliveredOf, unsettledOf } from '@/backend/payments/store/payments';
import {
  deleteSuspension,
  dueSuspension,
  findSuspension,
  insertSuspension,
  setRefundAt,
  suspensionRows,
  type SuspensionRow,
} from '@/backend/payments/store/suspensions';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { inTransaction } from '@/backend/platform/transaction';
import { SUSPENSION_DAYS } from '@/lib/shared/payments/payment';

const DAY_MS = 86_400_000;

/** Hears, in the transaction of it, that a creator may not sell any more. */
type SuspensionListener = (context: Context, creatorId: string) => Promise<void>;

const listeners = new Set<SuspensionListener>();

/** Has a domain that sells hear of suspensions. */
export function onSuspension(listener: SuspensionListener): void {
  listeners.add(listener);
}

/**
 * Ends a creator's sales for now: payouts are held, nothing new can be bought, pages to pay on close
 * and amounts held on cards are let go; what is paid and not delivered is refunded after seven days
 * unless `keepOrders` decides otherwise. Saved cards stay: their funds are paused. Operators only: the
 * caller has asked who they are. A repetition changes nothing, which the answer tells.
 */
export async function suspendSeller(
  context: Context,
  { creatorId, reason }: { creatorId: string; reason: string },
): Promise<boolean> {
  const since = context.stripe?.now() ?? context.now();
  const isNew = await inTransaction(context, async (inner) => {
    const refundAt = refundTimeOf(since);
    if (!(await insertSuspension(inner.db, { creatorId, reason, since, refundAt }))) return false;
    await holdPayouts(inner, creatorId);
    for (const row of await unsettledOf(inner.db, { sellerId: creatorId })) {
      const isEnding = (row.state === 'OPEN' || row.state === 'AUTHORISED') && row.wish === null;
      if (isEnding) await changePayment(inner.db, row.id, { wish: 'CANCEL', checkAt: since });
    }
    for (const listener of listeners) await listener(inner, creatorId);
    return true;
  });
  if (isNew) context.stripe?.wake();
  return isNew;
}

function refundTimeOf(since: Date): Date {
  return new Date(since.getTime() + SUSPENSION_DAYS * DAY_MS);
}

/** Decides that what a suspended creator sold is not refunded by itself; false: it was not going to be. */
export async function keepOrders(context: Context, creatorId: string): Promise<boolean> {
  const row = await findSuspension(context.db, creatorId);
  if (!row?.refundAt) return false;
  await setRefundAt(context.db, creatorId, null);
  return true;
}

/** Takes that back: what is open is refunded at its time after all. False: it is going to be. */
export async function refundOrders(context: Context, creatorId: string): Promise<boolean> {
  const row = await findSuspension(context.db, creatorId);
  if (!row || row.refundAt) return false;
  await setRefundAt(context.db, creatorId, refundTimeOf(row.since));
  return true;
}

/**
 * Lets a creator sell again; payouts go on. What was refunded meanwhile stays refunded. False: they
 * could.
 */
export async function liftSuspension(context: Context, creatorId: string): Promise<boolean> {
  return inTransaction(context, async (inner) => {
    const isGone = await deleteSuspension(inner.db, creatorId);
    if (isGone) await releasePayouts(inner, creatorId);
    return isGone;
  });
}

/** Creators who may not sell for now, the newest first. */
export function suspensions(context: Context): Promise<SuspensionRow[]> {
  return suspensionRows(context.db);
}

/** Whether a creator may not sell. */
export async function isSuspended(context: Context, creatorId: string): Promise<boolean> {
  return (await findSuspension(context.db, creatorId)) !== undefined;
}

/** Refunds what a creator has not delivered seven days after their suspension; one creator a step. */
export async function reconcileSuspensions(context: Context): Promise<boolean> {
  if (!context.stripe) return false;
  const due = await dueSuspension(context.db, stripeOf(context).now());
  if (!due) return false;
  const { creatorId, since } = due;
  for (const { id, amount, refunded, chargedBack } of await undeliveredOf(context.db, creatorId)) {
    const rest = amount - refunded - chargedBack;
    const requestKey = `suspension:${since.toISOString()}`;
    await refundPayment(context, { paymentID: id, amount: rest, reason: '', requestKey }).catch(
      (error: unknown) => {
        // A disputed charge goes back by the dispute; anything else is tried again in the next step.
        if (!(error instanceof AppError) || error.code !== 'payment.disputed') throw error;
      },
    );
  }
  await setRefundAt(context.db, creatorId, null);
  return true;
}
