import { contactOf } from '@/backend/accounts/service';
import { keptOut } from '@/backend/audience/service';
import { moveSlot, noticeOf, takeSlot } from '@/backend/availability/service';
import { serviceForSale, takeStock } from '@/backend/experiences/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { newId } from '@/backend/platform/id';
import { confirmedId } from '@/backend/platform/member';
import { inTransaction } from '@/backend/platform/transaction';
import type { HoldInput } from '@/lib/shared/bookings/booking';
import { balanceAt } from '@/lib/shared/bookings/deposit';
import { UNPAID_AT_ONCE, UNPAID_IN_HOUR } from '@/lib/shared/bookings/states';
import type { HeldBooking } from '@/lib/shared/bookings/paying';
import { isAtOnce } from '@/lib/shared/experiences/kinds';
import { feeOf } from '@/lib/shared/money/fees';
import { HOLD_MINUTES } from '@/lib/shared/payments/payment';
import { depositFor } from '@/backend/bookings/balance/terms';
import { applyEvent } from '@/backend/bookings/life/apply';
import {
  findByRequest,
  insertEvent,
  insertQuestions,
  lockBooking,
  lockBuyer,
  unpaidOf,
  type BookingRow,
} from '@/backend/bookings/store/bookingRepository';
import { insertNumbered } from './number';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

type ForSale = Awaited<ReturnType<typeof serviceForSale>>;

/**
 * Holds a time, or a piece of the stock, for whoever pays within a quarter of an hour. The same request
 * answers the same booking; with `bookingId` an unpaid one goes to another time. Errors: auth.required,
 * auth.email_needed, payload.invalid (a session without a time), booking.own_service, booking.blocked,
 * booking.too_many_unpaid, booking.hold_over, booking.not_found, service.not_found,
 * service.not_for_sale, service.sold_out, availability.taken and the other refusals of a time. A gift
 * has no time: whoever takes it picks one. Of a package the first session is held; it is no gift
 * (booking.package_no_gift).
 */
export async function holdBooking(
  context: Context,
  input: HoldInput,
  { isGift = false } = {},
): Promise<HeldBooking> {
  const buyerId = confirmedId(context);
  const { email, locale } = await contactOf(context);
  if (email === null) throw new AppError('auth.email_needed');
  const row = await inTransaction(context, async (inner) => {
    if (input.bookingId !== null) return moveHeld(inner, input, input.bookingId, buyerId);
    await lockBuyer(inner.db, buyerId);
    const known = await findByRequest(inner.db, buyerId, input.requestKey);
    if (known?.state === 'PENDING_PAYMENT') return known;
    if (known) throw new AppError('booking.hold_over');
    return order(inner, input, { buyerId, locale, isGift });
  });
  return heldView(row);
}

/** A held booking as its buyer goes on with it. */
export function heldView(row: BookingRow, url: string | null = null): HeldBooking {
  const { id: bookingId, version, heldUntil, startsAt, price: amount, deposit, currency } = row;
  return {
    ...{ bookingId, version, amount, deposit, currency, url, code: row.promoCode },
    balanceAt: deposit === null || startsAt === null ? null : balanceAt(startsAt).toISOString(),
    heldUntil: (heldUntil ?? row.updatedAt).toISOString(),
    startsAt: startsAt?.toISOString() ?? null,
  };
}

async function order(
  context: Context,
  input: HoldInput,
  { buyerId, locale, isGift }: { buyerId: string; locale: string; isGift: boolean },
): Promise<BookingRow> {
  const { serviceTierId: tierId } = input;
  const sale = await serviceForSale(context, tierId, { lock: true });
  const { creatorId, kind } = sale.service;
  // A place has days of its own, and is joined by whoever bought it.
  if (isGift && kind === 'QUEUE') throw new AppError('service.not_for_sale');
  const isPackage = sale.tier.sessions > 1;
  if (isGift && isPackage) throw new AppError('booking.package_no_gift');
  await refuseBuyer(context, buyerId, creatorId);
  await takeStock(context, tierId);
  const id = newId();
  const heldUntil = new Date(context.now().getTime() + HOLD_MINUTES * MINUTE_MS);
  const slot = isGift
    ? NO_SLOT
    : await slotOf(context, sale, { input, refId: id, expiresAt: heldUntil });
  const { price, hasDeposit } = sale.tier;
  const { currency } = sale.service;
  const bought = { price, currency, isGift, tier: { hasDeposit: hasDeposit && !isPackage } };
  const row = await insert(context, {
    ...{ ...snapshotOf(sale), deposit: depositFor(bought, slot.startsAt, context.now()) },
    // Nobody's yes is waited for while the amount of a gift is only reserved.
    ...((isGift || isPackage) && { bookingMode: 'INSTANT' as const }),
    ...(isPackage && { packageId: id, sessionCount: sale.tier.sessions }),
    ...{ isGift, recipientId: isGift ? null : buyerId },
    ...{ id, buyerId, locale, heldUntil, wakeAt: heldUntil, ...slot },
    ...{ timeZone: input.timeZone, requestKey: input.requestKey },
    noticeMinutes: (await noticeOf(context, creatorId)) ?? 0,
  });
  await insertEvent(context.db, {
    ...{ bookingId: id, no: 1, kind: 'ORDERED', actor: 'BUYER', actorId: buyerId },
    ...{ amount: row.price, note: null, at: row.createdAt },
  });
  await insertQuestions(
    context.db,
    sale.questions.map(({ id: questionId, text, kind, isRequired, choices, when }, position) => ({
      ...{ bookingId: id, questionId, position, text, kind, isRequired },
      // Whoever uses a gift answers, not who pays.
      asked: isGift ? ('AFTER_PAYMENT' as const) : when,
      ...{ choices: JSON.stringify(choices), value: null, fileId: null, answeredAt: null },
    })),
  );
  return row;
}

/** Refuses whoever may not order here, or has left too much unpaid. */
async function refuseBuyer(context: Context, buyerId: string, creatorId: string): Promise<void> {
  if (buyerId === creatorId) throw new AppError('booking.own_service');
  const isOut = (await keptOut(context, creatorId, [buyerId])).size > 0;
  if (isOut) throw new AppError('booking.blocked');
  const since = new Date(context.now().getTime() - HOUR_MS);
  const unpaid = await unpaidOf(context.db, { buyerId, creatorId, since });
  const factor = context.config.rateLimitFactor;
  const isTooMany =
    unpaid.now >= UNPAID_AT_ONCE * factor || unpaid.lately >= UNPAID_IN_HOUR * factor;
  if (isTooMany) throw new AppError('booking.too_many_unpaid');
}

const NO_SLOT = { holdId: null, startsAt: null, endsAt: null };

async function slotOf(
  context: Context,
  { service, tier }: ForSale,
  { input, refId, expiresAt }: { input: HoldInput; refId: string; expiresAt: Date },
) {
  const { minutes, seats } = tier;
  if (service.kind !== 'SESSION' || minutes === null) return NO_SLOT;
  return takeSlot(context, {
    ...{ creatorId: service.creatorId, tierId: tier.id, refId, minutes, seats, expiresAt },
    startsAt: timeOf(input),
  });
}

function timeOf({ startsAt }: HoldInput): Date {
  if (startsAt === null) {
    throw new AppError('payload.invalid', { fields: { startsAt: 'invalid_type' } });
  }
  return new Date(startsAt);
}

/** What is bought, as it is on this day. */
function snapshotOf({ service, tier }: ForSale) {
  const { id: serviceId, creatorId, kind, title, images, cancelPolicy, currency } = service;
  const { name, included, minutes, days, revisions, seats, price, hasDeposit } = tier;
  const { sessions, useDays } = tier;
  return {
    ...{ serviceId, tierId: tier.id, creatorId, kind, title, cancelPolicy, currency, price },
    bookingMode: isAtOnce(kind) ? ('INSTANT' as const) : service.bookingMode,
    image: images[0] ?? null,
    tier: JSON.stringify({
      ...{ name, included, minutes, days, revisions, seats, hasDeposit },
      ...(sessions > 1 && { useDays }),
    }),
    fee: feeOf('EXPERIENCE', { amount: price, currency }),
    revisionsLeft: revisions,
  };
}

type Fresh = Omit<
  Parameters<typeof insertNumbered>[1],
  'state' | 'createdAt' | 'updatedAt' | 'eventNo' | keyof typeof NOTHING_YET
>;

function insert(context: Context, fresh: Fresh): Promise<BookingRow> {
  const now = context.now();
  return insertNumbered(context.db, {
    ...NOTHING_YET,
    ...fresh,
    ...{ state: 'PENDING_PAYMENT', eventNo: 1, createdAt: now, updatedAt: now },
  });
}

/** What a booking starts with that is not known yet. */
const NOTHING_YET = {
  endReason: null,
  useBy: null,
  dueAt: null,
  answerBy: null,
  begunAt: null,
  deliveredAt: null,
  acceptsAt: null,
  completedAt: null,
  endedAt: null,
  lateToldAt: null,
  paidAt: null,
  note: null,
  meeting: null,
  proposedStart: null,
  proposedEnd: null,
  proposedBy: null,
  proposalHoldId: null,
  proposalUntil: null,
  partyId: null,
  queueUuid: null,
  inLineSince: null,
  buyerInAt: null,
  creatorInAt: null,
  conversationId: null,
} as const;

/** An unpaid booking at another time; it is held no longer for that. */
async function moveHeld(
  context: Context,
  input: HoldInput,
  bookingId: string,
  buyerId: string,
): Promise<BookingRow> {
  const row = await lockBooking(context.db, bookingId);
  if (row?.buyerId !== buyerId) throw new AppError('booking.not_found');
  const isOver = row.heldUntil === null || row.heldUntil <= context.now();
  if (row.state !== 'PENDING_PAYMENT' || isOver) throw new AppError('booking.hold_over');
  const startsAt = timeOf(input);
  const { minutes, seats } = row.tier;
  if (startsAt.getTime() === row.startsAt?.getTime()) return row;
  if (row.holdId === null || minutes === null) throw new AppError('booking.not_possible');
  const times = await moveSlot(context, row.holdId, { startsAt, minutes, seats });
  // What its page to pay on asks for stands from then on.
  const isFixed = row.payingSince !== null;
  const deposit = isFixed ? row.deposit : depositFor(row, startsAt, context.now());
  return applyEvent(context, row, {
    ...{ event: 'MOVED', by: 'BUYER', actorId: buyerId, note: startsAt.toISOString() },
    patch: { ...times, timeZone: input.timeZone, deposit },
  });
}
