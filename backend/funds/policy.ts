import type { ToolPlan } from '@/backend/availability/service';
import type { ErrorCode } from '@/lib/shared/errors';
import { isRunningFund, type FundState } from '@/lib/shared/fund/states';
import type { FundParts, MatchRow, PollRow, TierRow } from '@/backend/funds/store/partsRepository';
import type { FundRow } from '@/backend/funds/store/fundRepository';

type Sums = Pick<FundRow, 'mode' | 'settled' | 'pending' | 'offline' | 'starting'>;

/**
 * What the bar fills with: of a fund that keeps it all what is paid or came from elsewhere; of
 * all-or-nothing what is promised, and once the cards were charged what was paid.
 */
export function raisedOf({ mode, settled, pending, offline, starting }: Sums): number {
  return mode === 'KEEP' ? settled + offline + starting : settled + pending;
}

/** Somebody has promised or paid: goal, deadline and mode of all-or-nothing are fixed. */
export const isLocked = ({ mode, pledgeCount }: Pick<FundRow, 'mode' | 'pledgeCount'>) =>
  mode === 'ALL_OR_NOTHING' && pledgeCount > 0;

/** Somebody has given something, also who got it back: the goal may rise and never fall. */
export const hasContributions = ({ settled, pending, corrections }: FundRow & FundParts) =>
  settled > 0 || pending > 0 || corrections.some(({ kind }) => kind !== 'OFFLINE');

/** Why nobody may take this reward now; null: they may. */
export function tierRefusal(tier: TierRow, now: Date): ErrorCode | null {
  const isTime =
    (tier.opensAt === null || tier.opensAt <= now) &&
    (tier.closesAt === null || tier.closesAt > now);
  if (tier.retiredAt !== null || !isTime) return 'fund.tier_changed';
  return tier.stock !== null && tier.taken >= tier.stock ? 'fund.sold_out' : null;
}

/** Whether contributions may still count for this vote. */
export const isOpenPoll = ({ state }: { state: FundState }, { closesAt }: PollRow, now: Date) =>
  isRunningFund(state) && (closesAt === null || closesAt > now);

/** Whether a match still grows. */
export const isRunningMatch = ({ endedAt, until, matched, upTo }: MatchRow, now: Date) =>
  endedAt === null && until > now && matched < upTo;

/** Whether there is something to wait for: it opens later, or goes on later. */
export const isAwaited = ({ state }: { state: FundState }) =>
  state === 'SCHEDULED' || state === 'PAUSED';

/** What a fund takes of its creator's time: nothing, unless it is planned as a show. */
export function timePlan(
  fund: Pick<FundRow, 'state' | 'title' | 'startsAt' | 'liveMinutes'>,
): ToolPlan {
  const { state, title, startsAt, liveMinutes: minutes } = fund;
  const rest = stageOf(state) === 'ON' ? 'RUNNING' : 'NONE';
  return { stage: state === 'SCHEDULED' ? 'PLANNED' : rest, title, startsAt, minutes };
}

/** What overlays make of a state: the fund goes on, is over, or is not shown yet. */
export function stageOf(state: FundState): 'ON' | 'OVER' | null {
  if (state === 'DRAFT' || state === 'SCHEDULED') return null;
  return isRunningFund(state) || state === 'SETTLING' ? 'ON' : 'OVER';
}
