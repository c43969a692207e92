import type { Context } from '@/backend/platform/context';
import { memberId } from '@/backend/platform/member';
import { ENTRY } from '@/lib/shared/lottery/states';
import { takeOff } from '@/backend/lotteries/host/remove';
import { carryOn } from '@/backend/lotteries/claims/offers';
import { cancel } from '@/backend/lotteries/draw/cancel';
import * as repository from '@/backend/lotteries/store/accountDeletionRepository';
import { lockLottery, type HeldLottery } from '@/backend/lotteries/store/lotteryRepository';

/**
 * Takes the caller out of every draw, in the running transaction: entries of open draws are removed,
 * prizes that were not handed over go on, own draws are cancelled. Of all entries nothing is left that
 * says whose they were; the proofs stay whole. Errors: auth.required.
 */
export async function leaveDraws(context: Context): Promise<void> {
  const userId = memberId(context);
  for (const { id, isOwn } of await repository.drawsOf(context.db, userId)) {
    const lottery = await lockLottery(context.db, id);
    if (!lottery) continue;
    // Those whose page is open hear it; the draw itself goes with its creator's account.
    if (isOwn) await cancel(context, lottery, 'host-account-closed');
    else await leaveDraw(context, lottery, userId);
  }
  await repository.eraseEntriesOf(context.db, userId);
}

/** Cancels every draw of a creator who was suspended and whose order is not known, in the running transaction. */
export async function cancelDrawsOf(context: Context, creatorId: string): Promise<void> {
  for (const { id, isOwn } of await repository.drawsOf(context.db, creatorId)) {
    const lottery = isOwn ? await lockLottery(context.db, id) : undefined;
    if (lottery) await cancel(context, lottery, 'host-account-closed');
  }
}

async function leaveDraw(context: Context, lottery: HeldLottery, userId: string): Promise<void> {
  // Read under the lock: the draw may have closed since.
  const entry = await repository.liveEntryIn(context.db, lottery.id, userId);
  if (!entry) return;
  const reason = 'account-deleted';
  if (entry.status !== ENTRY.entered) {
    const outs = [{ id: entry.id, n: entry.n, reason } as const];
    await carryOn(context, lottery, { outs, offers: 1, isConfirmed: entry.confirmedAt !== null });
    return;
  }
  if (lottery.state !== 'OPEN' && lottery.state !== 'PAUSED') return;
  await takeOff(context, lottery, entry.id, reason);
}

/** What this domain keeps of a user: own draws, and own entries with their prizes. */
export async function lotteryDataOf(context: Context, userId: string) {
  return {
    draws: await repository.ownLotteryRows(context.db, userId),
    drawEntries: await repository.ownLotteryEntryRows(context.db, userId),
  };
}
