import { linkOf } from '@/backend/experiences/service';
import { filesOf, type AttachedFile } from '@/backend/files/service';
import { paymentOf } from '@/backend/payments/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { memberId } from '@/backend/platform/member';
import { MEETING_MINUTES } from '@/lib/shared/bookings/states';
import type { BookingLine, BookingPage, BookingStep, Delivery } from '@/lib/shared/bookings/views';
import type { OrderFile } from '@/lib/shared/files/files';
import { cancelWay } from '@/backend/bookings/ways';
import { buyersSideOf, isGivenTo, roleOf, type Side } from '@/backend/bookings/life/side';
import { BALANCE, BOOKING } from '@/backend/bookings/kinds';
import { packageSessions } from '@/backend/bookings/packages/sessions';
import { cancelTermsOf, lateCancelAt, policyStepsOf } from '@/backend/bookings/policy';
import { eventsOf, findBooking, type BookingRow } from '@/backend/bookings/store/bookingRepository';
import { deliveriesOf } from '@/backend/bookings/store/lifeRepository';
import { balanceOf } from '@/backend/bookings/balance/view';
import { actsOf, giversActs } from './acts';
import { answersOf } from './answers';
import { placeOf } from './place';
import { clearsAtOf, stepsOf } from './steps';
import { iso, lineOf, peopleOf, personOf } from './views';

const MINUTE_MS = 60_000;

/** A booking of the caller's; a creator sees none that is not paid. Errors: auth.required, booking.not_found. */
export async function bookingPage(
  context: Context,
  { bookingId }: { bookingId: string },
): Promise<BookingPage> {
  const userId = memberId(context);
  const row = await findBooking(context.db, bookingId);
  const role = row ? roleOf(row, userId) : null;
  const isUnpaid = row?.money === 'NONE';
  if (!row || !role || (role === 'CREATOR' && isUnpaid)) throw new AppError('booking.not_found');
  if (role === 'GIVER') return giversView(context, row);
  const view = await viewOf(context, row, role);
  return isGivenTo(row, role) ? withoutMoney(view) : view;
}

async function viewOf(context: Context, row: BookingRow, side: Side): Promise<BookingPage> {
  const now = context.now();
  const answers = await answersOf(context, row.id);
  const hasQuestions = answers.some(({ when }) => when === 'AFTER_PAYMENT');
  const way = cancelWay(row, side, now);
  return {
    ...(await commonOf(context, row, side)),
    place: await placeOf(context, row, side),
    cancelTerms: way && cancelTermsOf(row, now, way.isWhole),
    acts: actsOf(row, side, { now, hasQuestions }),
    ...meetingOf(row, side, now),
    answers,
    ...(await givenOf(context, row)),
    steps: stepsOf(row, await eventsOf(context.db, row.id), side, now),
  };
}

/** What whoever gave it sees: how it stands, and nothing of what the two others say in it. */
async function giversView(context: Context, row: BookingRow): Promise<BookingPage> {
  const now = context.now();
  const steps = stepsOf(row, await eventsOf(context.db, row.id), 'BUYER', now);
  return {
    ...(await commonOf(context, row, 'GIVER')),
    ...{ cancelTerms: null, acts: giversActs(row, now), answers: [], deliveries: [], files: [] },
    ...{ place: null, meeting: null, meetingAt: null, hasMeeting: false, link: null },
    steps: steps.map((step) => ({ ...step, note: null })),
  };
}

/** Steps that are between its payer, the bank and us. */
const OF_THE_PAYER: ReadonlySet<BookingStep['kind']> = new Set([
  ...(['ORDERED', 'PAID', 'PAID_LATE', 'REFUND_SENT', 'REFUND_FAILED'] as const),
  ...(['DISPUTE_OPENED', 'DISPUTE_CLOSED', 'CHARGED_BACK'] as const),
  ...(['BALANCE_DUE', 'BALANCE_FAILED', 'BALANCE_PAID', 'BALANCE_MISSED'] as const),
  ...(['BALANCE_AT', 'BALANCE_BY'] as const),
]);

/** Somebody it was given to is told nothing of what it cost. */
function withoutMoney(page: BookingPage): BookingPage {
  const { cancelTerms, steps } = page;
  const nothing = { back: 0, creatorKeeps: 0, fee: 0 };
  return {
    ...page,
    ...{ policySteps: [], paymentId: null, balance: null },
    cancelTerms: cancelTerms && { ...cancelTerms, ...nothing },
    steps: steps
      .filter(({ kind }) => !OF_THE_PAYER.has(kind))
      .map((step) => ({ ...step, amount: null })),
  };
}

/** What everybody sees alike who has to do with it. */
async function commonOf(context: Context, row: BookingRow, role: BookingLine['role']) {
  const people = await peopleOf(context, [row]);
  const payment = await paymentOf(context, BOOKING, row.id);
  const rest = row.balancePaidAt === null ? null : await paymentOf(context, BALANCE, row.id);
  const isCreator = role === 'CREATOR';
  const isWaiting = row.state === 'PENDING_PAYMENT';
  const { version, bookingMode, timeZone, tier, tierId, note, conversationId } = row;
  return {
    ...lineOf(row, role, people, context.now()),
    ...{ version, bookingMode, timeZone, note, conversationId, serviceTierId: tierId },
    ...{ minutes: tier.minutes, days: tier.days, included: tier.included },
    creator: personOf(people, row.creatorId),
    buyer: personOf(people, buyersSideOf(row)),
    sessions: await packageSessions(context, row),
    // Who was given it learns of no price.
    promoCode: isGivenTo(row, role) ? null : row.promoCode,
    listPrice: isGivenTo(row, role) ? null : row.listPrice,
    policy: row.cancelPolicy,
    balance: balanceOf(row, isCreator ? null : (rest?.id ?? null)),
    policySteps: policyStepsOf(row),
    ...timesOf(row),
    revisionsLeft: row.revisionsLeft,
    heldUntil: iso(isWaiting ? row.heldUntil : row.answerBy),
    // What the creator may know of it stands in the line.
    paymentId: isCreator ? null : (payment?.id ?? null),
  };
}

function timesOf(row: BookingRow) {
  const isLateable = row.kind === 'DELIVERY' && row.state === 'CONFIRMED';
  return {
    buyerInAt: iso(row.buyerInAt),
    creatorInAt: iso(row.creatorInAt),
    begunAt: iso(row.begunAt),
    deliveredAt: iso(row.deliveredAt),
    acceptsAt: iso(row.acceptsAt),
    clearsAt: iso(clearsAtOf(row)),
    proposedStart: iso(row.proposedStart),
    proposalUntil: iso(row.proposalUntil),
    lateCancelAt: isLateable && row.dueAt !== null ? iso(lateCancelAt(row.dueAt)) : null,
  };
}

/** Where they meet is for the buyer shortly before, so that it is not passed around. */
function meetingOf({ meeting, startsAt, state }: BookingRow, side: Side, now: Date) {
  const from =
    startsAt === null ? null : new Date(startsAt.getTime() - MEETING_MINUTES * MINUTE_MS);
  const isTime = from !== null && from <= now && state !== 'CANCELLED';
  return {
    meeting: side === 'CREATOR' || isTime ? meeting : null,
    meetingAt: iso(from),
    hasMeeting: meeting !== null,
  };
}

/** What was handed over: deliveries, or what an instant tier gives. */
async function givenOf(
  context: Context,
  row: BookingRow,
): Promise<{ deliveries: Delivery[]; files: OrderFile[]; link: string | null }> {
  const { kind, deliveredAt, begunAt, paidAt, tierId } = row;
  if (kind === 'INSTANT' && deliveredAt !== null && paidAt !== null && tierId !== null) {
    const files = await filesOf(context, { tierIds: [tierId], boughtAt: paidAt });
    return { deliveries: [], files: files.map(fileOf), link: await linkOf(context, tierId) };
  }
  if (begunAt === null) return { deliveries: [], files: [], link: null };
  const sent = await filesOf(context, { bookingIds: [row.id] });
  const deliveries = (await deliveriesOf(context.db, row.id)).map(({ no, note, links, at }) => ({
    ...{ no, note, links, at: at.toISOString() },
    files: sent.filter(({ deliveryNo }) => deliveryNo === no).map(fileOf),
  }));
  return { deliveries, files: [], link: null };
}

const fileOf = ({ id, name, bytes, contentType }: AttachedFile): OrderFile => ({
  ...{ id, name, bytes, contentType },
});
