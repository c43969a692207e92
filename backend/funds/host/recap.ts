import type { Context } from '@/backend/platform/context';
import type { FundRecap } from '@/lib/shared/fund/views';
import { hostedFund, seesAmounts } from '@/backend/funds/access';
import { raisedOf } from '@/backend/funds/policy';
import { unthankedCount } from '@/backend/funds/store/hostContributionRepository';
import { daysOf, moneyOf } from '@/backend/funds/store/moneyRepository';
import { isoOf } from '@/backend/funds/views';

/** What became of a fund. Errors: auth.required, forbidden. */
export async function fundRecap(
  context: Context,
  { fundId }: { fundId: string },
): Promise<FundRecap> {
  const fund = await hostedFund(context, fundId, 'VIEW', { lock: false });
  const isShown = seesAmounts(fund);
  const money = isShown ? await moneyOf(context.db, fund.id) : null;
  return {
    id: fund.id,
    title: fund.title,
    state: fund.state,
    mode: fund.mode,
    currency: fund.currency,
    goal: fund.goal,
    raised: isShown ? raisedOf(fund) : 0,
    settled: isShown ? fund.settled : null,
    refunded: money?.refunded ?? null,
    fees: money?.fees ?? null,
    net: money?.net ?? null,
    supporterCount: fund.supporterCount,
    failedCount: fund.failedCount,
    clearsAt: isoOf(money?.clearsAt ?? null),
    unthanked: await unthankedCount(context.db, fund.id),
    tiers: isShown ? fund.tiers.map(({ title, backers }) => ({ title, backers })) : [],
    days: isShown ? await daysOf(context.db, fund.id) : [],
  };
}
