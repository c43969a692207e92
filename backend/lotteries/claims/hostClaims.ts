import type { Context } from '@/backend/platform/context';
import { listPhoto } from '@/lib/shared/creators/extraPublic';
import { isLiveEntry, type Doubt } from '@/lib/shared/lottery/states';
import type { HeldLottery } from '@/backend/lotteries/store/lotteryRepository';
import type { HostClaim, LotteryEdit } from '@/backend/lotteries/types';
import { isoOf } from '@/backend/lotteries/views';
import { doubtsIn, hostClaimRows, type HostClaimRow } from './hostRepository';
import { candidatesAfter } from './offerRepository';
import { isOverdue } from './policy';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How many of those behind are shown before somebody is passed over. */
const NEXT_SHOWN = 3;

/**
 * Everyone who was drawn as the hosts see them, newest offer last, at most 50. Doubts stand beside
 * those alone who are not confirmed yet. The caller has checked who asks.
 */
export async function hostClaims(context: Context, lottery: HeldLottery): Promise<HostClaim[]> {
  if (lottery.offers === 0) return [];
  const now = context.now();
  const rows = await hostClaimRows(context.db, lottery);
  const isAsked = rows.some(
    ({ confirmedAt, status }) => confirmedAt === null && isLiveEntry(status),
  );
  const doubts = isAsked ? await doubtsIn(context.db, lottery, now) : null;
  return rows.map((row) => hostClaimView(row, doubts?.get(row.id) ?? [], now));
}

/** The next three in the order, should somebody be passed over. The caller has checked who asks. */
export async function nextThree(
  context: Context,
  { id, state, offers }: HeldLottery,
): Promise<LotteryEdit['nextInLine']> {
  if (state !== 'CLAIMING') return [];
  const next = await candidatesAfter(context.db, id, offers, NEXT_SHOWN);
  return next.map(({ rank, handle }) => ({ rank, handle }));
}

function hostClaimView(row: HostClaimRow, doubts: Doubt[], now: Date): HostClaim {
  const isLive = isLiveEntry(row.status);
  const age = row.madeAt === null ? 0 : now.getTime() - row.madeAt.getTime();
  return {
    id: row.id,
    uuid: row.claimUuid,
    slot: row.slot,
    prize: row.prize,
    rank: row.rank,
    status: row.status,
    tickets: row.tickets,
    handle: row.handle,
    profilePhoto: listPhoto(row.extraPublic),
    accountDays: Math.floor(age / DAY_MS),
    wonBefore: row.wonBefore,
    doubts,
    offeredAt: row.offeredAt.toISOString(),
    confirmedAt: isoOf(row.confirmedAt),
    claimBy: isoOf(row.claimBy),
    claimedAt: isoOf(row.claimedAt),
    detailsBy: isoOf(row.detailsBy),
    isOverdue: isOverdue(row, now),
    hasDetails: row.detailsAt !== null,
    fulfilledAt: isoOf(row.fulfilledAt),
    outReason: isLive ? null : row.endReason,
  };
}
