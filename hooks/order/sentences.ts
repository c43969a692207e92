import { isGiven } from '@/lib/orders/given';
import { situationOf, type Situation } from '@/lib/orders/situation';
import type { BookingPage } from '@/lib/shared/bookings/views';
import { endedSums } from './ended';

/** Keys of the sentences that an order needs now, and the time that its figure counts to. */
interface Sentences {
  situation: Situation;
  title: string;
  next: readonly string[];
  money: readonly string[];
  /** What the figure counts to, UTC ISO 8601; null: none is shown. */
  until: string | null;
  /** It counts the time since then. */
  isSince: boolean;
}

const figureOf = (order: BookingPage, situation: Situation): string | null => {
  switch (situation) {
    case 'pending':
      return order.heldUntil;
    case 'requested':
      return order.nextAt;
    case 'upcoming':
      return order.startsAt;
    case 'running':
      return order.endsAt;
    case 'making':
    case 'late':
      return order.dueAt;
    case 'place':
      return order.dueAt;
    case 'delivered':
    case 'placePlayed':
      return order.acceptsAt;
    case 'disputed':
      return order.nextAt;
    default:
      return null;
  }
};

function titleOf(order: BookingPage, situation: Situation): string {
  const { role, endReason } = order;
  if (situation === 'cancelled') return `ended.${endReason ?? 'DECIDED'}.${role}`;
  if (situation === 'requested' && role === 'CREATOR' && order.startsAt === null) {
    return 'title.requested.CREATOR_plain';
  }
  if (situation === 'disputed') return disputedTitle(order);
  if (situation === 'making' && order.begunAt === null) return `title.ordered.${role}`;
  return `title.${situation}.${role}`;
}

/** What the last proposal of its case asks for or offers; a person names nothing. */
function disputedTitle(order: BookingPage): string {
  const { role, nextAt } = order;
  const asked = askedIn(order);
  if (nextAt === null) return 'title.case.person';
  return asked === null ? `title.disputed.${role}` : `title.case.${asked.by}_${role}`;
}

/** What stands in the case of an order: who asks, and for how much back; null: for no amount. */
export function askedIn({
  steps,
}: BookingPage): { by: 'BUYER' | 'CREATOR'; amount: number } | null {
  const last = steps.findLast(({ kind }) => kind === 'CASE_OPENED' || kind === 'CASE_CHANGED');
  if (!last?.amount || (last.by !== 'BUYER' && last.by !== 'CREATOR')) return null;
  return { by: last.by, amount: last.amount };
}

/** The side of a session that came without the other; null: both did, or nobody. */
function aloneIn({ kind, buyerInAt, creatorInAt }: BookingPage): 'BUYER' | 'CREATOR' | null {
  if (kind !== 'SESSION' || (buyerInAt === null) === (creatorInAt === null)) return null;
  return buyerInAt === null ? 'CREATOR' : 'BUYER';
}

function disputedNext({ role, nextAt, caseAnswerBy }: BookingPage): string {
  if (nextAt === null) return `next.disputed.${role}`;
  if (caseAnswerBy === null) return 'next.case.refused';
  return caseAnswerBy === role ? 'next.case.mine' : 'next.case.other';
}

/** What cancelling means now, for the buyer's money line. */
function cancelWords(order: BookingPage): string[] {
  const { role, acts, cancelTerms, price } = order;
  if (role !== 'BUYER' || !acts.includes('CANCEL') || cancelTerms === null) return [];
  const { back, until } = cancelTerms;
  if (back === 0) return ['money.cancel_none'];
  const kind = back >= price ? 'all' : 'part';
  return [until === null ? `money.cancel_${kind}_open` : `money.cancel_${kind}`];
}

function nextOf(order: BookingPage, situation: Situation, now: number): string[] {
  const { role } = order;
  const key = `next.${situation}.${role}`;
  switch (situation) {
    case 'requested':
      return role === 'BUYER' && order.startsAt !== null ? [key, 'next.requested.held'] : [key];
    case 'upcoming':
      if (role === 'BUYER' && order.meeting !== null) return ['next.upcoming.BUYER_shown'];
      return [
        ...(order.needsAnswers ? ['next.upcoming.answers'] : []),
        order.hasMeeting ? `${key}_set` : key,
      ];
    case 'making':
      return [order.begunAt === null && role === 'CREATOR' ? 'next.ordered.CREATOR' : key];
    case 'late':
      return [order.acts.includes('CANCEL_LATE') ? `${key}_now` : key];
    case 'delivered':
      return [role === 'BUYER' && order.revisionsLeft === 0 ? `${key}_last` : key];
    case 'played': {
      if (order.acceptsAt === null || Date.parse(order.acceptsAt) <= now) return [];
      const alone = aloneIn(order);
      return [alone === null ? key : `next.alone.${alone}_${role}`];
    }
    case 'disputed':
      return [disputedNext(order)];
    case 'unscheduled':
      return [order.sessionCount > 1 ? `${key}_package` : key];
    case 'cancelled':
      return [order.startsAt === null ? `${key}_plain` : key];
    default:
      return [key];
  }
}

function endedMoney(order: BookingPage): string {
  const { isFree, back, received } = endedSums(order);
  if (isFree) return 'money.none';
  if (order.role === 'BUYER') return back > 0 ? 'money.on_way' : 'money.nothing_back';
  if (received === 0) return 'money.kept_none';
  return order.clearsAt === null ? 'money.kept_later' : 'money.kept';
}

function moneyOf(order: BookingPage, situation: Situation): string[] {
  const { role } = order;
  if (isGiven(order)) return [situation === 'cancelled' ? 'money.given_back' : 'money.given'];
  if (situation === 'cancelled') return [endedMoney(order)];
  if (situation === 'played' && order.acceptsAt !== null && aloneIn(order) !== null) {
    return ['money.alone'];
  }
  const isInParts = situation === 'upcoming' && order.balance?.isComing === true;
  const deposit = (order.balance?.until ?? null) === null ? 'money.deposit' : 'money.deposit_asked';
  if (role === 'CREATOR' && situation !== 'pending') {
    if (isInParts) return ['money.receive', `${deposit}.CREATOR`];
    if (situation === 'requested') return ['money.receive', 'money.requested.CREATOR'];
    if (situation === 'disputed') return ['money.disputed'];
    return ['money.receive', order.clearsAt === null ? 'money.later' : 'money.clears'];
  }
  if (isInParts) return [`${deposit}.${role}`, ...cancelWords(order)];
  return [`money.${situation}.${role}`, ...cancelWords(order)];
}

/** The sentences of an order for one of its sides at a moment. Pure. */
export function sentencesOf(order: BookingPage, now: number): Sentences {
  const situation = situationOf(order, now);
  return {
    situation,
    title: titleOf(order, situation),
    next: nextOf(order, situation, now),
    money: moneyOf(order, situation),
    until: figureOf(order, situation),
    isSince: situation === 'late',
  };
}
