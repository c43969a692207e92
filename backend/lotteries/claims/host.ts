import { banFan } from '@/backend/hosting/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { inTransaction } from '@/backend/platform/transaction';
import type { OUT_REASONS_OF_HOST } from '@/lib/shared/lottery/reasons';
import { ENTRY, isLiveEntry } from '@/lib/shared/lottery/states';
import { hostedLottery, type HostedLottery } from '@/backend/lotteries/access';
import type { LotteryAct } from '@/backend/lotteries/host/actions';
import { settle } from '@/backend/lotteries/settle';
import type { HeldLottery } from '@/backend/lotteries/store/lotteryRepository';
import { alertWinners } from './alerts';
import { changeEntry, drawnById } from './claimRepository';
import { wonNews } from './news';
import { confirmDrawn, standingOf } from './offerRepository';
import { carryOn, CLAIM_DEADLINE, schedule } from './offers';
import * as policy from './policy';

/**
 * Offers the next prize of a live draw to the next in the order. Errors: auth.required, forbidden,
 * lottery.wrong_state (nothing left to draw, or somebody drawn is not confirmed yet).
 */
export function drawNext(
  context: Context,
  { lotteryId }: { lotteryId: string },
): Promise<{ count: number }> {
  return withHosted(context, lotteryId, async (inner, lottery) => {
    const { held, unconfirmed, ranks } = await standingOf(inner.db, lottery.id);
    const refusal = policy.drawNextRefusal(lottery, {
      hasUnconfirmed: unconfirmed > 0,
      hasNext: held.length < lottery.prizeCount && lottery.offers < ranks,
    });
    if (refusal) throw new AppError(refusal);
    const action = (entryIds: string[]): LotteryAct => ({ kind: 'DRAW', entryIds });
    await carryOn(inner, lottery, { offers: 1, isConfirmed: false, action });
    return 1;
  });
}

/**
 * The host's word for drawn winners: they are told, and their clock starts. Who was confirmed or
 * passed over before stays as they are. Returns how many. Errors: auth.required, forbidden,
 * lottery.wrong_state (not revealed, or over).
 */
export function confirmWinners(
  context: Context,
  { lotteryId, memberIds }: { lotteryId: string; memberIds: readonly string[] },
): Promise<{ count: number }> {
  return withHosted(context, lotteryId, (inner, lottery) =>
    confirm(inner, lottery, { ids: memberIds }, true),
  );
}

/** Confirms winners of a locked draw and tells them; `isAct`: the caller did so as a host. */
export async function confirm(
  context: Context,
  lottery: HeldLottery,
  which: Parameters<typeof confirmDrawn>[2],
  isAct: boolean,
): Promise<number> {
  const now = context.now();
  const claimBy = policy.after(now, lottery.claimSeconds * 1000);
  const told = await confirmDrawn(context.db, lottery.id, which, { now, claimBy });
  if (told.length === 0) return 0;
  await schedule(context, CLAIM_DEADLINE, lottery, claimBy);
  const action = { kind: 'CONFIRM', entryIds: told.map(({ id }) => id) } as const;
  await settle(context, lottery, isAct ? { action } : {}, wonNews(lottery, told));
  await alertWinners(context, lottery, told);
  return told.length;
}

/**
 * Passes a winner over for a public reason; the next in the order is drawn. `banned` also bans at the
 * creator. 0 when they were passed over before. Errors: auth.required, forbidden, claim.not_found,
 * claim.wrong_state (handed over; `no-details` before its time), lottery.wrong_state.
 */
export function nextInLine(
  context: Context,
  {
    lotteryId,
    memberId,
    reason,
  }: { lotteryId: string; memberId: string; reason: (typeof OUT_REASONS_OF_HOST)[number] },
): Promise<{ count: number }> {
  return withHosted(context, lotteryId, async (inner, lottery) => {
    const drawn = await drawnById(inner.db, lottery.id, memberId);
    if (!drawn) throw new AppError('claim.not_found');
    if (!isLiveEntry(drawn.status)) return 0;
    const refusal = policy.passOverRefusal(drawn, reason, inner.now());
    if (refusal) throw new AppError(refusal);
    if (reason === 'banned' && drawn.userId !== null) {
      await banFan(inner, lottery, { userId: drawn.userId, reason: null });
    }
    const action = (): LotteryAct => ({ kind: 'NEXT', entryIds: [drawn.id], reason });
    const outs = [{ id: drawn.id, n: drawn.n, reason }];
    await carryOn(inner, lottery, { outs, offers: 1, isConfirmed: false, action });
    return 1;
  });
}

/**
 * Marks a claimed prize as handed over; 0 when it was so before. Errors: auth.required, forbidden,
 * claim.not_found, claim.wrong_state (not claimed, or passed over).
 */
export function fulfilPrize(
  context: Context,
  { lotteryId, memberId }: { lotteryId: string; memberId: string },
): Promise<{ count: number }> {
  return inTransaction(context, async (inner) => {
    const lottery = await hostedLottery(inner, lotteryId, 'RUN', { lock: true });
    const drawn = await drawnById(inner.db, lottery.id, memberId);
    if (!drawn) throw new AppError('claim.not_found');
    if (drawn.status === ENTRY.fulfilled) return { count: 0 };
    if (drawn.status !== ENTRY.claimed) throw new AppError('claim.wrong_state');
    const now = inner.now();
    const purgeAt = policy.purgeAfterFulfilled(drawn, now);
    const change = { status: ENTRY.fulfilled, fulfilledAt: now, detailsBy: null, purgeAt };
    await changeEntry(inner.db, drawn.id, change);
    const action = (): LotteryAct => ({ kind: 'FULFIL', entryIds: [drawn.id] });
    await carryOn(inner, lottery, { offers: 0, isConfirmed: false, action });
    return { count: 1 };
  });
}

/** Runs an act on a draw whose prizes are being claimed, while it is locked. */
function withHosted(
  context: Context,
  lotteryId: string,
  work: (inner: Context, lottery: HostedLottery) => Promise<number>,
): Promise<{ count: number }> {
  return inTransaction(context, async (inner) => {
    const lottery = await hostedLottery(inner, lotteryId, 'RUN', { lock: true });
    if (lottery.state !== 'CLAIMING') throw new AppError('lottery.wrong_state');
    return { count: await work(inner, lottery) };
  });
}
