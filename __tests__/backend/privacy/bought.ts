import type { TestContext } from '@/__tests__/support/context';

/** Bought something of somebody and was delivered it; and an operator once stopped their sales. */
export async function buySomething(
  { db, now }: TestContext,
  buyer: { id: string; email: string },
  sellerId: string,
): Promise<void> {
  const at = now();
  await db
    .insertInto('payments')
    .values({
      ...{ id: crypto.randomUUID(), kind: 'test', ref: 'bought', feeKind: 'EXPERIENCE' },
      ...{ mode: 'PAY', state: 'PAID', sellerId, buyerId: buyer.id, buyerEmail: buyer.email },
      ...{ buyerName: 'Everywhere', buyerLocale: 'en', title: 'An hour', amount: 4000, fee: 350 },
      ...{ currency: 'EUR', returnPath: '/', cancelPath: '/', sessionEndsAt: at, holdUntil: at },
      ...{ createdAt: at, paidAt: at, completedAt: at },
    })
    .execute();
  await db
    .insertInto('sellerSuspensions')
    .values({ creatorId: buyer.id, reason: 'reports', since: at, refundAt: null })
    .execute();
}
