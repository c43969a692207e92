import type { Context } from '@/backend/platform/context';
import type { Page } from '@/backend/platform/cursor';
import type { Leader, Supporter } from '@/lib/shared/fund/messages';
import type { LeaderboardPeriod } from '@/lib/shared/fund/states';
import { visibleFund } from '@/backend/funds/access';
import { supportersOf } from '@/backend/funds/show/supporters';
import { leadersIn } from '@/backend/funds/store/shownRepository';
import { monthOf } from '@/backend/funds/sums/policy';
import { leaderView } from '@/backend/funds/views';

/** Who supported a fund, newest first, each as it wants to be seen. Errors: fund.not_found, payload.invalid. */
export async function supportersPage(
  context: Context,
  { fundId, cursor }: { fundId: string; cursor?: string | null | undefined },
): Promise<Page<Supporter>> {
  const { id } = await visibleFund(context, fundId);
  return supportersOf(context, id, cursor);
}

/** Who gave most, of those who show it; nobody where the creator ranks nobody. Errors: fund.not_found. */
export async function leadersOf(
  context: Context,
  { fundId, period }: { fundId: string; period: LeaderboardPeriod },
): Promise<Leader[]> {
  const { id, leaderboardShown } = await visibleFund(context, fundId);
  if (!leaderboardShown) return [];
  const span = period === 'MONTH' ? monthOf(context.now()) : period;
  return (await leadersIn(context.db, id, span)).map(leaderView);
}
