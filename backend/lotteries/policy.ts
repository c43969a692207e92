import type { ErrorCode } from '@/lib/shared/errors';
import { LIMITS } from '@/lib/shared/limits';
import type { LotteryState } from '@/lib/shared/lottery/states';
import type { ToolPlan } from '@/backend/availability/service';
import type { LotteryAct } from '@/backend/lotteries/host/actions';
import type { LotteryRow } from '@/backend/lotteries/store/lotteryRepository';
import type { LotterySettings } from './types';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Live entries of quick accounts from one network address in one draw. */
const MOST_NEIGHBOURS = 5;

/** When entries close of a draw that opens then; null: by a press. */
export function closingOf(
  { closesAt, openMinutes }: Pick<LotterySettings, 'closesAt' | 'openMinutes'>,
  opens: Date,
): Date | null {
  if (openMinutes !== null) return new Date(opens.getTime() + openMinutes * MINUTE_MS);
  return closesAt === null ? null : new Date(closesAt);
}

/** Why times fit neither each other nor the clock; null when they do. `opens`: when it does. */
export function timesRefusal(settings: LotterySettings, opens: Date, now: Date): ErrorCode | null {
  if (opens.getTime() > now.getTime() + LIMITS.planDays * DAY_MS) return 'lottery.times_invalid';
  const closes = closingOf(settings, opens);
  if (closes === null) return null;
  const isAfter = closes > opens && closes > now;
  const isNear = closes.getTime() <= opens.getTime() + LIMITS.drawMinutes * MINUTE_MS;
  return isAfter && isNear ? null : 'lottery.times_invalid';
}

/** When a draw that is published with these settings opens. */
export function openingOf({ opensAt }: Pick<LotterySettings, 'opensAt'>, now: Date): Date {
  const planned = opensAt === null ? now : new Date(opensAt);
  return planned > now ? planned : now;
}

/** Somebody has entered: prizes, rules and times are fixed. */
export const isLocked = ({ logSeq }: Pick<LotteryRow, 'logSeq'>) => logSeq > 0;

/**
 * A pause and its end can be taken back while people may enter. Nothing else can: what stands in the
 * public log stays there.
 */
export function canBeTakenBack({ state }: { state: LotteryState }, act: LotteryAct): boolean {
  const isPause = (one: LotteryState) => one === 'OPEN' || one === 'PAUSED';
  return act.kind === 'STATE' && isPause(act.from) && isPause(act.to) && isPause(state);
}

/** Whether there is something to wait for: it opens later, or goes on later. */
export const isAwaited = ({ state }: { state: LotteryState }) =>
  state === 'SCHEDULED' || state === 'PAUSED';

/** What overlays make of a state: the draw goes on, is over, or is not shown yet. */
export function stageOf(state: LotteryState): 'ON' | 'OVER' | null {
  if (state === 'DRAFT' || state === 'SCHEDULED') return null;
  return state === 'COMPLETED' || state === 'CANCELLED' ? 'OVER' : 'ON';
}

/** What a draw takes of its creator's time: the part they are live with it, from its opening on. */
export function timePlan(
  lottery: Pick<LotteryRow, 'state' | 'title' | 'opensAt' | 'liveMinutes'>,
): ToolPlan {
  const { state, title, opensAt: startsAt, liveMinutes: minutes } = lottery;
  const rest = stageOf(state) === 'ON' ? 'RUNNING' : 'NONE';
  return { stage: state === 'SCHEDULED' ? 'PLANNED' : rest, title, startsAt, minutes };
}

/** Whether there are winners to show. */
export const isDrawn = ({ state }: { state: LotteryState }) =>
  state === 'CLAIMING' || state === 'COMPLETED';

/** The facts that decide whether a user may enter. */
export interface EntryFacts {
  /** The refusal for somebody whom the creator keeps out. */
  keptOut: ErrorCode | null;
  /** A host took them off this draw. */
  isRemoved: boolean;
  isVerified: boolean;
  isFollower: boolean;
  accountMadeAt: Date;
  /** They hold a prize of this creator's from within `notWonDays`. */
  wonLately: boolean;
  /** Live entries of quick accounts from the user's network address, where theirs is one, too. */
  neighbours: number;
  /** Their browser sent bytes that they entered this draw with before. */
  isSaltUsed: boolean;
}

/** What somebody says of themselves as they enter. */
export interface Declared {
  country: string | null;
  isOfAge: boolean;
}

/** Why this user may not enter now; null when they may. A stranger's draft is not found. */
export function entryRefusal(
  userId: string,
  lottery: LotteryRow,
  facts: EntryFacts,
  declared: Declared,
  now: Date,
): ErrorCode | null {
  if (userId === lottery.creatorId) return 'lottery.own_lottery';
  if (lottery.state === 'DRAFT') return 'lottery.not_found';
  if (facts.keptOut) return facts.keptOut;
  if (lottery.state === 'PAUSED') return 'lottery.paused';
  const isPast = lottery.closesAt !== null && lottery.closesAt <= now;
  if (lottery.state !== 'OPEN' || isPast) return 'lottery.not_open';
  if (facts.isRemoved) return 'lottery.removed';
  return (
    ruleRefusal(lottery, facts, declared, now) ??
    (facts.neighbours >= MOST_NEIGHBOURS ? 'auth.code_required' : null) ??
    (facts.isSaltUsed ? 'lottery.salt_used' : null) ??
    fullRefusal(lottery)
  );
}

/** Why a draw's own rules do not let somebody in. */
function ruleRefusal(
  lottery: LotteryRow,
  facts: EntryFacts,
  { country, isOfAge }: Declared,
  now: Date,
): ErrorCode | null {
  if (lottery.verifiedOnly && !facts.isVerified) return 'party.verified_only';
  if (lottery.followersOnly && !facts.isFollower) return 'party.followers_only';
  const { countries, minAccountDays } = lottery;
  const oldEnough = facts.accountMadeAt.getTime() + minAccountDays * DAY_MS;
  if (minAccountDays > 0 && now.getTime() < oldEnough) return 'lottery.account_too_new';
  if (countries.length > 0 && (country === null || !countries.includes(country))) {
    return 'lottery.country_refused';
  }
  if (lottery.minAge !== null && !isOfAge) return 'lottery.age_refused';
  return facts.wonLately ? 'lottery.won_lately' : null;
}

function fullRefusal({ maxEntries, memberCount }: LotteryRow): ErrorCode | null {
  return maxEntries !== null && memberCount >= maxEntries ? 'lottery.full' : null;
}

/** From when on a prize of the creator's counts as won lately. */
export const wonSince = ({ notWonDays }: Pick<LotteryRow, 'notWonDays'>, now: Date) =>
  new Date(now.getTime() - notWonDays * DAY_MS);
