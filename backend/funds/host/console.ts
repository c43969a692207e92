import { actionLog, creatorView } from '@/backend/hosting/service';
import type { Context } from '@/backend/platform/context';
import { signsOf } from '@/backend/widgets/service';
import type { FundFace } from '@/lib/shared/fund/messages';
import { hostedFund, seesAmounts } from '@/backend/funds/access';
import { hostContributionsOf } from '@/backend/funds/check/lists';
import { canSellFor } from '@/backend/funds/life/step';
import { hasContributions, isLocked, raisedOf } from '@/backend/funds/policy';
import { unthankedCount } from '@/backend/funds/store/hostContributionRepository';
import { givenSince } from '@/backend/funds/store/moneyRepository';
import type { FundConsole } from '@/backend/funds/types';
import { faceOf } from '@/backend/funds/views';
import type { FundAct } from './actions';
import { settingsOf } from './settings';

const HOUR_MS = 60 * 60_000;

/** Edit page and console of a fund the caller hosts. Errors: auth.required, forbidden. */
export async function fundEdit(
  context: Context,
  { fundId }: { fundId: string },
): Promise<FundConsole> {
  const fund = await hostedFund(context, fundId, 'VIEW', { lock: false });
  const isShown = seesAmounts(fund);
  const now = context.now();
  const all = await hostContributionsOf(context, fund, 'ALL');
  const toCheck = await hostContributionsOf(context, fund, 'TO_CHECK');
  const since = new Date(now.getTime() - HOUR_MS);
  const face = faceOf(fund, now);
  return {
    id: fund.id,
    right: fund.right,
    version: fund.version,
    isLocked: isLocked(fund),
    hasContributions: hasContributions(fund),
    seesAmounts: isShown,
    canGoLive: await canSellFor(context, fund),
    creator: creatorView(fund),
    settings: settingsOf(fund),
    seq: fund.seq,
    fund: isShown ? face : withoutAmounts(face),
    hiddenMilestones: isShown
      ? fund.milestones
          .filter(({ isHidden }) => isHidden)
          .map(({ id, amount, title }) => ({ id, amount, title }))
      : [],
    percent: Math.floor((raisedOf(fund) * 100) / fund.goal),
    lastHour: isShown ? await givenSince(context.db, fund.id, since) : null,
    contributions: all.items,
    contributionsCursor: all.cursor,
    toCheck: toCheck.items,
    toCheckCount: fund.toCheckCount,
    unthanked: await unthankedCount(context.db, fund.id),
    acts: await actionLog<FundAct>(context, 'FUND', fund),
    overlays: await signsOf(context, fund),
  };
}

/** A fund without what tells single amounts: whoever sees each sum sees what each one gave. */
function withoutAmounts(face: FundFace): FundFace {
  return {
    ...face,
    ...{ settled: 0, pending: 0, offline: 0, starting: 0, raised: 0, failedAmount: 0 },
    session: null,
    polls: face.polls.map((poll) => ({
      ...poll,
      options: poll.options.map((option) => ({ ...option, total: 0 })),
    })),
    tiers: face.tiers.map((tier) => ({ ...tier, backers: 0, left: null, stock: null })),
    matches: face.matches.map((match) => ({ ...match, matched: 0 })),
    corrections: [],
    leaders: [],
  };
}
