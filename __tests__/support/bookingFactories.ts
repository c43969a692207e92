import type { FreeSlot } from '@/lib/shared/availability/availability';
import type { BookingPayment, HeldBooking } from '@/lib/shared/bookings/paying';
import type { BookingPage } from '@/lib/shared/bookings/views';
import type { CheckoutService, IntakeQuestion } from '@/lib/shared/experiences/views';

const ID = '00000000-0000-4000-8000-00000000000';
export const NORA = { id: `${ID}1`, handle: 'nora', name: 'Nora Vale', profilePhoto: null };
export const SAM = { id: `${ID}2`, handle: 'sam', name: 'Sam', profilePhoto: null };

export const aQuestion = (over: Partial<IntakeQuestion> = {}): IntakeQuestion => ({
  ...{ id: `${ID}7`, text: 'Which game, and your name in it?', kind: 'TEXT' },
  ...{ isRequired: true, choices: [], when: 'CHECKOUT' },
  ...over,
});

/** What the checkout gets; parts of the service and the tier can be others. */
export function aCheckout({
  service = {},
  tier = {},
  ...over
}: {
  service?: Partial<CheckoutService['service']>;
  tier?: Partial<CheckoutService['tier']>;
} & Partial<Omit<CheckoutService, 'service' | 'tier'>> = {}): CheckoutService {
  return {
    service: {
      ...{ id: `${ID}3`, isCreatorLive: false, title: 'Play with me', summary: null },
      creator: { id: NORA.id, handle: 'nora', name: 'Nora Vale', extra_public: '{}' },
      ...{ description: null, category: 'shooter', kind: 'SESSION', state: 'PUBLISHED' },
      ...{ language: 'en', tags: [], images: [], bookingMode: 'INSTANT', place: 'GAME' },
      ...{ cancelPolicy: 'FLEXIBLE', currency: 'EUR', tiers: [], faqs: [], rating: null },
      ...{ ratingCount: 0, stars: [0, 0, 0, 0, 0], favoriteCount: 0, orderCount: 0 },
      ...{ noticeMinutes: 180, isFavorite: false, isTold: false, isOwn: false, isForSale: true },
      ...service,
    },
    tier: {
      ...{ id: `${ID}4`, name: 'Two matches', price: 2500, included: [], minutes: 45, days: null },
      ...{
        revisions: 0,
        seats: 1,
        hasDeposit: false,
        sessions: 1,
        useDays: 90,
        stockLeft: null,
        nextFreeAt: null,
        isMostBooked: false,
      },
      ...tier,
    },
    ...{ questions: [], answersBefore: [], total: 2500 },
    ...over,
  };
}

const two = (value: number) => String(value).padStart(2, '0');

/** A free time of forty-five minutes on a day of UTC. */
export const aSlot = (date: string, hour: number, minute = 0): FreeSlot => {
  const startsAt = `${date}T${two(hour)}:${two(minute)}:00.000Z`;
  const endsAt = new Date(Date.parse(startsAt) + 45 * 60_000).toISOString();
  return { startsAt, endsAt, localStart: `${startsAt.slice(0, 16)}+00:00`, seatsLeft: 1 };
};

export const aHeld = (over: Partial<HeldBooking> = {}): HeldBooking => ({
  ...{ bookingId: `${ID}5`, version: 1, startsAt: null, amount: 2500, currency: 'EUR', url: null },
  ...{ deposit: null, balanceAt: null },
  heldUntil: new Date(Date.now() + 15 * 60_000).toISOString(),
  code: null,
  ...over,
});

export const aBookingPayment = (over: Partial<BookingPayment> = {}): BookingPayment => ({
  ...{ bookingId: `${ID}5`, number: 'PP-4F7K2', title: 'Play with me', tierName: 'Two matches' },
  ...{ serviceId: `${ID}3`, serviceTierId: `${ID}4`, creator: NORA, state: 'PENDING_PAYMENT' },
  ...{ endReason: null, bookingMode: 'INSTANT', startsAt: null, isGift: false },
  ...{ amount: 2500, currency: 'EUR', deposit: null, balanceAt: null },
  ...{ paymentId: `${ID}6`, payment: 'OPEN', failure: null, url: '/pay', heldUntil: null },
  ...over,
});

/** An order as its buyer sees it: a session that is booked. */
export function aBooking(over: Partial<BookingPage> = {}): BookingPage {
  const role = over.role ?? 'BUYER';
  return {
    ...{ id: `${ID}5`, number: 'PP-4F7K2', serviceId: `${ID}3`, title: 'Play with me' },
    ...{ tierName: 'Two matches', image: null, kind: 'SESSION', state: 'CONFIRMED' },
    ...{ endReason: null, money: 'CAPTURED', isLate: false, needsAnswers: false },
    ...{ moveAnswerBy: null, caseAnswerBy: null, buyerInAt: null, creatorInAt: null },
    ...{ role, other: role === 'BUYER' ? NORA : SAM, price: 2500 },
    ...{ net: role === 'BUYER' ? null : 2270, refunded: 0, currency: 'EUR' },
    ...{ startsAt: null, endsAt: null, dueAt: null, inLineSince: null, nextAt: null },
    ...{ isGift: false, useBy: null, sessionNo: 1, sessionCount: 1, sessions: [] },
    createdAt: '2026-11-23T14:12:00.000Z',
    place: null,
    ...{ version: 3, creator: NORA, buyer: SAM, serviceTierId: `${ID}4`, bookingMode: 'INSTANT' },
    ...{ minutes: 45, days: null, included: [], timeZone: 'UTC', policy: 'FLEXIBLE' },
    ...{ promoCode: null, listPrice: null, balance: null },
    ...{ policySteps: [], cancelTerms: null, acts: [], note: null, meeting: null },
    ...{ meetingAt: null, hasMeeting: false, answers: [], deliveries: [], revisionsLeft: 0 },
    ...{ begunAt: null, deliveredAt: null, acceptsAt: null, clearsAt: null, heldUntil: null },
    ...{ proposedStart: null, proposalUntil: null, lateCancelAt: null, link: null, files: [] },
    ...{ conversationId: null, paymentId: `${ID}6`, steps: [] },
    ...over,
  };
}
