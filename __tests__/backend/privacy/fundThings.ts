import '@/backend/liveTools';
import { createFund } from '@/backend/funds/service';
import { newId } from '@/backend/platform/id';
import type { TestContext } from '@/__tests__/support/context';
import { fundSettings } from '@/__tests__/support/fundSettings';

/** A fund of their own, and what they gave to somebody else's, where they are ranked. */
export async function fundThings(
  everywhere: TestContext,
  { id, email }: { id: string; email: string },
  host: TestContext,
): Promise<void> {
  const { db } = everywhere;
  const draft = () => ({ settings: fundSettings(), requestKey: crypto.randomUUID() });
  await createFund(everywhere, draft());
  const { id: fundId } = await createFund(host, draft());
  const at = new Date();
  const who = `user:${id}`;
  await db
    .updateTable('funds')
    .set({ state: 'LIVE', settled: 2500, supporterCount: 1 })
    .where('id', '=', fundId)
    .execute();
  await db
    .insertInto('contributions')
    .values({
      ...{ id: newId(), fundId, contributorId: id, email, name: null, who, locale: 'en' },
      ...{ requestKey: crypto.randomUUID(), amount: 2500, currency: 'EUR', tierId: null },
      ...{ tierAnswer: null, pollOptionId: null, message: 'Hello', visibility: 'PUBLIC' },
      ...{ alias: null, payment: 'SETTLED', messageState: 'APPROVED', show: 'SHOWN' },
      ...{ countedSettled: 2500, tokenHash: null, addressHash: null, thankedAt: null },
      ...{ laterAt: null, paidAt: at, createdAt: at, updatedAt: at },
    })
    .execute();
  await db.insertInto('fundSupporters').values({ fundId, who, counted: 1 }).execute();
  const rank = { fundId, who, userId: id, name: 'everywhere', total: 2500 };
  await db
    .insertInto('fundRanks')
    .values([
      { ...rank, period: 'FUND' },
      { ...rank, period: at.toISOString().slice(0, 7) },
    ])
    .execute();
}
