import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { approveBooking, cancelBooking, deliverBooking } from '@/backend/bookings/service';
import {
  acceptCase,
  caseFile,
  caseLines,
  casePage,
  changeProposal,
  decideCase,
  escalateCase,
  escalatedCases,
  openCase,
  refuseCase,
  withdrawCase,
} from '@/backend/cases/service';
import { checkLedger } from '@/backend/ledger/service';
import { clearDue } from '@/backend/payouts/service';
import type { Context } from '@/backend/platform/context';
import type { CaseKind, CasePage } from '@/lib/shared/cases/cases';
import { DAY, HOUR, openBookingWorld, type BookingWorld } from '@/__tests__/support/bookingWorld';

let world: BookingWorld;
let staff: Context;
beforeAll(async () => {
  world = await openBookingWorld();
  staff = await world.somebody();
}, 60_000);
afterAll(async () => {
  expect(await checkLedger(world.db)).toEqual([]);
  await world.close();
});

async function open(
  context: Context,
  bookingId: string,
  kind: CaseKind,
  value: { amount?: number; newDue?: string } = {},
): Promise<CasePage> {
  const { version } = await world.page(context, bookingId);
  const { amount = null, newDue = null } = value;
  return openCase(context, { bookingId, version, kind, amount, newDue, words: 'It was short.' });
}

/** The case as a page shows it, to act on it. */
const seen = ({ case: one }: CasePage) => ({ caseId: one?.id ?? '', version: one?.version ?? 0 });

async function played() {
  const bookingId = await world.book(world.fan, await world.sell(), world.inHours(30));
  await world.pass(33 * HOUR);
  expect(await world.rowOf(bookingId)).toMatchObject({ state: 'DELIVERED' });
  return bookingId;
}

async function ordered() {
  return world.book(world.fan, await world.sell({ kind: 'DELIVERY' }));
}

test('a part is asked for, another one answered, and agreed', async () => {
  const bookingId = await played();
  await expect(open(world.fan, bookingId, 'PARTIAL', { amount: 2401 })).rejects.toThrow(
    'case.amount',
  );
  const opened = await open(world.fan, bookingId, 'PARTIAL', { amount: 2400 });
  expect(opened.acts).toEqual(['CHANGE', 'WITHDRAW']);
  expect(await world.rowOf(bookingId)).toMatchObject({ state: 'DISPUTED', caseTurn: 'CREATOR' });
  await expect(open(world.host, bookingId, 'PARTIAL', { amount: 100 })).rejects.toThrow(
    'case.not_possible',
  );
  const countered = await changeProposal(world.host, {
    ...{ ...seen(opened), amount: 1000, newDue: null, words: 'Half an hour of it was fine.' },
  });
  expect(countered.case).toMatchObject({ amount: 1000, proposedBy: 'CREATOR', turn: 'BUYER' });
  await expect(acceptCase(world.fan, seen(opened))).rejects.toThrow('case.changed');
  await expect(acceptCase(world.host, seen(countered))).rejects.toThrow('case.not_possible');
  const agreed = await acceptCase(world.fan, seen(countered));
  expect(agreed.case).toMatchObject({ state: 'CLOSED', outcome: 'AGREED', refund: 1000 });
  await world.due();
  const over = { state: 'COMPLETED', money: 'PARTLY_REFUNDED', refunded: 1000, caseFrom: null };
  expect(await world.rowOf(bookingId)).toMatchObject(over);
}, 60_000);

test('two days of silence are a yes', async () => {
  const bookingId = await played();
  await open(world.fan, bookingId, 'NOT_AS_SOLD', { amount: 4000 });
  await world.pass(47 * HOUR);
  expect(await world.rowOf(bookingId)).toMatchObject({ state: 'DISPUTED', refunded: 0 });
  await world.pass(2 * HOUR);
  const over = { state: 'CANCELLED', endReason: 'BOTH_AGREED', refunded: 4000 };
  expect(await world.rowOf(bookingId)).toMatchObject(over);
  expect((await casePage(world.fan, { bookingId })).case).toMatchObject({ outcome: 'SILENCE' });
}, 60_000);

test('a case holds what is done until it is cleared, and no longer', async () => {
  const bookingId = await played();
  const { version } = await world.page(world.fan, bookingId);
  await approveBooking(world.fan, { bookingId, version });
  await world.pass(13 * DAY);
  const opened = await open(world.fan, bookingId, 'PARTIAL', { amount: 500 });
  const line = () =>
    world.db
      .selectFrom('payoutLines')
      .innerJoin('payments', 'payments.id', 'payoutLines.paymentId')
      .select(['payoutLines.clearsAt', 'payoutLines.state'])
      .where('payments.ref', '=', bookingId)
      .executeTakeFirstOrThrow();
  expect(await line()).toMatchObject({ clearsAt: null, state: 'CLEARING' });
  await withdrawCase(world.fan, seen(opened));
  await world.due();
  expect(await world.rowOf(bookingId)).toMatchObject({ state: 'COMPLETED', refunded: 0 });
  expect((await line()).clearsAt).not.toBeNull();
  await world.pass(15 * DAY);
  while (await clearDue(world.context));
  expect((await line()).state).not.toBe('CLEARING');
  expect((await casePage(world.fan, { bookingId })).choices).toEqual([]);
  await expect(open(world.fan, bookingId, 'PARTIAL', { amount: 500 })).rejects.toThrow(
    'case.not_possible',
  );
}, 60_000);

test('more time moves the day, and nothing else', async () => {
  const bookingId = await ordered();
  const { dueAt } = await world.rowOf(bookingId);
  const newDue = new Date((dueAt?.getTime() ?? 0) + 2 * DAY);
  await expect(
    open(world.host, bookingId, 'EXTEND', { newDue: new Date(0).toISOString() }),
  ).rejects.toThrow('case.date');
  const opened = await open(world.host, bookingId, 'EXTEND', { newDue: newDue.toISOString() });
  expect(await world.rowOf(bookingId)).toMatchObject({ state: 'CONFIRMED', caseTurn: 'BUYER' });
  expect((await world.page(world.fan, bookingId)).caseAnswerBy).toBe('BUYER');
  await acceptCase(world.fan, seen(opened));
  const moved = { state: 'CONFIRMED', dueAt: newDue, caseTurn: null, caseUntil: null };
  expect(await world.rowOf(bookingId)).toMatchObject(moved);
  const again = await open(world.host, bookingId, 'EXTEND', {
    newDue: new Date(newDue.getTime() + 2 * DAY).toISOString(),
  });
  await refuseCase(world.fan, { ...seen(again), words: 'No.' });
  expect(await world.rowOf(bookingId)).toMatchObject({ ...moved, wakeAt: newDue });
}, 60_000);

test('a proposal ends with what it is about', async () => {
  const bookingId = await ordered();
  await open(world.fan, bookingId, 'CANCEL');
  const { version } = await world.page(world.host, bookingId);
  const delivery = { note: 'Here', links: [], fileIds: [] };
  await deliverBooking(world.host, { bookingId, version, ...delivery });
  expect((await casePage(world.fan, { bookingId })).case).toMatchObject({ outcome: 'OVERTAKEN' });
  expect(await world.rowOf(bookingId)).toMatchObject({ state: 'DELIVERED', caseTurn: null });
}, 60_000);

test('both cancel: everything comes back, where the rules would give nothing', async () => {
  const sold = await world.sell({ cancelPolicy: 'NONE' });
  const bookingId = await world.book(world.fan, sold, world.inHours(100));
  const opened = await open(world.fan, bookingId, 'CANCEL');
  await acceptCase(world.host, seen(opened));
  await world.due();
  const over = { state: 'CANCELLED', endReason: 'BOTH_AGREED', refunded: 4000 };
  expect(await world.rowOf(bookingId)).toMatchObject(over);
  expect(await world.slotsOf(bookingId)).toEqual(['RELEASED']);
}, 60_000);

test('silence until a session begins is no yes: it takes place', async () => {
  const sold = await world.sell({ cancelPolicy: 'NONE' });
  const bookingId = await world.book(world.fan, sold, world.inHours(20));
  await open(world.fan, bookingId, 'CANCEL');
  await world.pass(21 * HOUR);
  expect((await world.rowOf(bookingId)).endReason).toBeNull();
  expect((await casePage(world.fan, { bookingId })).case).toMatchObject({ outcome: 'OVERTAKEN' });
}, 60_000);

test('a delivery a day late is decided at once, by the clock', async () => {
  const bookingId = await ordered();
  const kinds = async () =>
    (await casePage(world.fan, { bookingId })).choices.map(({ kind, way }) => `${kind} ${way}`);
  expect(await kinds()).toEqual(['CANCEL ASK', 'EXTEND ASK']);
  await world.pass(4 * DAY + HOUR);
  expect(await kinds()).toContain('NOT_DELIVERED RULE');
  const decided = await open(world.fan, bookingId, 'NOT_DELIVERED');
  expect(decided.case).toMatchObject({ state: 'CLOSED', rule: 'LATE', refund: 4000 });
  expect(await world.rowOf(bookingId)).toMatchObject({ endReason: 'LATE', refunded: 4000 });
}, 60_000);

test('a refusal can go to a person, who reads the file and decides', async () => {
  const bookingId = await played();
  const opened = await open(world.fan, bookingId, 'NOT_AS_SOLD', { amount: 3000 });
  const refused = await refuseCase(world.host, { ...seen(opened), words: 'It was as agreed.' });
  expect(refused.case).toMatchObject({ state: 'REFUSED', turn: null });
  expect(await escalatedCases(staff, null)).toMatchObject({ items: [] });
  await expect(caseFile(staff, seen(opened).caseId)).rejects.toThrow('case.not_found');
  const up = await escalateCase(world.fan, { ...seen(refused), words: null });
  const { items } = await escalatedCases(staff, null);
  expect(items).toMatchObject([{ bookingId, price: 4000, policy: 'STANDARD' }]);
  const file = await caseFile(staff, seen(up).caseId);
  expect(file.case.steps.map(({ kind }) => kind)).toEqual(['OPENED', 'REFUSED', 'ESCALATED']);
  expect(file.steps.map(({ kind }) => kind)).toContain('CASE_OPENED');
  const { caseId } = seen(up);
  const decision = { refund: 1500, reason: 'Half of it was there.' };
  await expect(decideCase(world.host, caseId, decision)).rejects.toThrow('forbidden');
  await expect(decideCase(staff, caseId, { ...decision, refund: 4001 })).rejects.toThrow(
    'case.amount',
  );
  await decideCase(staff, caseId, decision);
  await expect(decideCase(staff, caseId, decision)).rejects.toThrow('case.not_possible');
  await world.due();
  expect(await world.rowOf(bookingId)).toMatchObject({ state: 'COMPLETED', refunded: 1500 });
  const closed = await casePage(world.host, { bookingId });
  expect(closed.case?.steps.at(-1)).toMatchObject({ kind: 'DECIDED', words: decision.reason });
}, 60_000);

test('a refusal that nobody takes further ends the case, and the order goes on', async () => {
  const bookingId = await played();
  const opened = await open(world.fan, bookingId, 'PARTIAL', { amount: 500 });
  await refuseCase(world.host, { ...seen(opened), words: null });
  await world.pass(49 * HOUR);
  const page = await casePage(world.fan, { bookingId });
  expect(page.case).toMatchObject({ state: 'CLOSED', outcome: 'REFUSED', refund: null });
  await world.pass(25 * HOUR);
  expect(await world.rowOf(bookingId)).toMatchObject({ state: 'COMPLETED', refunded: 0 });
}, 60_000);

test('cases are those of the two sides alone', async () => {
  const bookingId = await played();
  const opened = await open(world.fan, bookingId, 'PARTIAL', { amount: 500 });
  await expect(casePage(staff, { bookingId })).rejects.toThrow('booking.not_found');
  await expect(acceptCase(staff, seen(opened))).rejects.toThrow('booking.not_found');
  await expect(withdrawCase(world.host, seen(opened))).rejects.toThrow('case.not_possible');
  const { items } = await caseLines(world.fan, {});
  expect(items.find(({ id }) => id === bookingId)?.case).toMatchObject({ kind: 'PARTIAL' });
  expect((await caseLines(staff, {})).items).toEqual([]);
  const { version } = await world.page(world.fan, bookingId);
  await expect(
    cancelBooking(world.fan, { bookingId, version, reason: null, shown: 0 }),
  ).rejects.toThrow('booking.not_possible');
}, 60_000);
