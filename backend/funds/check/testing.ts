import type { Context } from '@/backend/platform/context';
import { newId } from '@/backend/platform/id';
import { memberId } from '@/backend/platform/member';
import { inTransaction } from '@/backend/platform/transaction';
import type { HostContribution } from '@/lib/shared/fund/views';
import { hostedFund } from '@/backend/funds/access';
import { showContribution } from '@/backend/funds/give/show';
import { findByRequest, insertContribution } from '@/backend/funds/store/contributionRepository';
import { settleFund } from '@/backend/funds/settle';
import { hostContribution } from './lists';

/**
 * A contribution that hosts and overlays see, and that no sum, list or ranking of the public counts.
 * The same request makes one. Errors: auth.required, forbidden.
 */
export function testContribution(
  context: Context,
  { fundId, amount, requestKey }: { fundId: string; amount: number; requestKey: string },
): Promise<HostContribution> {
  const userId = memberId(context);
  return inTransaction(context, async (inner) => {
    const fund = await hostedFund(inner, fundId, 'RUN', { lock: true });
    const known = await findByRequest(inner.db, fund.id, requestKey);
    if (known) return hostContribution(inner, fund, known.id);
    const now = inner.now();
    const row = await insertContribution(inner.db, {
      ...{ id: newId(), fundId: fund.id, contributorId: userId, who: `user:${userId}`, requestKey },
      ...{ email: null, name: null, locale: fund.creatorLocale, addressHash: null },
      ...{ amount, currency: fund.currency, tierId: null, tierAnswer: null, pollOptionId: null },
      ...{ message: null, messageState: 'ABSENT', visibility: 'PUBLIC', alias: null },
      ...{ isTest: true, payment: 'SETTLED', show: 'SHOWN', tokenHash: null },
      ...{ thankedAt: null, laterAt: null, paidAt: now, createdAt: now, updatedAt: now },
    });
    await showContribution(inner, fund, row);
    // Consoles that are open hear of it; no sum has changed.
    await settleFund(inner, fund, {});
    return hostContribution(inner, fund, row.id);
  });
}
