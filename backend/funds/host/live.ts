import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { newId } from '@/backend/platform/id';
import { inTransaction } from '@/backend/platform/transaction';
import { alertViewers } from '@/backend/widgets/service';
import { isRunningFund } from '@/lib/shared/fund/states';
import { LIMITS } from '@/lib/shared/limits';
import { hostedFund } from '@/backend/funds/access';
import { isRunningMatch, raisedOf } from '@/backend/funds/policy';
import { settleFund } from '@/backend/funds/settle';
import type { HeldFund } from '@/backend/funds/store/fundRepository';
import {
  clearRanks,
  endMatchRow,
  hasCorrection,
  insertMatch,
  setHidden,
} from '@/backend/funds/store/partsWriteRepository';
import { insertCorrection } from '@/backend/funds/store/sumsRepository';
import { markReached } from '@/backend/funds/sums/reached';
import type { FundAct } from './actions';

const DAY_MS = 24 * 60 * 60_000;

interface Counted {
  count: number;
}

/**
 * Shows a hidden milestone to everybody; pressed twice it does so once. Errors: auth.required,
 * forbidden, fund.wrong_state (it is over), fund.not_found (no such milestone).
 */
export function revealMilestone(
  context: Context,
  { fundId, milestoneId }: { fundId: string; milestoneId: string },
): Promise<Counted> {
  return inTransaction(context, async (inner) => {
    const fund = await hostedFund(inner, fundId, 'SETTINGS', { lock: true });
    requireRunning(fund);
    const milestone = fund.milestones.find(({ id }) => id === milestoneId);
    if (!milestone) throw new AppError('fund.not_found');
    if (!milestone.isHidden) return { count: 0 };
    await setHidden(inner.db, milestoneId, false);
    if (milestone.reachedAt !== null) {
      const { creatorId, currency } = fund;
      const { id, title, amount } = milestone;
      const shown = { kind: 'MILESTONE' as const, userId: null, name: null, text: title };
      const alert = { eventId: `milestone:${id}`, ...shown, amount, currency };
      await alertViewers(inner, { creatorId, toolId: fundId }, [alert]);
    }
    const action: FundAct = { kind: 'REVEAL', milestoneIds: [milestoneId] };
    await settleFund(inner, fund, { action });
    return { count: 1 };
  });
}

/**
 * Puts in what was raised elsewhere, or takes it back by a negative amount; the same request counts
 * once. It never decides about all-or-nothing. Errors: auth.required, forbidden, fund.wrong_state,
 * fund.offline_too_much (more is taken back than there is).
 */
export function addOffline(
  context: Context,
  { fundId, amount, requestKey }: { fundId: string; amount: number; requestKey: string },
): Promise<Counted> {
  return inTransaction(context, async (inner) => {
    const fund = await hostedFund(inner, fundId, 'SETTINGS', { lock: true });
    requireRunning(fund);
    if (await hasCorrection(inner.db, fundId, requestKey)) return { count: 0 };
    await changeOffline(inner, fund, amount, requestKey, {
      kind: 'OFFLINE',
      amount,
      sourceId: requestKey,
    });
    return { count: 1 };
  });
}

/** Changes what a locked fund raised elsewhere, with its dated note. Errors: fund.offline_too_much. */
export async function changeOffline(
  context: Context,
  fund: HeldFund,
  amount: number,
  sourceId: string,
  action?: FundAct,
): Promise<void> {
  const offline = fund.offline + amount;
  if (offline < 0 || offline > LIMITS.fundGoal) throw new AppError('fund.offline_too_much');
  const noted = { id: newId(), fundId: fund.id, sourceId, amount, at: context.now() };
  await insertCorrection(context.db, { ...noted, kind: 'OFFLINE' });
  const patch = await markReached(context, fund, { offline });
  await settleFund(context, fund, { patch, ...(action && { action }) });
}

/**
 * Begins a bar of its own for this show, from nothing. Errors: auth.required, forbidden,
 * fund.wrong_state.
 */
export function startFundSession(
  context: Context,
  { fundId, goal }: { fundId: string; goal: number | null },
): Promise<Counted> {
  return inTransaction(context, async (inner) => {
    const fund = await hostedFund(inner, fundId, 'SETTINGS', { lock: true });
    requireRunning(fund);
    await clearRanks(inner.db, fundId, 'STREAM');
    await settleFund(inner, fund, {
      patch: { sessionBase: raisedOf(fund), sessionGoal: goal, sessionSince: inner.now() },
    });
    return { count: 1 };
  });
}

/**
 * Notes that somebody adds as much as others give, up to an amount and a time: a promise, never part
 * of the sum. The same request makes one. Errors: auth.required, forbidden, fund.wrong_state,
 * fund.times_invalid, fund.matches_full (three go on already).
 */
export function promiseMatch(
  context: Context,
  input: { fundId: string; name: string; upTo: number; until: string; requestKey: string },
): Promise<Counted> {
  return inTransaction(context, async (inner) => {
    const fund = await hostedFund(inner, input.fundId, 'SETTINGS', { lock: true });
    requireRunning(fund);
    const now = inner.now();
    const { fundId, name, upTo, requestKey } = input;
    if (fund.matches.some((match) => match.requestKey === requestKey)) return { count: 0 };
    const until = new Date(input.until);
    const latest = now.getTime() + LIMITS.fundDays * DAY_MS;
    if (until <= now || until.getTime() > latest) throw new AppError('fund.times_invalid');
    const running = fund.matches.filter((match) => isRunningMatch(match, now));
    if (running.length >= LIMITS.fundMatches) throw new AppError('fund.matches_full');
    await insertMatch(inner.db, {
      ...{ id: newId(), fundId, name, upTo, requestKey },
      ...{ startedAt: now, until, endedAt: null },
    });
    await settleFund(inner, fund, {});
    return { count: 1 };
  });
}

/** Ends a match before its time. Errors: auth.required, forbidden, fund.not_found. */
export function endMatch(
  context: Context,
  { fundId, matchId }: { fundId: string; matchId: string },
): Promise<Counted> {
  return inTransaction(context, async (inner) => {
    const fund = await hostedFund(inner, fundId, 'SETTINGS', { lock: true });
    const match = fund.matches.find(({ id }) => id === matchId);
    if (!match) throw new AppError('fund.not_found');
    if (match.endedAt !== null) return { count: 0 };
    await endMatchRow(inner.db, matchId, inner.now());
    await settleFund(inner, fund, {});
    return { count: 1 };
  });
}

function requireRunning({ state }: HeldFund): void {
  if (!isRunningFund(state)) throw new AppError('fund.wrong_state');
}
