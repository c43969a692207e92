import { addLine, chooseCountry, takeBack } from '@/backend/payouts/service';
import { inTransaction } from '@/backend/platform/transaction';
import type { TestContext } from '@/__tests__/support/context';
import { keepHours } from './hours';

/**
 * Something that a creator sold, got and gave back in part, and their hours; nothing is left to be
 * paid.
 */
export async function sellSomething(creator: TestContext, creatorId: string): Promise<void> {
  await keepHours(creator);
  await chooseCountry(creator, { country: 'DE', currency: 'EUR' });
  const paymentId = crypto.randomUUID();
  await inTransaction(creator, async (inner) => {
    await addLine(inner, {
      creatorId,
      paymentId,
      kind: 'EXPERIENCE',
      title: 'An hour with everywhere',
      fromName: 'Sam',
      href: '/everywhere',
      money: { amount: 4000, currency: 'EUR' },
      fee: 350,
      chargeId: 'ch_of_everywhere',
      transferGroup: 'order:everywhere',
      clearsAt: null,
    });
    const refundId = crypto.randomUUID();
    await takeBack(inner, { paymentId, refundId, gross: 1000, fee: 88, at: inner.now() });
    await inner.db
      .insertInto('bankPayouts')
      .values({
        id: 'po_of_everywhere',
        creatorId,
        amount: 2738,
        currency: 'EUR',
        state: 'PAID',
        createdAt: inner.now(),
      })
      .execute();
  });
}
