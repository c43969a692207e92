import {
  ACCEPT_DAYS,
  ANSWER_HOURS,
  BEGIN_HOURS,
  GIFT_DAYS,
  LATE_CANCEL_HOURS,
  PLACE_GRACE_HOURS,
  PLACE_MONEY_HOURS,
  PROPOSAL_HOURS,
  SESSION_ACCEPT_HOURS,
} from '@/lib/shared/bookings/states';
import { USUAL_USE_DAYS } from '@/lib/shared/bookings/packages';
import type { CancelTerms, PolicyStep } from '@/lib/shared/bookings/views';
import { refundSteps } from '@/lib/shared/bookings/refundSteps';
import type { CancelPolicy, ServiceKind } from '@/lib/shared/experiences/kinds';
import { capturedOf, feeLeftOf, isBalanceOpen, restOf } from './balance/terms';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A creator has at least so long to answer, also where the notice is over sooner. */
const LEAST_ANSWER_MS = HOUR_MS;

const after = (at: Date, ms: number) => new Date(at.getTime() + ms);

/** The earliest of these times. */
const earliestOf = (first: Date, ...others: readonly Date[]): Date =>
  others.reduce((least, at) => (at < least ? at : least), first);

/**
 * Until when a creator says yes or no: two days, and no later than anybody could still book; where
 * that is over already, an hour. Never after the start, or when the bank lets the amount go.
 */
export function answerByOf(
  { startsAt, noticeMinutes }: { startsAt: Date | null; noticeMinutes: number },
  now: Date,
  heldAtBank: Date | null,
): Date {
  const longest = earliestOf(
    after(now, ANSWER_HOURS * HOUR_MS),
    ...(heldAtBank ? [heldAtBank] : []),
  );
  if (startsAt === null) return longest;
  const lastCall = after(startsAt, -noticeMinutes * MINUTE_MS);
  const fair = after(now, LEAST_ANSWER_MS);
  return earliestOf(longest, startsAt, lastCall > fair ? lastCall : fair);
}

/** When what is made has to be there, or a place be played; null: it waits for answers, or has no day. */
export function dueAtOf(
  {
    kind,
    tier,
    needsAnswers,
  }: { kind: ServiceKind; tier: { days: number | null }; needsAnswers: boolean },
  now: Date,
): Date | null {
  if (tier.days === null || (kind !== 'DELIVERY' && kind !== 'QUEUE')) return null;
  if (kind === 'DELIVERY' && needsAnswers) return null;
  return after(now, tier.days * DAY_MS);
}

/**
 * When it is accepted by itself: a session a day after its end, a place an hour after it was played,
 * anything else after three days.
 */
export function acceptsAtOf(kind: ServiceKind, deliveredAt: Date): Date {
  if (kind === 'QUEUE') return after(deliveredAt, PLACE_MONEY_HOURS * HOUR_MS);
  return kind === 'SESSION'
    ? after(deliveredAt, SESSION_ACCEPT_HOURS * HOUR_MS)
    : after(deliveredAt, ACCEPT_DAYS * DAY_MS);
}

/** Until when the sessions of a package get a time that is paid now. */
export const packageEndOf = (now: Date, useDays: number | undefined): Date =>
  after(now, (useDays ?? USUAL_USE_DAYS) * DAY_MS);

/** Until when a gift can be used that is paid now. */
export const useByOf = (now: Date): Date => after(now, GIFT_DAYS * DAY_MS);

/** From when the buyer of a late delivery may cancel. */
export const lateCancelAt = (dueAt: Date): Date => after(dueAt, LATE_CANCEL_HOURS * HOUR_MS);

/**
 * When all comes back to whoever bought a place and was not played: an hour after the end of the queue
 * it is in, else an hour after its day; who stands in line on that day has another one. Null: no place.
 */
export function unplayedAtOf(row: {
  kind: ServiceKind;
  dueAt: Date | null;
  endsAt: Date | null;
  inLineSince: Date | null;
}): Date | null {
  const { kind, dueAt, endsAt, inLineSince } = row;
  if (kind !== 'QUEUE') return null;
  if (endsAt !== null) return after(endsAt, PLACE_MONEY_HOURS * HOUR_MS);
  const hours = inLineSince === null ? PLACE_MONEY_HOURS : PLACE_GRACE_HOURS;
  return dueAt && after(dueAt, hours * HOUR_MS);
}

/** Until when a proposed time waits: two days, and no longer than until either of the two begins. */
export function proposalUntilOf(now: Date, startsAt: Date, proposed: Date): Date {
  return earliestOf(after(now, PROPOSAL_HOURS * HOUR_MS), startsAt, proposed);
}

/** What decides what goes back. */
interface Bought {
  kind: ServiceKind;
  cancelPolicy: CancelPolicy;
  price: number;
  fee: number;
  deposit: number | null;
  balancePaidAt: Date | null;
  refunded: number;
  startsAt: Date | null;
  paidAt: Date | null;
  begunAt: Date | null;
}

/**
 * What comes back until when, the earliest first. After the last of them: nothing. Of a delivery all
 * until it is begun, for a day at most; of a price with a deposit never the deposit.
 */
export function policyStepsOf(bought: Bought): PolicyStep[] {
  const { kind, cancelPolicy: policy, price, startsAt, paidAt } = bought;
  if (kind === 'DELIVERY') {
    if (paidAt === null) return [];
    return [{ until: after(paidAt, BEGIN_HOURS * HOUR_MS).toISOString(), back: price }];
  }
  return kind !== 'SESSION' || startsAt === null
    ? []
    : refundSteps({ policy, price: restOf(bought), startsAt });
}

/** What the buyer gets back who cancels now, and until when that holds. */
function backNow(bought: Bought, now: Date): { back: number; until: string | null } {
  // Not played is nothing had.
  if (bought.kind === 'QUEUE') return { back: bought.price, until: null };
  if (bought.kind === 'DELIVERY' && bought.begunAt !== null) return { back: 0, until: null };
  if (bought.kind === 'DELIVERY' && bought.paidAt === null) {
    return { back: bought.price, until: null };
  }
  // A session of a package that has no time yet.
  if (bought.kind === 'SESSION' && bought.startsAt === null) {
    return { back: bought.price, until: null };
  }
  const step = policyStepsOf(bought).find(({ until }) => now < new Date(until));
  return step ?? { back: 0, until: bought.startsAt?.toISOString() ?? null };
}

/** Whether cancelling is free of charge now, and so is moving at once. */
export const isFreeNow = (bought: Bought, now: Date): boolean =>
  backNow(bought, now).back === restOf(bought);

/** What cancelling now does; `isWhole`: everything goes back. */
export function cancelTermsOf(bought: Bought, now: Date, isWhole: boolean): CancelTerms {
  const { refunded } = bought;
  const captured = capturedOf(bought);
  const wanted = isWhole ? { back: captured, until: null } : backNow(bought, now);
  // Nothing of a rest that is not paid can come back.
  const covered = !isWhole && isBalanceOpen(bought) ? 0 : wanted.back;
  // What went back before is not sent a second time.
  const back = Math.min(covered, captured - refunded);
  const gone = refunded + back;
  const feeLeft = feeLeftOf(bought, gone);
  return {
    back,
    creatorKeeps: captured - gone - feeLeft,
    fee: feeLeft,
    until: wanted.until,
  };
}

/** What a buyer who was not there gets back: what cancelling a minute before the start had given. */
export function backAtStart(bought: Bought): number {
  const { startsAt } = bought;
  if (startsAt === null) return 0;
  return cancelTermsOf(bought, after(startsAt, -MINUTE_MS), false).back;
}
