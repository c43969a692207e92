import { setImmediate as endOfTurn } from 'node:timers/promises';
import { announceTool } from '@/backend/hosting/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { inTransaction } from '@/backend/platform/transaction';
import { entrantsHashSlices, type DrawEntrant } from '@/lib/shared/lottery/scheme/hash';
import { closeLine, removeLine } from '@/lib/shared/lottery/scheme/lines';
import type { RemoveReason } from '@/lib/shared/lottery/scheme/lists';
import { roundAfterClose, timeOfRound } from '@/lib/shared/lottery/scheme/rounds';
import { ENTRY } from '@/lib/shared/lottery/states';
import { hostedLottery } from '@/backend/lotteries/access';
import { fetchRound } from '@/backend/lotteries/beacon/client';
import { lotterySummary } from '@/backend/lotteries/fan/lists';
import type { LotteryAct } from '@/backend/lotteries/host/actions';
import { wonSince } from '@/backend/lotteries/policy';
import type { LineMaker } from '@/backend/lotteries/log';
import { settle, type Change } from '@/backend/lotteries/settle';
import { endEntries, entrantsOf, excludedIn } from '@/backend/lotteries/store/entryRepository';
import { findLottery, type HeldLottery } from '@/backend/lotteries/store/lotteryRepository';
import type { LotterySummary } from '@/backend/lotteries/types';
import { reveal } from './reveal';

/** How long the press waits to hear whether its public number is out already. */
const LOOK_MS = 1500;

/**
 * Closes an open draw at a host's press: the list is frozen and its hash published at once. The order
 * follows by itself: from the public number, or in a draw without one right now. A second press, or
 * another host's, changes nothing. Errors: auth.required, forbidden, lottery.wrong_state,
 * lottery.nobody_in, lottery.beacon_out (the number that would decide is out: a clock is wrong).
 */
export async function closeLottery(
  context: Context,
  { lotteryId }: { lotteryId: string },
): Promise<LotterySummary> {
  const isOut = await isNumberOut(context, lotteryId);
  const isClosed = await inTransaction(context, async (inner) => {
    const lottery = await hostedLottery(inner, lotteryId, 'RUN', { lock: true });
    // Pressed twice, or by two hosts: what the first press began goes on.
    if (lottery.closedAt !== null && lottery.state !== 'CANCELLED') return false;
    if (lottery.state !== 'OPEN' && lottery.state !== 'PAUSED') {
      throw new AppError('lottery.wrong_state');
    }
    if (isOut) throw new AppError('lottery.beacon_out');
    const { entrants, removed } = await frozenList(inner, lottery);
    if (entrants.length === 0) throw new AppError('lottery.nobody_in');
    await close(inner, lottery, entrants, removed, { kind: 'CLOSE' });
    return true;
  });
  // The draw without a public number waits for nothing; if this fails, the job does it.
  if (isClosed) await reveal(context, lotteryId);
  return lotterySummary(context, lotteryId);
}

/**
 * Whether the number that decides a draw closed now is out before its time. Asked before the
 * transaction: the network may take its time. A network that does not answer hinders nothing.
 */
async function isNumberOut(context: Context, lotteryId: string): Promise<boolean> {
  const lottery = await findLottery(context.db, lotteryId);
  const randomness = lottery?.randomness;
  if (!randomness || randomness === 'none') return false;
  const round = roundAfterClose(context.now().getTime());
  const asker = { ...context, now: () => new Date(timeOfRound(round)) };
  const early = fetchRound(asker, { randomness, round });
  const patience = AbortSignal.timeout(LOOK_MS);
  const tooLong = new Promise<null>((resolve) => {
    patience.addEventListener('abort', () => resolve(null), { once: true });
  });
  return (await Promise.race([early, tooLong])) !== null;
}

/** An entrant who is taken off as the list is frozen. */
export interface Removed {
  n: number;
  tickets: number;
  reason: RemoveReason;
}

/** Takes off who may not win, and returns them with everybody who is left. */
export async function frozenList(
  context: Context,
  lottery: HeldLottery,
): Promise<{ entrants: DrawEntrant[]; removed: Removed[] }> {
  const now = context.now();
  const excluded = await excludedIn(context.db, lottery, wonSince(lottery, now));
  const ends = excluded.map(({ id, reason }) => ({
    ...{ id, reason, now },
    status: reason === 'recent-winner' ? ENTRY.removed : ENTRY.blocked,
  }));
  const reasonOf = new Map(excluded.map(({ id, reason }) => [id, reason]));
  const ended = ends.length === 0 ? [] : await endEntries(context.db, lottery.id, ends);
  const removed = ended.map(({ id, n, tickets }): Removed => ({
    n,
    tickets,
    reason: reasonOf.get(id) ?? 'ineligible',
  }));
  return { entrants: await entrantsOf(context.db, lottery.id), removed };
}

/** Freezes the list of a locked draw that is open or paused, and publishes its hash. */
export async function close(
  context: Context,
  lottery: HeldLottery,
  entrants: readonly DrawEntrant[],
  removed: readonly Removed[],
  action?: LotteryAct,
): Promise<void> {
  const closedAt = context.now();
  const ms = Math.max(closedAt.getTime(), Number(lottery.logMs));
  const entrantsHash = await hashOfList(lottery.commitHash ?? '', entrants);
  const ticketTotal = entrants.reduce((sum, { tickets }) => sum + tickets, 0);
  const round = lottery.randomness === 'none' ? null : roundAfterClose(ms);
  const closing = { entries: entrants.length, ticketTotal, entrantsHash, round };
  await announceTool(context, lottery, { isOpen: false });
  await settle(context, lottery, {
    patch: { state: 'CLOSED', closedAt, round, entrantsHash },
    ...without(removed, (at) => closeLine(at, closing)),
    ...(action && { action }),
  });
}

/** What taking people off changes of a draw, and the line of the log that follows it. */
export function without(
  removed: readonly Removed[],
  next: LineMaker,
): Required<Pick<Change, 'lines' | 'members' | 'tickets'>> {
  return {
    lines: [...removed.map((one) => (at: number) => removeLine(at, one)), next],
    members: -removed.length,
    tickets: -removed.reduce((sum, { tickets }) => sum + tickets, 0),
  };
}

/** In slices: a list of 100,000 would hold up everybody else of this process. */
async function hashOfList(commitHash: string, entrants: readonly DrawEntrant[]): Promise<string> {
  const slices = entrantsHashSlices(commitHash, entrants);
  for (;;) {
    const step = slices.next();
    if (step.done) return step.value;
    await endOfTurn();
  }
}
