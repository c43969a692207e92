import type { News } from '@/backend/notifications/service';
import type { Context } from '@/backend/platform/context';
import { scheduleJob } from '@/backend/platform/jobs/scheduledJobs';
import { offerLine, outLine } from '@/lib/shared/lottery/scheme/lines';
import type { OutReason } from '@/lib/shared/lottery/scheme/lists';
import { CONFIRM_SECONDS, ENTRY } from '@/lib/shared/lottery/states';
import type { LotteryAct } from '@/backend/lotteries/host/actions';
import type { LineMaker } from '@/backend/lotteries/log';
import { settle } from '@/backend/lotteries/settle';
import type { HeldLottery } from '@/backend/lotteries/store/lotteryRepository';
import { alertWinners } from './alerts';
import { wonNews } from './news';
import * as repository from './offerRepository';
import {
  after,
  dealOffers,
  freeSlots,
  hasEnded,
  prizeOfSlot,
  statusAfter,
  type Offer,
} from './policy';

/** Kind of the job that ends claims nobody made in time. */
export const CLAIM_DEADLINE = 'lottery_claim_deadline';
/** Kind of the job that goes on where no host has said a word. */
export const CONFIRM_LATE = 'lottery_confirm_late';
/** Kind of the job that forgets the network addresses of a draw that is over. */
export const FORGET_NETWORKS = 'lottery_forget_networks';

/** What each job of one draw is about. */
export interface LotteryRef {
  lotteryId: string;
}

/** Candidates that are read beyond those who are needed: accounts may be gone. */
const SPARE = 20;
/** How much more is read each time when all of them were gone. */
const SPARE_GROWS = 8;

/** Somebody whose prize goes on, and why. */
export interface Out {
  id: string;
  n: number;
  reason: OutReason;
}

/** What happens to the prizes of a draw in one step. */
export interface Step {
  /** Prizes that go on. */
  outs?: readonly Out[];
  /** How many prizes are offered to the next in the order; as many as there are ranks and slots. */
  offers: number;
  /** They are told at once; else the host confirms them first. */
  isConfirmed: boolean;
  /** What the caller did as a host, given the entries that were drawn by it. */
  action?: (entryIds: string[]) => LotteryAct;
  /** Stands in the log before all else. */
  lines?: readonly LineMaker[];
}

/**
 * The first offers of a locked draw whose order was just revealed: of a live draw the first prize, of
 * another all of them. In the transaction of the reveal.
 */
export function offerAfterReveal(context: Context, lottery: HeldLottery): Promise<HeldLottery> {
  const offers = lottery.claimMode === 'LIVE' ? 1 : lottery.prizeCount;
  return carryOn(context, lottery, { offers, isConfirmed: false });
}

/**
 * Takes prizes back, offers prizes to the next in the order and ends the draw once nothing waits: all
 * that follows from one event of a locked draw whose order is known, with one update to its pages.
 */
export async function carryOn(
  context: Context,
  lottery: HeldLottery,
  { outs = [], offers: count, isConfirmed, action, lines: first = [] }: Step,
): Promise<HeldLottery> {
  const now = context.now();
  if (outs.length > 0) {
    const rows = outs.map(({ id, reason }) => ({ id, reason, status: statusAfter(reason) }));
    await repository.writeOuts(context.db, rows, now);
  }
  const standing = await repository.standingOf(context.db, lottery.id);
  const offers = await deal(context, lottery, standing.held, count);
  const news = await write(context, lottery, offers, { now, isConfirmed });
  const drawn = lottery.offers + offers.length;
  const isOver = lottery.state === 'CLAIMING' && hasEnded(lottery, standing, offers);
  const end = isOver ? ({ state: 'COMPLETED', endedAt: now } as const) : {};
  if (isOver) await forgetNetworks(context, lottery.id);
  const change = {
    patch: { offers: drawn, ...end },
    lines: [...first, ...outs.map(lineOfOut), ...offers.flatMap(linesOf)],
    ...(action && { action: action(offers.map(({ id }) => id)) }),
  };
  return settle(context, lottery, change, news);
}

const lineOfOut =
  ({ n, reason }: Omit<Out, 'id'>): LineMaker =>
  (ms) =>
    outLine(ms, { n, reason });

function linesOf({ n, slot, isGone }: Offer): LineMaker[] {
  const offer: LineMaker = (ms) => offerLine(ms, { slot, n });
  return isGone ? [offer, lineOfOut({ n, reason: 'account-deleted' })] : [offer];
}

/** Who is offered what: enough are read at once that gone accounts hardly ever ask for more. */
async function deal(
  context: Context,
  lottery: HeldLottery,
  held: readonly number[],
  count: number,
): Promise<Offer[]> {
  const free = freeSlots(lottery.prizeCount, held);
  const wanted = Math.min(count, free.length);
  const offers: Offer[] = [];
  let dealt = 0;
  for (let spare = SPARE; dealt < wanted; spare *= SPARE_GROWS) {
    const limit = wanted - dealt + spare;
    const from = lottery.offers + offers.length;
    const next = await repository.candidatesAfter(context.db, lottery.id, from, limit);
    offers.push(...dealOffers(free.slice(dealt), next, wanted - dealt));
    dealt = offers.filter(({ isGone }) => !isGone).length;
    if (next.length < limit) break;
  }
  return offers;
}

/** Writes who was drawn, and what follows when time goes by. Returns what they are told. */
async function write(
  context: Context,
  lottery: HeldLottery,
  offers: readonly Offer[],
  { now, isConfirmed }: { now: Date; isConfirmed: boolean },
): Promise<News[]> {
  if (offers.length === 0) return [];
  const claimBy = after(now, lottery.claimSeconds * 1000);
  const told = isConfirmed
    ? { confirmedAt: now.toISOString(), claimBy: claimBy.toISOString() }
    : { confirmedAt: null, claimBy: null };
  const rows = offers.map(({ id, rank, slot, isGone }) => ({
    ...{ id, rank, slot, prize: prizeOfSlot(lottery.prizes, slot) },
    ...(isGone
      ? { ...NOBODY, endReason: 'account-deleted' }
      : { ...told, status: ENTRY.won, endReason: null }),
  }));
  await repository.writeOffers(context.db, rows, now);
  const ids = offers.filter(({ isGone }) => !isGone).map(({ id }) => id);
  if (ids.length === 0) return [];
  // Also a live draw whose host confirms, and then goes away, comes to its end.
  if (!isConfirmed || lottery.claimMode === 'LIVE') {
    await schedule(context, CONFIRM_LATE, lottery, after(now, CONFIRM_SECONDS * 1000));
  }
  if (!isConfirmed) return [];
  await schedule(context, CLAIM_DEADLINE, lottery, claimBy);
  const winners = await repository.toldAmong(context.db, ids);
  await alertWinners(context, lottery, winners);
  return wonNews(lottery, winners);
}

const NOBODY = { status: statusAfter('account-deleted'), confirmedAt: null, claimBy: null };

/** Schedules a job of one draw in the running transaction. */
export function schedule(
  context: Context,
  kind: string,
  { id: lotteryId }: Pick<HeldLottery, 'id'>,
  runAt: Date,
): Promise<void> {
  const ref: LotteryRef = { lotteryId };
  return scheduleJob(context, { kind, ref, runAt });
}

/** Forgets the network addresses of everyone who was in a draw that is over, after the transaction. */
export function forgetNetworks(context: Context, lotteryId: string): Promise<void> {
  return schedule(context, FORGET_NETWORKS, { id: lotteryId }, context.now());
}
