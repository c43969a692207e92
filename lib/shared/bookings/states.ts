/**
 * The states of a booking (an order). REQUESTED: the amount is reserved and the creator has to
 * answer. UNSCHEDULED: paid, without a time yet. CONFIRMED: it will take place or be made.
 * DISPUTED: a case holds everything else.
 */
export const BOOKING_STATES = [
  'PENDING_PAYMENT',
  'REQUESTED',
  'UNSCHEDULED',
  'CONFIRMED',
  'DELIVERED',
  'COMPLETED',
  'CANCELLED',
  'DISPUTED',
] as const;
export type BookingState = (typeof BOOKING_STATES)[number];

/** Where its money stands; beside the state, since a completed order can be charged back. */
export const BOOKING_MONEY = [
  'NONE',
  'AUTHORISED',
  'CAPTURED',
  'VOIDED',
  'PARTLY_REFUNDED',
  'REFUNDED',
  'CHARGED_BACK',
] as const;
export type BookingMoney = (typeof BOOKING_MONEY)[number];

/** Why a booking was cancelled. */
export const END_REASONS = [
  'PAYMENT_EXPIRED',
  'PAYMENT_FAILED',
  'SLOT_GONE',
  'DECLINED',
  'NOT_ANSWERED',
  'WITHDRAWN',
  'BUYER_CANCELLED',
  'CREATOR_CANCELLED',
  'LATE',
  'CREATOR_ABSENT',
  'BOTH_AGREED',
  'DECIDED',
  'UNUSED',
  'NOT_PLAYED',
  'CHARGED_BACK',
  'SUSPENDED',
  'GIFT_DECLINED',
  'GIFT_REVOKED',
  'BALANCE_MISSED',
] as const;
export type EndReason = (typeof END_REASONS)[number];

/** Who did what happened to a booking. */
export const BOOKING_ACTORS = ['BUYER', 'CREATOR', 'CLOCK', 'STRIPE', 'STAFF'] as const;
export type BookingActor = (typeof BOOKING_ACTORS)[number];

/** What can happen to a booking; `backend/bookings/states.ts` says when each may and what follows. */
export const BOOKING_EVENTS = [
  'ORDERED',
  'PAYMENT_EXPIRED',
  'PAYMENT_FAILED',
  'REQUESTED',
  'PAID',
  'PAID_LATE',
  'ACCEPTED',
  'DECLINED',
  'ANSWER_EXPIRED',
  'WITHDRAWN',
  'CLAIMED',
  'SCHEDULED',
  'GIFT_DECLINED',
  'GIFT_REVOKED',
  'UNUSED',
  'ANSWERED',
  'BEGUN',
  'DELIVERED',
  'OVER',
  'REVISION_ASKED',
  'APPROVED',
  'APPROVED_BY_ITSELF',
  'CANCELLED_BY_BUYER',
  'CANCELLED_BY_CREATOR',
  'CANCELLED_LATE',
  'BALANCE_DUE',
  'BALANCE_FAILED',
  'BALANCE_PAID',
  'BALANCE_MISSED',
  'MOVED',
  'MOVE_PROPOSED',
  'MOVE_ANSWERED',
  'NOTE_SET',
  'LATE_TOLD',
  'QUEUED',
  'UNQUEUED',
  'PLAYED',
  'PLAY_UNDONE',
  'QUEUE_OVER',
  'UNPLAYED',
  'REMINDED',
  'CHECKED_IN',
  'NO_SHOW_CREATOR',
  'NO_SHOW_BUYER',
  'CASE_PROPOSED',
  'CASE_OPENED',
  'CASE_CHANGED',
  'CASE_REFUSED',
  'CASE_ESCALATED',
  'CASE_AGREED',
  'CASE_DECIDED',
  'CASE_CLOSED',
  'EXTENDED',
  'CANCELLED_TOGETHER',
  'CHARGED_BACK',
  'SELLER_SUSPENDED',
  'REFUND_SENT',
  'REFUND_FAILED',
  'DISPUTE_OPENED',
  'DISPUTE_CLOSED',
] as const;
export type BookingEventKind = (typeof BOOKING_EVENTS)[number];

/** Lists of a buyer's or creator's bookings. CURRENT: everything that is not over. */
export const BOOKING_LISTS = ['CURRENT', 'NEEDS_ME', 'COMING', 'WITH_OTHER', 'PAST'] as const;
export type BookingList = (typeof BOOKING_LISTS)[number];

/** Hours a creator has to say yes or no. */
export const ANSWER_HOURS = 48;
/** Days until a gift that nobody used goes back, and days before when that is told. */
export const GIFT_DAYS = 365;
export const GIFT_WARNING_DAYS = 30;
/** Days after a delivery, and hours after a session, when it is accepted by itself. */
export const ACCEPT_DAYS = 3;
export const SESSION_ACCEPT_HOURS = 24;
/** Hours after the due time when the buyer of a late delivery may cancel. */
export const LATE_CANCEL_HOURS = 24;
/** Hours after payment until which the buyer of a delivery that nobody began may cancel. */
export const BEGIN_HOURS = 24;
/** Hours after the played mark, or after the queue's end, when the money of a bought place moves. */
export const PLACE_MONEY_HOURS = 1;
/** Hours after its day for which somebody who still stands in line may be played. */
export const PLACE_GRACE_HOURS = 24;
/** Minutes before the start from which one may check in, and after it when the other one is absent. */
export const CHECK_IN_MINUTES = 15;
export const ABSENT_MINUTES = 15;
/** Minutes before the start when the meeting note is shown to the buyer. */
export const MEETING_MINUTES = 15;
/** Hours a proposed time waits for an answer. */
export const PROPOSAL_HOURS = 48;
/** Unpaid bookings one buyer may have at once, and those they may begin in an hour at one creator. */
export const UNPAID_AT_ONCE = 2;
export const UNPAID_IN_HOUR = 3;
