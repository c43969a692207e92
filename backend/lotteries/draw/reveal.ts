import { setImmediate as endOfTurn } from 'node:timers/promises';
import type { Context } from '@/backend/platform/context';
import { inTransaction } from '@/backend/platform/transaction';
import { revealLine } from '@/lib/shared/lottery/scheme/lines';
import { drawKey, rankingSlices, type RankedEntrant } from '@/lib/shared/lottery/scheme/ranking';
import { fetchRound } from '@/backend/lotteries/beacon/client';
import { offerAfterReveal } from '@/backend/lotteries/claims/offers';
import { settle } from '@/backend/lotteries/settle';
import { entrantsOf } from '@/backend/lotteries/store/entryRepository';
import { findLottery, lockLottery, saveOrder } from '@/backend/lotteries/store/lotteryRepository';
import { seedOf } from '@/backend/lotteries/store/seedRepository';

/**
 * Works out the order of a closed draw and publishes it, once: all follows from what is stored, so a
 * restart, a second process or a second call come to the same and write nothing twice. Of a draw that
 * was cancelled after its closing the order is published as what would have happened. Returns whether
 * it was done now; false too while the public number is not there. Asks the network: not to be called
 * inside of a transaction.
 */
export async function reveal(context: Context, lotteryId: string): Promise<boolean> {
  const closed = await findLottery(context.db, lotteryId);
  if (!closed || closed.closedAt === null || closed.entrantsHash === null) return false;
  if (closed.state !== 'CLOSED' && closed.state !== 'CANCELLED') return false;
  const { randomness, round, entrantsHash } = closed;
  let signature: string | null = null;
  if (randomness !== null && randomness !== 'none' && round !== null) {
    signature = await fetchRound(context, { randomness, round });
    if (signature === null) return false;
  }
  const seed = await seedOf(context.db, lotteryId);
  const entrants = await entrantsOf(context.db, lotteryId);
  const key = drawKey(seed, entrantsHash, signature ?? 'none');
  const ranking = JSON.stringify(await rankingOf(key, entrants));
  return inTransaction(context, async (inner) => {
    const lottery = await lockLottery(inner.db, lotteryId);
    if (lottery?.state === 'CANCELLED') {
      // Nobody wins any more; the page shows what would have happened when it is read next.
      return saveOrder(inner.db, lotteryId, { ranking, signature });
    }
    // Somebody else was faster.
    if (lottery?.state !== 'CLOSED') return false;
    const revealedAt = inner.now();
    const patch = { state: 'CLAIMING', ranking, signature, seed, revealedAt } as const;
    const revealed = await settle(inner, lottery, { patch, lines: [revealLine] });
    await offerAfterReveal(inner, revealed);
    return true;
  });
}

/** In slices: the order of 100,000 would hold up everybody else of this process. */
async function rankingOf(key: string, entrants: readonly RankedEntrant[]): Promise<number[]> {
  const slices = rankingSlices(key, entrants);
  for (;;) {
    const step = slices.next();
    if (step.done) return step.value;
    await endOfTurn();
  }
}
