import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { escalateCase, openCase, refuseCase } from '@/backend/cases/service';
import { categoryCounts, featuredCreators } from '@/backend/creators/service';
import { checkLedger } from '@/backend/ledger/service';
import {
  operate,
  operatorCase,
  operatorCases,
  operatorFeatured,
  operatorSearch,
  operatorState,
} from '@/backend/operators/service';
import { newId } from '@/backend/platform/id';
import type { CasePage } from '@/lib/shared/cases/cases';
import { HOUR } from '@/__tests__/support/bookingWorld';
import { openOperatorWorld, type OperatorWorld } from '@/__tests__/support/operatorWorld';

let world: OperatorWorld;
beforeAll(async () => {
  world = await openOperatorWorld();
}, 120_000);
afterAll(() => world.close());

const code = (name: string) => expect.objectContaining({ code: name });

test('who is featured comes first, and hidden categories lead nobody', async () => {
  await world.db
    .updateTable('users')
    .set({ firstName: 'Featured' })
    .where('id', '=', world.creator.id)
    .execute();
  const firstShown = async () => (await featuredCreators(world.fan, {})).items[0]?.id;
  expect(await firstShown()).not.toBe(world.creator.id);
  const picked = await world.act('FEATURE', world.creator.id);
  expect(await firstShown()).toBe(world.creator.id);
  expect(await operatorFeatured(world.operator)).toMatchObject([
    { creator: { id: world.creator.id } },
  ]);
  await world.act('UNFEATURE', world.creator.id, picked.id);
  expect(await firstShown()).not.toBe(world.creator.id);

  const keys = async () => (await categoryCounts(world.fan)).map(({ key }) => key);
  await world.act('HIDE_CATEGORY', 'music');
  expect(await keys()).not.toContain('music');
  await world.act('SHOW_CATEGORY', 'music');
  expect(await keys()).toContain('music');
});

test('the search finds by id, number and handle, and by nothing else', async () => {
  const sold = await world.sell();
  const id = await world.book(world.fan, sold, world.inHours(1000));
  const { number } = await world.rowOf(id);
  const find = async (words: string) =>
    (await operatorSearch(world.operator, { words })).map((one) => [one.kind, one.id]);
  expect(await find(number.toLowerCase())).toEqual([['ORDER', id]]);
  expect(await find(id)).toEqual([['ORDER', id]]);
  expect(await find(`@${world.creator.handle}`)).toEqual([['USER', world.creator.id]]);
  expect(await find(sold.serviceId)).toEqual([['SERVICE', sold.serviceId]]);
  const payment = await world.paymentOf(id);
  expect(await find(payment?.id ?? '')).toEqual([['PAYMENT', payment?.id]]);
  expect(await find(payment?.chargeId ?? '')).toEqual([['PAYMENT', payment?.id]]);
  expect(await find('seeded')).toEqual([]);
  const found = await operatorSearch(world.operator, { words: world.creator.handle });
  expect(JSON.stringify(found)).not.toContain('@');
});

/** A session of which a case was taken to a person, with the second factor shown again. */
async function escalated() {
  const bookingId = await world.book(world.fan, await world.sell(), world.inHours(30));
  await world.pass(33 * HOUR);
  const { version } = await world.page(world.fan, bookingId);
  const asked = { kind: 'NOT_AS_SOLD', amount: 3000, newDue: null, words: 'Short.' } as const;
  const opened = await openCase(world.fan, { bookingId, version, ...asked });
  const seen = ({ case: one }: CasePage) => ({ caseId: one?.id ?? '', version: one?.version ?? 0 });
  const refused = await refuseCase(world.host, { ...seen(opened), words: 'No.' });
  const up = await escalateCase(world.fan, { ...seen(refused), words: null });
  const { caseId } = seen(up);
  await world.proveAgain(world.operator, world.grants.first);
  return { bookingId, caseId };
}

test('a case that was taken to a person is decided once, with an amount that there is', async () => {
  const { bookingId, caseId } = await escalated();
  expect(await operatorState(world.operator)).toMatchObject({ openCases: 1 });
  const { items } = await operatorCases(world.operator, {});
  expect(items).toMatchObject([
    { file: { bookingId }, buyer: { id: world.buyer.id }, creator: { id: world.creator.id } },
  ]);
  const decide = (amount?: number) =>
    operate(world.operator, { act: 'DECIDE_CASE', subject: caseId, reason: 'Half of it.', amount });
  await expect(decide()).rejects.toEqual(code('case.amount'));
  await expect(decide(4001)).rejects.toEqual(code('case.amount'));
  expect(await decide(2000)).toMatchObject({ act: 'DECIDE_CASE', canUndo: false });
  await world.due();
  expect(await world.rowOf(bookingId)).toMatchObject({ refunded: 2000 });
  await expect(decide(2000)).rejects.toEqual(code('case.not_possible'));
  expect(await checkLedger(world.db)).toEqual([]);
}, 60_000);

test('a case of a gift names who has it, and an operator who has it is decided about by nobody', async () => {
  const { bookingId, caseId } = await escalated();
  const giveTo = ({ id: recipientId }: { id: string }) =>
    world.db
      .updateTable('bookings')
      .set({ isGift: true, recipientId })
      .where('id', '=', bookingId)
      .execute();
  const shown = () => operatorCase(world.operator, { caseId });
  expect(await shown()).toMatchObject({ receiver: null });
  await giveTo(world.other);
  expect(await shown()).toMatchObject({ buyer: { id: world.buyer.id } });
  expect(await shown()).toMatchObject({ receiver: { id: world.other.id } });
  await giveTo(world.second);
  const decided = world.act('DECIDE_CASE', caseId);
  await expect(decided).rejects.toEqual(code('operator.not_yours'));
}, 60_000);

test('a review that is open is hidden with a reason, and shown again', async () => {
  const bookingId = await world.book(world.fan, await world.sell(), world.inHours(30));
  const { number } = await world.rowOf(bookingId);
  const id = newId();
  const sealed = {
    ...{ id, bookingId, authorRole: 'BUYER' as const },
    stars: 1,
    text: 'Rude words',
  };
  await world.db
    .insertInto('reviews')
    .values({
      ...{ ...sealed, authorId: world.buyer.id, subjectId: world.creator.id, serviceId: null },
      ...{ submittedAt: world.sandbox.now(), publishedAt: null, reply: null, repliedAt: null },
      ...{ hiddenAt: null, hiddenReason: null },
    })
    .execute();
  // What is sealed is not read by operators either.
  await expect(world.act('HIDE_REVIEW', id)).rejects.toEqual(code('operator.no_subject'));
  const find = async () => (await operatorSearch(world.operator, { words: number })).slice(1);
  expect(await find()).toEqual([]);
  await world.db
    .updateTable('reviews')
    .set({ publishedAt: world.sandbox.now() })
    .where('id', '=', id)
    .execute();
  await world.db
    .insertInto('reviewSums')
    .values({ userId: world.creator.id, role: 'CREATOR', ratingSum: 1, ratingCount: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  expect(await find()).toMatchObject([{ kind: 'REVIEW', id, state: 'PUBLISHED' }]);
  const [byId] = await operatorSearch(world.operator, { words: id });
  expect(byId).toMatchObject({ kind: 'REVIEW', id });
  const hidden = await world.act('HIDE_REVIEW', id);
  expect(await find()).toMatchObject([{ state: 'HIDDEN' }]);
  await expect(world.act('HIDE_REVIEW', id)).rejects.toEqual(code('operator.nothing_changed'));
  await world.act('SHOW_REVIEW', id, hidden.id);
  expect(await find()).toMatchObject([{ state: 'PUBLISHED' }]);
});
