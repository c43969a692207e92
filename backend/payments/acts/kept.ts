import { detailsOf, NOTHING_YET, stripeOf } from '@/backend/payments/pages/start';
import { soldKind } from '@/backend/payments/sold';
import { insertPayment, lockByRef } from '@/backend/payments/store/payments';
import type { StartPayment } from '@/backend/payments/types';
import type { Context } from '@/backend/platform/context';
import { newId } from '@/backend/platform/id';
import { inTransaction } from '@/backend/platform/transaction';
import { feeOf } from '@/lib/shared/money/fees';
import { paymentRow } from './decide';
import { chargeSaved } from './settle';

/** A payment that is charged to the card which another one kept. */
export type ChargeKept = Omit<StartPayment, 'mode' | 'shown' | 'keepsCard' | 'consent'>;

/**
 * Charges another payment's card for something that belongs to the same sale, once: a repetition only
 * carries on what was begun. From then on it is a payment with a saved card as any other. False: no
 * card was kept. Outside of a transaction. Errors: payment.not_for_sale, payment.not_found.
 */
export async function chargeKept(
  context: Context,
  fromPaymentID: string,
  input: ChargeKept,
): Promise<boolean> {
  const at = stripeOf(context).now();
  const { customerId, cardId, cardLast4 } = await paymentRow(context, fromPaymentID);
  if (customerId === null || cardId === null) return false;
  const { feeKind } = soldKind(input.kind);
  const { kind, ref, money } = input;
  const standing = await inTransaction(context, async ({ db }) => {
    await insertPayment(db, {
      ...{ ...detailsOf({ ...input, mode: 'SAVE' }), ...NOTHING_YET, id: newId(), kind, ref },
      ...{ feeKind, fee: input.fee ?? feeOf(feeKind, money), state: 'SAVED' },
      ...{ customerId, cardId, cardLast4, createdAt: at },
      // It has no page: nobody is there.
      ...{ sessionEndsAt: at, holdUntil: at, checkAt: null },
    });
    return lockByRef(db, kind, ref);
  });
  if (standing?.state === 'SAVED' && standing.firstTryAt === null) {
    await chargeSaved(context, standing.id);
  }
  return true;
}
