import type { ErrorCode } from '@/lib/shared/errors';
import type { LotteryPrize } from '@/lib/shared/lottery/messages';
import type { OUT_REASONS_OF_HOST } from '@/lib/shared/lottery/reasons';
import { hasPostcodes } from '@/lib/shared/lottery/postcodes';
import type { OutReason } from '@/lib/shared/lottery/scheme/lists';
import {
  DETAILS_SECONDS,
  ENTRY,
  type ClaimMode,
  type Delivery,
  type LotteryState,
} from '@/lib/shared/lottery/states';
import type { ClaimDetails } from '@/backend/lotteries/claimTypes';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** The reminder comes so long before the time for details is over. */
export const REMIND_BEFORE_MS = 24 * HOUR_MS;
/** Details are kept so long after the prize was handed over, and so long after the claim at most. */
const PURGE_AFTER_FULFILLED_MS = 30 * DAY_MS;
const PURGE_AFTER_CLAIM_MS = 90 * DAY_MS;

/** What of a drawn entry decides what may happen to it. */
export interface DrawnFacts {
  status: number;
  slot: number | null;
  confirmedAt: Date | null;
  claimBy: Date | null;
  claimedAt: Date | null;
  detailsBy: Date | null;
  detailsAt: Date | null;
  remindedAt: Date | null;
  purgeAt: Date | null;
}

/** Who comes next in the order; `isGone`: their account was deleted after the list had closed. */
export interface Candidate {
  id: string;
  n: number;
  rank: number;
  isGone: boolean;
}

/** One `offer` of the log. */
export interface Offer extends Candidate {
  slot: number;
}

/** The slots that nobody holds, lowest first: never offered, or free again. */
export function freeSlots(prizeCount: number, held: readonly number[]): number[] {
  const taken = new Set(held);
  return Array.from({ length: prizeCount }, (_, nth) => nth + 1).filter((slot) => !taken.has(slot));
}

/**
 * Deals `count` prizes: each candidate in turn is offered the lowest free slot; one whose account is
 * gone takes none of it, so the same slot goes on. Ends with the candidates.
 */
export function dealOffers(
  free: readonly number[],
  candidates: readonly Candidate[],
  count: number,
): Offer[] {
  const offers: Offer[] = [];
  let dealt = 0;
  for (const candidate of candidates) {
    const slot = free[dealt];
    if (slot === undefined || dealt === count) break;
    offers.push({ ...candidate, slot });
    if (!candidate.isGone) dealt += 1;
  }
  return offers;
}

/**
 * Whether nothing can happen to a draw's prizes any more: nobody has to do anything, and there is no
 * prize to offer or nobody to offer it to. `standing` is from before these last offers.
 */
export function hasEnded(
  lottery: { prizeCount: number; offers: number },
  standing: { held: readonly number[]; waiting: number; ranks: number },
  offers: readonly Offer[],
): boolean {
  const won = offers.filter(({ isGone }) => !isGone).length;
  const hasPrize = standing.held.length + won < lottery.prizeCount;
  const hasNext = lottery.offers + offers.length < standing.ranks;
  return standing.waiting + won === 0 && !(hasPrize && hasNext);
}

/** Place in `prizes` of a slot; slots count the prizes one by one, in their order. */
export function prizeOfSlot(
  prizes: readonly Pick<LotteryPrize, 'quantity'>[],
  slot: number,
): number {
  let last = 0;
  return prizes.findIndex(({ quantity }) => (last += quantity) >= slot);
}

/** Why no further prize can be drawn now; null: it can. */
export function drawNextRefusal(
  { state, claimMode }: { state: LotteryState; claimMode: ClaimMode },
  { hasUnconfirmed, hasNext }: { hasUnconfirmed: boolean; hasNext: boolean },
): ErrorCode | null {
  const canDraw = state === 'CLAIMING' && claimMode === 'LIVE' && hasNext && !hasUnconfirmed;
  return canDraw ? null : 'lottery.wrong_state';
}

/** Why a winner cannot be passed over for this reason; null: they can. */
export function passOverRefusal(
  drawn: DrawnFacts,
  reason: (typeof OUT_REASONS_OF_HOST)[number],
  now: Date,
): ErrorCode | null {
  if (drawn.status !== ENTRY.won && drawn.status !== ENTRY.claimed) return 'claim.wrong_state';
  return reason !== 'no-details' || isOverdue(drawn, now) ? null : 'claim.wrong_state';
}

/** Whether the time for details is over, after a reminder: the host may go on. */
export function isOverdue(
  { status, detailsBy, detailsAt, remindedAt }: DrawnFacts,
  now: Date,
): boolean {
  const isLate = detailsBy !== null && detailsBy <= now;
  return status === ENTRY.claimed && detailsAt === null && remindedAt !== null && isLate;
}

/** Why a winner cannot press “It’s mine” now; null: they can. At the very deadline it is too late. */
export function claimRefusal(
  { status, confirmedAt, claimBy }: DrawnFacts,
  now: Date,
): ErrorCode | null {
  if (status === ENTRY.expired) return 'claim.too_late';
  if (status !== ENTRY.won || confirmedAt === null || claimBy === null) return 'claim.wrong_state';
  return claimBy <= now ? 'claim.too_late' : null;
}

/** Whether a winner may give the prize up: until it was handed over. */
export const canDecline = ({ status }: DrawnFacts) =>
  status === ENTRY.won || status === ENTRY.claimed;

/** Whether a winner may send or change what the delivery needs. */
export const takesDetails = ({ status, purgeAt }: DrawnFacts) =>
  status === ENTRY.claimed && purgeAt !== null;

/** What of the details a delivery needs is missing, by field. */
export function missingDetails(
  delivery: Delivery,
  details: ClaimDetails,
): Partial<Record<keyof ClaimDetails, string>> {
  const isMissing = (field: keyof ClaimDetails) => details[field] === null;
  const needed: readonly (keyof ClaimDetails)[] =
    delivery !== 'PHYSICAL'
      ? []
      : hasPostcodes(details.country)
        ? ['name', 'address', 'postcode', 'city', 'country']
        : ['name', 'address', 'city', 'country'];
  if (needed.some(isMissing)) {
    return Object.fromEntries(needed.filter(isMissing).map((field) => [field, 'required']));
  }
  // A way to reach them is enough: an e-mail, or words the creator can go by.
  const isReachable = delivery === 'PHYSICAL' || !isMissing('email') || !isMissing('note');
  if (!isReachable) return { email: 'required' };
  return details.email === null || EMAIL.test(details.email) ? {} : { email: 'invalid' };
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What is stored of a claim at the press: details may follow for so long. */
export function claimed(now: Date): {
  status: number;
  claimedAt: Date;
  claimBy: null;
  detailsBy: Date;
  purgeAt: Date;
} {
  return {
    status: ENTRY.claimed,
    claimedAt: now,
    claimBy: null,
    detailsBy: after(now, DETAILS_SECONDS * 1000),
    purgeAt: after(now, PURGE_AFTER_CLAIM_MS),
  };
}

/** When the details of a prize are deleted that is handed over now. */
export function purgeAfterFulfilled({ purgeAt }: DrawnFacts, now: Date): Date | null {
  const soon = after(now, PURGE_AFTER_FULFILLED_MS);
  return purgeAt && (purgeAt < soon ? purgeAt : soon);
}

/** Status of an entry that was passed over. */
export function statusAfter(reason: OutReason): number {
  if (reason === 'expired') return ENTRY.expired;
  return reason === 'declined' ? ENTRY.declined : ENTRY.disqualified;
}

/** A moment so many milliseconds later. */
export function after(moment: Date, ms: number): Date {
  return new Date(moment.getTime() + ms);
}
