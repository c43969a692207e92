import { expect, test } from '@jest/globals';
import { ruleFor } from '@/backend/bookings/states';
import type { BookingFacts } from '@/backend/bookings/rules';
import {
  BOOKING_ACTORS,
  BOOKING_EVENTS,
  BOOKING_STATES,
  type BookingActor,
  type BookingEventKind,
  type BookingState,
} from '@/lib/shared/bookings/states';

const HOUR = 3_600_000;
const now = new Date('2026-11-24T12:00:00Z');
const hours = (count: number) => new Date(now.getTime() + count * HOUR);

/** A session of tomorrow that is paid; everything that a guard asks for is so. */
const facts = (part: Partial<BookingFacts> = {}): BookingFacts => ({
  ...{ now, kind: 'SESSION', money: 'CAPTURED', endReason: null },
  ...{ startsAt: hours(24), endsAt: hours(25), dueAt: null, answerBy: hours(5) },
  ...{ acceptsAt: hours(-1), begunAt: null, paidAt: hours(-1), lateToldAt: null },
  ...{ completedAt: hours(-1), buyerInAt: null, creatorInAt: null, caseFrom: 'DELIVERED' },
  ...{ isAllBack: false, isBalanceOpen: false, isGift: false, useBy: null, isTaken: true },
  ...{ revisionsLeft: 1, proposedBy: 'CREATOR', proposalUntil: hours(2), isFree: true },
  ...{ inLineSince: null, unplayedAt: null },
  ...part,
});

type Steps = Partial<Record<BookingEventKind, string>>;

const BANK: Steps = {
  REFUND_SENT: 'STRIPE stays',
  REFUND_FAILED: 'STRIPE stays',
  DISPUTE_OPENED: 'STRIPE stays',
  DISPUTE_CLOSED: 'STRIPE stays',
};

/** Every step of that session, with who may bring it about. */
const STEPS: Partial<Record<BookingState | 'NEW', Steps>> = {
  NEW: { ORDERED: 'BUYER PENDING_PAYMENT' },
  PENDING_PAYMENT: {
    MOVED: 'BUYER stays',
    PAYMENT_EXPIRED: 'BUYER CLOCK STRIPE CANCELLED',
    PAYMENT_FAILED: 'STRIPE CANCELLED',
    REQUESTED: 'STRIPE REQUESTED',
    PAID: 'STRIPE CONFIRMED',
    PAID_LATE: 'STRIPE CANCELLED',
  },
  REQUESTED: {
    ...BANK,
    ACCEPTED: 'CREATOR CONFIRMED',
    DECLINED: 'CREATOR CANCELLED',
    ANSWER_EXPIRED: 'CLOCK STRIPE CANCELLED',
    WITHDRAWN: 'BUYER CANCELLED',
    ANSWERED: 'BUYER stays',
    NOTE_SET: 'CREATOR stays',
    SELLER_SUSPENDED: 'STRIPE CANCELLED',
  },
  UNSCHEDULED: {
    ...BANK,
    ANSWERED: 'BUYER stays',
    SCHEDULED: 'BUYER CONFIRMED',
    GIFT_DECLINED: 'BUYER CANCELLED',
    CANCELLED_BY_BUYER: 'BUYER CANCELLED',
    CANCELLED_BY_CREATOR: 'CREATOR CANCELLED',
    REMINDED: 'CLOCK stays',
    SELLER_SUSPENDED: 'STRIPE CANCELLED',
    CHARGED_BACK: 'STRIPE CANCELLED',
  },
  CONFIRMED: {
    ...BANK,
    ANSWERED: 'BUYER stays',
    NOTE_SET: 'CREATOR stays',
    CANCELLED_BY_BUYER: 'BUYER CANCELLED',
    CANCELLED_BY_CREATOR: 'CREATOR CANCELLED',
    MOVED: 'BUYER stays',
    MOVE_ANSWERED: 'BUYER CREATOR CLOCK stays',
    REMINDED: 'CLOCK stays',
    CASE_PROPOSED: 'BUYER CREATOR stays',
    CASE_CHANGED: 'BUYER CREATOR stays',
    CASE_CLOSED: 'BUYER CREATOR CLOCK stays',
    CANCELLED_TOGETHER: 'BUYER CREATOR CLOCK CANCELLED',
    SELLER_SUSPENDED: 'STRIPE CANCELLED',
    CHARGED_BACK: 'STRIPE CANCELLED',
  },
  DELIVERED: {
    ...BANK,
    APPROVED: 'BUYER COMPLETED',
    APPROVED_BY_ITSELF: 'CLOCK COMPLETED',
    CASE_OPENED: 'BUYER CREATOR DISPUTED',
    SELLER_SUSPENDED: 'STRIPE CANCELLED',
    CHARGED_BACK: 'STRIPE stays',
  },
  COMPLETED: { ...BANK, CASE_OPENED: 'BUYER CREATOR DISPUTED', CHARGED_BACK: 'STRIPE stays' },
  CANCELLED: { ...BANK, CHARGED_BACK: 'STRIPE stays', PAID_LATE: 'STRIPE CANCELLED' },
  DISPUTED: {
    ...BANK,
    CASE_CHANGED: 'BUYER CREATOR stays',
    CASE_REFUSED: 'BUYER CREATOR stays',
    CASE_ESCALATED: 'BUYER CREATOR stays',
    CASE_CLOSED: 'BUYER CREATOR CLOCK DELIVERED',
    CASE_AGREED: 'BUYER CREATOR CLOCK COMPLETED',
    CASE_DECIDED: 'STAFF COMPLETED',
    SELLER_SUSPENDED: 'STRIPE CANCELLED',
    CHARGED_BACK: 'STRIPE stays',
  },
};

/** Who may bring an event about, and what becomes of the booking; undefined: nobody. */
function stepOf(
  state: BookingState | 'NEW',
  event: BookingEventKind,
  part: Partial<BookingFacts> = {},
): string | undefined {
  const rules = BOOKING_ACTORS.flatMap((by) => {
    const rule = ruleFor(state, event, by, facts(part));
    return rule ? [{ by, to: rule.to ?? 'stays' }] : [];
  });
  const [first] = rules;
  if (!first) return undefined;
  expect(new Set(rules.map(({ to }) => to)).size).toBe(1);
  return [...rules.map(({ by }) => by), first.to].join(' ');
}

test.each(
  (['NEW', ...BOOKING_STATES] as const).flatMap((state) =>
    BOOKING_EVENTS.map((event) => [state, event] as const),
  ),
)('a session that is %s at %s', (state, event) => {
  const wanted = STEPS[state]?.[event]?.split(' ') ?? [];
  const found = stepOf(state, event)?.split(' ') ?? [];
  expect(found.toSorted()).toEqual(wanted.toSorted());
});

const to = (
  state: BookingState,
  event: BookingEventKind,
  by: BookingActor,
  part: Partial<BookingFacts>,
) => {
  const rule = ruleFor(state, event, by, facts(part));
  return rule && (rule.to ?? state);
};

test('what is made is begun, delivered, revised and accepted', () => {
  const made = { kind: 'DELIVERY', startsAt: null, endsAt: null, dueAt: hours(48) } as const;
  expect(to('CONFIRMED', 'BEGUN', 'CREATOR', made)).toBe('CONFIRMED');
  expect(to('CONFIRMED', 'BEGUN', 'CREATOR', { ...made, begunAt: now })).toBeNull();
  expect(to('CONFIRMED', 'DELIVERED', 'CREATOR', made)).toBe('DELIVERED');
  // Nothing is made for money that is only reserved.
  expect(to('CONFIRMED', 'DELIVERED', 'CREATOR', { ...made, money: 'AUTHORISED' })).toBeNull();
  expect(to('DELIVERED', 'REVISION_ASKED', 'BUYER', made)).toBe('CONFIRMED');
  expect(to('DELIVERED', 'REVISION_ASKED', 'BUYER', { ...made, revisionsLeft: 0 })).toBeNull();
  expect(to('CONFIRMED', 'OVER', 'CLOCK', made)).toBeNull();
});

test('a delivery is cancelled until it is begun, for a day, and again once it is a day late', () => {
  const made = { kind: 'DELIVERY', startsAt: null, endsAt: null, dueAt: hours(48) } as const;
  const cancel = (part: Partial<BookingFacts>) =>
    to('CONFIRMED', 'CANCELLED_BY_BUYER', 'BUYER', { ...made, ...part });
  expect(cancel({})).toBe('CANCELLED');
  expect(cancel({ begunAt: now })).toBeNull();
  expect(cancel({ paidAt: hours(-24) })).toBeNull();
  const late = (dueAt: Date) => to('CONFIRMED', 'CANCELLED_LATE', 'BUYER', { ...made, dueAt });
  expect(late(hours(-23))).toBeNull();
  expect(late(hours(-24))).toBe('CANCELLED');
  expect(to('CONFIRMED', 'LATE_TOLD', 'CLOCK', { ...made, dueAt: hours(-1) })).toBe('CONFIRMED');
});

test('an instant file is delivered by its payment, also by a late one while it is there', () => {
  expect(to('PENDING_PAYMENT', 'PAID', 'STRIPE', { kind: 'INSTANT' })).toBe('DELIVERED');
  const expired = { kind: 'INSTANT', endReason: 'PAYMENT_EXPIRED' } as const;
  expect(to('CANCELLED', 'PAID_LATE', 'STRIPE', expired)).toBe('DELIVERED');
  expect(to('CANCELLED', 'PAID_LATE', 'STRIPE', { endReason: 'PAYMENT_EXPIRED' })).toBe(
    'CONFIRMED',
  );
  const gone = { endReason: 'PAYMENT_EXPIRED', isFree: false } as const;
  expect(to('CANCELLED', 'PAID_LATE', 'STRIPE', gone)).toBe('CANCELLED');
  // What somebody cancelled stays cancelled.
  expect(to('CANCELLED', 'PAID_LATE', 'STRIPE', { endReason: 'WITHDRAWN' })).toBe('CANCELLED');
});

test('a bought place is played, or comes back whole; out of line it can be cancelled', () => {
  const place = { kind: 'QUEUE', startsAt: null, endsAt: null, unplayedAt: hours(1) } as const;
  expect(to('CONFIRMED', 'QUEUED', 'BUYER', place)).toBe('CONFIRMED');
  expect(to('CONFIRMED', 'PLAYED', 'CREATOR', place)).toBe('DELIVERED');
  expect(to('CONFIRMED', 'PLAYED', 'BUYER', place)).toBeNull();
  expect(to('CONFIRMED', 'UNPLAYED', 'CLOCK', place)).toBeNull();
  expect(to('CONFIRMED', 'UNPLAYED', 'CLOCK', { ...place, unplayedAt: now })).toBe('CANCELLED');
  const cancel = (inLineSince: Date | null) =>
    to('CONFIRMED', 'CANCELLED_BY_BUYER', 'BUYER', { ...place, inLineSince });
  expect(cancel(null)).toBe('CANCELLED');
  expect(cancel(now)).toBeNull();
  // An hour long the mark can be taken back; nobody says before that it was all right.
  const undone = (acceptsAt: Date) =>
    to('DELIVERED', 'PLAY_UNDONE', 'CREATOR', { ...place, acceptsAt });
  expect(undone(hours(1))).toBe('CONFIRMED');
  expect(undone(now)).toBeNull();
  expect(to('DELIVERED', 'APPROVED', 'BUYER', place)).toBeNull();
  expect(to('COMPLETED', 'QUEUE_OVER', 'CLOCK', place)).toBe('COMPLETED');
});

test('a session ends by its end, and nobody cancels or moves it once it has begun', () => {
  const running = { startsAt: hours(-1), endsAt: hours(1) };
  expect(to('CONFIRMED', 'OVER', 'CLOCK', running)).toBeNull();
  expect(to('CONFIRMED', 'CANCELLED_BY_BUYER', 'BUYER', running)).toBeNull();
  expect(to('CONFIRMED', 'MOVED', 'BUYER', running)).toBeNull();
  expect(to('CONFIRMED', 'OVER', 'CLOCK', { ...running, endsAt: now })).toBe('DELIVERED');
  expect(to('CONFIRMED', 'MOVE_PROPOSED', 'CREATOR', { proposedBy: null })).toBe('CONFIRMED');
  expect(to('CONFIRMED', 'MOVE_PROPOSED', 'CREATOR', {})).toBeNull();
});

test('a request is answered in time, and what is reserved is charged or let go', () => {
  expect(to('REQUESTED', 'ACCEPTED', 'CREATOR', { answerBy: now })).toBeNull();
  const reserved = { money: 'AUTHORISED' } as const;
  expect(to('CONFIRMED', 'PAID', 'STRIPE', reserved)).toBe('CONFIRMED');
  expect(to('CANCELLED', 'PAID', 'STRIPE', reserved)).toBe('CANCELLED');
  expect(to('CONFIRMED', 'PAYMENT_FAILED', 'STRIPE', reserved)).toBe('CANCELLED');
});

test('both check in around the start, and a day after the end the clock decides by who was there', () => {
  const soon = { startsAt: new Date(now.getTime() + 15 * 60_000), endsAt: hours(2) };
  expect(to('CONFIRMED', 'CHECKED_IN', 'BUYER', soon)).toBe('CONFIRMED');
  expect(to('CONFIRMED', 'CHECKED_IN', 'CREATOR', soon)).toBe('CONFIRMED');
  expect(to('CONFIRMED', 'CHECKED_IN', 'BUYER', { ...soon, buyerInAt: now })).toBeNull();
  expect(to('CONFIRMED', 'CHECKED_IN', 'BUYER', { startsAt: hours(1) })).toBeNull();
  expect(to('CONFIRMED', 'CHECKED_IN', 'BUYER', { ...soon, endsAt: now })).toBeNull();
  const onlyBuyer = { buyerInAt: hours(-26) };
  expect(to('DELIVERED', 'NO_SHOW_CREATOR', 'CLOCK', onlyBuyer)).toBe('CANCELLED');
  expect(to('DELIVERED', 'APPROVED_BY_ITSELF', 'CLOCK', onlyBuyer)).toBeNull();
  expect(
    to('DELIVERED', 'NO_SHOW_CREATOR', 'CLOCK', { ...onlyBuyer, acceptsAt: hours(1) }),
  ).toBeNull();
  expect(to('DELIVERED', 'NO_SHOW_BUYER', 'CLOCK', { creatorInAt: hours(-26) })).toBe('COMPLETED');
  const both = { buyerInAt: hours(-26), creatorInAt: hours(-26) };
  expect(to('DELIVERED', 'APPROVED_BY_ITSELF', 'CLOCK', both)).toBe('COMPLETED');
});

test('a case of a session waits until somebody can be absent, and ends where it came from', () => {
  const running = { startsAt: new Date(now.getTime() - 14 * 60_000), endsAt: hours(1) };
  expect(to('CONFIRMED', 'CASE_OPENED', 'BUYER', running)).toBeNull();
  const late = { ...running, startsAt: new Date(now.getTime() - 15 * 60_000) };
  expect(to('CONFIRMED', 'CASE_OPENED', 'BUYER', late)).toBe('DISPUTED');
  expect(to('COMPLETED', 'CASE_OPENED', 'BUYER', { completedAt: hours(-14 * 24) })).toBeNull();
  expect(to('DISPUTED', 'CASE_CLOSED', 'BUYER', { caseFrom: 'CONFIRMED' })).toBe('CONFIRMED');
  expect(to('DISPUTED', 'CASE_CLOSED', 'CLOCK', { caseFrom: 'COMPLETED' })).toBe('COMPLETED');
  expect(to('DISPUTED', 'CASE_AGREED', 'CREATOR', { isAllBack: true })).toBe('CANCELLED');
  expect(to('DISPUTED', 'CASE_DECIDED', 'STAFF', { isAllBack: true })).toBe('CANCELLED');
});
