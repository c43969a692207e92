import type { Correction, FundFace, Leader, Supporter } from '@/lib/shared/fund/messages';
import { beatsUntil, FANS, FUND, FUND_CURRENCY, raisedUntil, type TimedBeat } from './script';
import type { Stage } from './states';

type Given = TimedBeat & { kind: 'GIVES' | 'REFUNDED' };

/** The fund of the show; null before it opens and when it is over. Pure. */
export function rehearsedFund(stage: Stage) {
  const { elapsed, timeOf, creator, words } = stage;
  const beats = beatsUntil(elapsed);
  const has = (kind: TimedBeat['kind']) => beats.some((beat) => beat.kind === kind);
  if (!has('FUND_OPENS') || has('FUND_OVER')) return null;
  const iso = (at: number) => new Date(timeOf(at)).toISOString();
  const given = beats.filter((beat): beat is Given => beat.kind === 'GIVES');
  const refunds = beats.filter((beat): beat is Given => beat.kind === 'REFUNDED');
  const kept = given.filter(({ fan }) => !refunds.some((refund) => refund.fan === fan));
  const raised = raisedUntil(elapsed);
  const reachedAt = given.find(({ at }) => raisedUntil(at) >= FUND.milestone)?.at;
  const fund: FundFace = {
    id: 'rehearsal-fund',
    title: words.fund,
    ...{ summary: null, cover: null, state: 'LIVE', mode: 'KEEP', currency: FUND_CURRENCY },
    goal: FUND.goal,
    ...{ startsAt: null, deadlineAt: null },
    settled: raised - FUND.starting,
    ...{ pending: 0, offline: 0, starting: FUND.starting, raised },
    supporterCount: kept.length,
    ...{ pledgeCount: 0, failedCount: 0, failedAmount: 0, session: null },
    ...{ reachedAt: null, endedAt: null, cancelReason: null },
    milestones: [
      {
        ...{ id: 'rehearsal-milestone', isHidden: false, note: null },
        ...{ amount: FUND.milestone, title: words.milestone },
        reachedAt: reachedAt === undefined ? null : iso(reachedAt),
      },
    ],
    ...{ polls: [], tiers: [], matches: [] },
    corrections: refunds.map(({ amount, at }): Correction => {
      return { id: `rehearsal-refund-${at}`, kind: 'REFUND', amount: -amount, at: iso(at) };
    }),
    leaders: kept.map(leaderOf).sort((a, b) => b.total - a.total),
  };
  const supporters = kept.map((beat) => supporterOf(beat, iso(beat.at))).reverse();
  return { id: fund.id, seq: beats.length, fund, supporters, creator };
}

const nameOf = ({ fan }: Given) => FANS[fan] ?? '';

const leaderOf = (beat: Given): Leader => ({
  ...{ name: nameOf(beat), handle: nameOf(beat) },
  ...{ profilePhoto: null, total: beat.amount },
});

const supporterOf = (beat: Given, at: string): Supporter => ({
  id: `rehearsal-contribution-${beat.at}`,
  ...{ name: nameOf(beat), handle: nameOf(beat), profilePhoto: null },
  ...{ amount: beat.amount, tier: null, message: null, at },
});
