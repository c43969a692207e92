import type { Context } from '@/backend/platform/context';
import type { JobHandler } from '@/backend/platform/jobs/scheduledJobs';
import { inTransaction } from '@/backend/platform/transaction';
import { CONFIRM_SECONDS } from '@/lib/shared/lottery/states';
import { settle } from '@/backend/lotteries/settle';
import { lockLottery, type HeldLottery } from '@/backend/lotteries/store/lotteryRepository';
import { CLAIM_REMINDER } from './claim';
import { drawsToPurge, forgetSome, purgeDetails, remindDue } from './claimRepository';
import { confirm } from './host';
import { reminders } from './news';
import { expiredIn, standingOf } from './offerRepository';
import {
  carryOn,
  CLAIM_DEADLINE,
  CONFIRM_LATE,
  FORGET_NETWORKS,
  forgetNetworks,
  type LotteryRef,
} from './offers';
import { after, REMIND_BEFORE_MS } from './policy';

/*
 * What happens by itself when time has gone by. Each job names its draw alone, and what is due stands
 * in the entries: a job that comes late, twice or after a restart does what is to do once.
 */

/** Prizes nobody claimed in time go to the next in the order, who are told at once. */
async function expireClaims(context: Context, ref: unknown): Promise<void> {
  const lottery = await claiming(context, ref);
  if (!lottery) return;
  const expired = await expiredIn(context.db, lottery.id, context.now());
  if (expired.length === 0) return;
  const outs = expired.map((one) => ({ ...one, reason: 'expired' as const }));
  await carryOn(context, lottery, { outs, offers: outs.length, isConfirmed: true });
}

/**
 * Winners whom no host has looked at for a day are confirmed. Where nobody has drawn for a day in a
 * live draw, the host has gone: the rest of its prizes is drawn, too, and told at once.
 */
async function confirmLate(context: Context, ref: unknown): Promise<void> {
  const lottery = await claiming(context, ref);
  if (!lottery) return;
  const offeredBy = after(context.now(), -CONFIRM_SECONDS * 1000);
  await confirm(context, lottery, { offeredBy }, false);
  const { held, lastOfferAt } = await standingOf(context.db, lottery.id);
  const isLeft = lastOfferAt !== null && lastOfferAt <= offeredBy;
  const rest = lottery.prizeCount - held.length;
  if (lottery.claimMode !== 'LIVE' || !isLeft || rest === 0) return;
  // The confirmation before has changed it.
  const now = await lockLottery(context.db, lottery.id);
  if (now) await carryOn(context, now, { offers: rest, isConfirmed: true });
}

/** Reminds winners once of details that are missing, a day before their time is over. */
async function remindOfDetails(context: Context, ref: unknown): Promise<void> {
  const lottery = await lockLottery(context.db, lotteryIdOf(ref));
  if (!lottery) return;
  const now = context.now();
  const until = after(now, REMIND_BEFORE_MS);
  const told = await remindDue(context.db, lottery.id, { now, until });
  if (told.length > 0) await settle(context, lottery, {}, reminders(lottery, told));
}

/** Draws whose details are deleted in one step of the job. */
const PURGED_AT_ONCE = 20;

/** Deletes details whose time has come; true when there may be more. A job of its own runs it. */
export async function purgeSome(context: Context): Promise<boolean> {
  const due = await drawsToPurge(context.db, context.now(), PURGED_AT_ONCE);
  for (const lotteryId of due) {
    await inTransaction(context, async (inner) => {
      const lottery = await lockLottery(inner.db, lotteryId);
      if (!lottery) return;
      await purgeDetails(inner.db, lotteryId, inner.now());
      // Claims that nobody marked as handed over no longer keep the draw from being over.
      if (lottery.state === 'CLAIMING') {
        await carryOn(inner, lottery, { offers: 0, isConfirmed: false });
      }
    });
  }
  return due.length === PURGED_AT_ONCE;
}

/** Network addresses that are forgotten at once. */
const FORGOTTEN_AT_ONCE = 5000;

/** Forgets the network addresses of everyone who was in a draw that is over. */
async function forgetNetworksOf(context: Context, ref: unknown): Promise<void> {
  const lotteryId = lotteryIdOf(ref);
  const hasMore = await forgetSome(context.db, lotteryId, FORGOTTEN_AT_ONCE);
  if (hasMore) await forgetNetworks(context, lotteryId);
}

/** The locked draw of a job while its prizes are being claimed. */
async function claiming(context: Context, ref: unknown): Promise<HeldLottery | null> {
  const lottery = await lockLottery(context.db, lotteryIdOf(ref));
  return lottery?.state === 'CLAIMING' ? lottery : null;
}

const lotteryIdOf = (ref: unknown) => (ref as LotteryRef).lotteryId;

/** What each job of a draw whose order is known does. */
export const CLAIM_JOBS = {
  [CLAIM_DEADLINE]: expireClaims,
  [CONFIRM_LATE]: confirmLate,
  [CLAIM_REMINDER]: remindOfDetails,
  [FORGET_NETWORKS]: forgetNetworksOf,
} satisfies Record<string, JobHandler>;
