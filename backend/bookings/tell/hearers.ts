import type { BookingRow } from '@/backend/bookings/store/bookingRepository';
import type { Reminder } from './reminders';

/** What the two sides of a booking are told of. */
export type BookingNewsKind =
  | Reminder['kind']
  | 'booked'
  | 'requested'
  | 'accepted'
  | 'declined'
  | 'expired'
  | 'cancelled'
  | 'moved'
  | 'proposed'
  | 'proposal_declined'
  | 'delivered'
  | 'revision'
  | 'completed'
  | 'late'
  | 'answered'
  | 'given'
  | 'absent_creator'
  | 'absent_buyer'
  | 'no_show_creator'
  | 'no_show_buyer'
  | 'played'
  | 'play_undone'
  | 'balance_failed'
  | CaseNewsKind;

/** News of cases, which both sides read alike. */
type CaseNewsKind =
  | 'case_opened'
  | 'case_changed'
  | 'case_refused'
  | 'case_escalated'
  | 'case_agreed'
  | 'case_decided'
  | 'case_closed'
  | 'case_extended';

/** One of the two sides. */
export type Side = 'BUYER' | 'CREATOR';

/** How a side hears of it: LOUD everywhere they want it; MAIL: they did it themselves. */
export type Hearing = 'LOUD' | 'MAIL';

/** Who hears of something, and how. */
export type Hearers = Partial<Record<Side, Hearing>>;

const BOTH: Hearers = { BUYER: 'LOUD', CREATOR: 'LOUD' };
const NEWS_TO_CREATOR: Hearers = { BUYER: 'MAIL', CREATOR: 'LOUD' };
const NEWS_TO_BUYER: Hearers = { BUYER: 'LOUD', CREATOR: 'MAIL' };

/** Where something ends: who ended it keeps it in writing, and the other hears of it. */
const ENDED_BY: Partial<Record<NonNullable<BookingRow['endReason']>, Hearers>> = {
  BUYER_CANCELLED: NEWS_TO_CREATOR,
  WITHDRAWN: NEWS_TO_CREATOR,
  LATE: NEWS_TO_CREATOR,
  CREATOR_CANCELLED: NEWS_TO_BUYER,
  // Who gave it and whom it was for hear of it as people who have a gift.
  GIFT_DECLINED: { CREATOR: 'LOUD' },
  GIFT_REVOKED: { CREATOR: 'LOUD' },
  UNUSED: { CREATOR: 'LOUD' },
  // The buyer did it at their bank, and is not asked to press anything here.
  CHARGED_BACK: { CREATOR: 'LOUD' },
};

/** Who hears of something at a booking as it now is; `by`: who did it, null: the clock or Stripe. */
export function hearersOf(
  kind: BookingNewsKind,
  { endReason, proposedBy }: Pick<BookingRow, 'endReason' | 'proposedBy'>,
  by: Side | null,
): Hearers {
  switch (kind) {
    case 'booked':
    case 'requested':
      return NEWS_TO_CREATOR;
    case 'accepted':
    case 'declined':
    case 'delivered':
    case 'answers_missing':
    case 'played':
    case 'play_undone':
    case 'unused_soon':
    case 'balance_failed':
      return { BUYER: 'LOUD' };
    case 'revision':
    case 'answered':
    case 'given':
      return { CREATOR: 'LOUD' };
    case 'cancelled':
      return (endReason && ENDED_BY[endReason]) ?? BOTH;
    case 'moved':
    case 'case_escalated':
    case 'case_agreed':
    case 'case_extended':
      return toOther(by, 'MAIL');
    case 'case_opened':
    case 'case_changed':
    case 'case_refused':
    case 'case_closed':
      return toOther(by, null);
    case 'proposed':
      return toOther(proposedBy, null);
    case 'proposal_declined':
      return toOther(by, null);
    case 'completed':
      return by === 'BUYER' ? { CREATOR: 'LOUD' } : NEWS_TO_CREATOR;
    default:
      return BOTH;
  }
}

/** The other side hears of it, and `own` what whoever did it gets; both do where nobody did it. */
function toOther(by: Side | null, own: Hearing | null): Hearers {
  if (by === null) return BOTH;
  const other = by === 'BUYER' ? 'CREATOR' : 'BUYER';
  return { [other]: 'LOUD', ...(own && { [by]: own }) };
}
