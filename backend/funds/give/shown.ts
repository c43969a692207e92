import type { Context } from '@/backend/platform/context';
import { timeCursorOf, timePlaceOf, type Page } from '@/backend/platform/cursor';
import { AppError } from '@/backend/platform/errors';
import type { Leader, Supporter } from '@/lib/shared/fund/messages';
import type { LeaderboardPeriod } from '@/lib/shared/fund/states';
import { leadersIn, publicFund } from '@/backend/funds/store/shownRepository';
import { SUPPORTERS, supportersBefore } from '@/backend/funds/store/supporterRepository';
import { monthOf } from '@/backend/funds/sums/policy';
import { leaderView, supporterView } from '@/backend/funds/views';

/** Who supported a fund, newest first, each as it wants to be seen. Errors: fund.not_found, payload.invalid. */
export async function supportersPage(
  context: Context,
  { fundId, cursor }: { fundId: string; cursor?: string | null | undefined },
): Promise<Page<Supporter>> {
  await requirePublic(context, fundId);
  const before = cursor ? timePlaceOf(cursor) : null;
  const rows = await supportersBefore(context.db, fundId, before);
  const shown = rows.slice(0, SUPPORTERS);
  const last = shown.at(-1);
  const isMore = rows.length > SUPPORTERS && last;
  return {
    items: shown.map(supporterView),
    cursor: isMore ? timeCursorOf({ at: new Date(last.paidAt), id: last.id }) : null,
  };
}

/** Who gave most, of those who show it; nobody where the creator ranks nobody. Errors: fund.not_found. */
export async function leadersOf(
  context: Context,
  { fundId, period }: { fundId: string; period: LeaderboardPeriod },
): Promise<Leader[]> {
  const { leaderboardShown } = await requirePublic(context, fundId);
  if (!leaderboardShown) return [];
  const span = period === 'MONTH' ? monthOf(context.now()) : period;
  return (await leadersIn(context.db, fundId, span)).map(leaderView);
}

/** A draft is nobody's but its hosts'. */
async function requirePublic(context: Context, fundId: string) {
  const fund = await publicFund(context.db, fundId);
  if (!fund || fund.state === 'DRAFT') throw new AppError('fund.not_found');
  return fund;
}
