import { creatorView, hasRight, rightOf } from '@/backend/hosting/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { memberId } from '@/backend/platform/member';
import { inTransaction } from '@/backend/platform/transaction';
import { claimLine } from '@/lib/shared/lottery/scheme/lines';
import { ENTRY, isLiveEntry } from '@/lib/shared/lottery/states';
import { settle } from '@/backend/lotteries/settle';
import {
  findLottery,
  lockLotteryOfClaim,
  type HeldLottery,
} from '@/backend/lotteries/store/lotteryRepository';
import type { Claim, ClaimDetails } from '@/backend/lotteries/claimTypes';
import { isoOf } from '@/backend/lotteries/views';
import { changeEntry, drawnByUuid, type DrawnRow } from './claimRepository';
import { carryOn, schedule } from './offers';
import * as policy from './policy';

/** Kind of the job that reminds of missing details. */
export const CLAIM_REMINDER = 'lottery_claim_reminder';

/**
 * A claim, for its winner and for hosts who run the draw. Errors: auth.required; claim.not_found, for
 * everybody else and for an entry that was not drawn alike.
 */
export async function claimOf(context: Context, { uuid }: { uuid: string }): Promise<Claim> {
  const userId = memberId(context);
  const drawn = await drawnByUuid(context.db, uuid);
  const lottery = drawn && (await findLottery(context.db, drawn.lotteryId));
  if (!lottery) throw new AppError('claim.not_found');
  if (drawn.userId === userId) return claimView(context, lottery, drawn);
  const right = await rightOf(context, lottery);
  if (right === null || !hasRight(right, 'RUN')) throw new AppError('claim.not_found');
  return claimView(context, lottery, drawn);
}

/**
 * “It’s mine”: the caller takes their prize; pressed again it stays taken. Errors: auth.required,
 * claim.not_found, claim.too_late, claim.wrong_state (not confirmed yet, or passed over).
 */
export function claimPrize(context: Context, { uuid }: { uuid: string }): Promise<Claim> {
  return withOwnClaim(context, uuid, async (inner, lottery, drawn) => {
    if (drawn.status === ENTRY.claimed || drawn.status === ENTRY.fulfilled) return;
    const now = inner.now();
    const refusal = policy.claimRefusal(drawn, now);
    if (refusal) throw new AppError(refusal);
    // As the log says it: by its times `no-details` is judged.
    const change = policy.claimed(new Date(Math.max(now.getTime(), Number(lottery.logMs))));
    await changeEntry(inner.db, drawn.id, change);
    const remindAt = policy.after(change.detailsBy, -policy.REMIND_BEFORE_MS);
    await schedule(inner, CLAIM_REMINDER, lottery, remindAt);
    await settle(inner, lottery, { lines: [(ms) => claimLine(ms, drawn)] });
  });
}

/**
 * The caller gives their prize up; it goes to the next in the order. Pressed again nothing happens.
 * Errors: auth.required, claim.not_found, claim.wrong_state (handed over, or passed over).
 */
export function declinePrize(context: Context, { uuid }: { uuid: string }): Promise<Claim> {
  return withOwnClaim(context, uuid, async (inner, lottery, drawn) => {
    if (drawn.status === ENTRY.declined) return;
    if (!policy.canDecline(drawn)) throw new AppError('claim.wrong_state');
    const outs = [{ id: drawn.id, n: drawn.n, reason: 'declined' as const }];
    await carryOn(inner, lottery, { outs, offers: 1, isConfirmed: drawn.confirmedAt !== null });
  });
}

/**
 * Stores what the delivery needs; it may be sent again until the prize was handed over. Errors:
 * auth.required, claim.not_found, claim.wrong_state (not claimed, or over), claim.details_missing with
 * `required` or `invalid` by field.
 */
export function sendClaimDetails(
  context: Context,
  {
    uuid,
    ...given
  }: { uuid: string } & { [field in keyof ClaimDetails]?: string | null | undefined },
): Promise<Claim> {
  return withOwnClaim(context, uuid, async (inner, lottery, drawn) => {
    if (!policy.takesDetails(drawn)) throw new AppError('claim.wrong_state');
    const details = detailsOf(given);
    const fields = policy.missingDetails(prizeOf(lottery, drawn).delivery, details);
    if (Object.keys(fields).length > 0) throw new AppError('claim.details_missing', { fields });
    await changeEntry(inner.db, drawn.id, {
      details: JSON.stringify(details),
      detailsAt: inner.now(),
      detailsBy: null,
    });
    // No word of it on the public channel; hosts hear that something came.
    await settle(inner, lottery, {});
  });
}

/** Does something with the caller's own claim while its draw is locked; returns it as it then is. */
async function withOwnClaim(
  context: Context,
  uuid: string,
  work: (inner: Context, lottery: HeldLottery, drawn: DrawnRow) => Promise<void>,
): Promise<Claim> {
  const userId = memberId(context);
  return inTransaction(context, async (inner) => {
    const lottery = await lockLotteryOfClaim(inner.db, uuid);
    const drawn = lottery && (await drawnByUuid(inner.db, uuid));
    // Read under the lock; somebody else's and one that was not drawn are as if there were none.
    if (drawn?.userId !== userId || !lottery) throw new AppError('claim.not_found');
    await work(inner, lottery, drawn);
    const now = await drawnByUuid(inner.db, uuid);
    return claimView(inner, lottery, now ?? drawn);
  });
}

function claimView(context: Context, lottery: HeldLottery, drawn: DrawnRow): Claim {
  const prize = prizeOf(lottery, drawn);
  const isLive = isLiveEntry(drawn.status);
  return {
    id: drawn.id,
    uuid: drawn.claimUuid,
    lotteryId: lottery.id,
    title: lottery.title,
    state: lottery.state,
    prize,
    delivery: prize.delivery,
    status: drawn.status,
    handle: drawn.handle,
    isMine: drawn.userId === context.actor.userId,
    creator: creatorView(lottery),
    claimBy: isoOf(drawn.claimBy),
    claimedAt: isoOf(drawn.claimedAt),
    detailsBy: isoOf(drawn.detailsBy),
    details: drawn.details && detailsOf(drawn.details),
    detailsAt: isoOf(drawn.detailsAt),
    fulfilledAt: isoOf(drawn.fulfilledAt),
    purgeAt: isoOf(drawn.purgeAt),
    outReason: isLive ? null : drawn.endReason,
    now: context.now().toISOString(),
  };
}

/** The prize that an entry was drawn for; prizes are fixed once somebody has entered. */
function prizeOf({ prizes }: HeldLottery, { prize }: DrawnRow) {
  const found = prizes[prize];
  if (!found) throw new Error('a drawn entry has a prize');
  return found;
}

function detailsOf(given: { [field in keyof ClaimDetails]?: string | null | undefined }) {
  const { name = null, email = null, address = null, postcode = null, city = null } = given;
  const { country = null, note = null } = given;
  return { name, email, address, postcode, city, country, note } satisfies ClaimDetails;
}
