import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Context } from '@/backend/platform/context';
import {
  buyerRating,
  creatorRecord,
  creatorReviewsPage,
  hideReview,
  orderReview,
  receivedReviewsPage,
  replyToReview,
  restoreReview,
  serviceReviewsPage,
  writeReview,
  writtenReviewsPage,
} from '@/backend/reviews/service';
import { notificationsChannel } from '@/lib/shared/parties/messages';
import { DAY, openReviewWorld, type ReviewWorld } from './reviewWorld';

let world: ReviewWorld;
beforeAll(async () => {
  world = await openReviewWorld();
}, 120_000);
afterAll(() => world.close());
beforeEach(async () => {
  const { db } = world;
  await db.deleteFrom('reviews').execute();
  await db.deleteFrom('reviewWindows').execute();
  await db.deleteFrom('reviewSums').execute();
  await db.deleteFrom('outbox').execute();
  await db
    .updateTable('services')
    .set({ ratingSum: 0, ratingCount: 0, stars: '[0,0,0,0,0]' })
    .execute();
});

const ofService = (context: Context = world.visitor) =>
  serviceReviewsPage(context, { serviceId: world.serviceId });

/** Links that were told to somebody's feed. */
async function toldTo(userId: string): Promise<string[]> {
  const rows = await world.db
    .selectFrom('outbox')
    .select('message')
    .where('channel', '=', notificationsChannel(userId))
    .execute();
  return rows.flatMap(({ message }) =>
    message && 'text' in message ? [String(message.text)] : [],
  );
}

test('a sealed review shows nowhere, and both open when both are in', async () => {
  const id = await world.done();
  const sealed = await world.write(world.buyer, id, 4);
  expect(sealed).toMatchObject({ state: 'SEALED', role: 'BUYER', opened: [], mine: { stars: 4 } });
  // The other side does not learn that there is one.
  expect(await orderReview(world.host, { bookingId: id })).toMatchObject({
    ...{ state: 'OPEN', role: 'CREATOR', mine: null, opened: [] },
  });
  expect((await ofService()).items).toEqual([]);
  const { handle } = world.fan;
  expect((await writtenReviewsPage(world.visitor, { handle })).items).toEqual([]);
  expect(await world.service()).toMatchObject({ ratingCount: 0 });
  const opened = await world.write(world.host, id, 5, 'A joy');
  expect(opened).toMatchObject({ state: 'OPENED', opened: [{ stars: 4 }, { stars: 5 }] });
  expect(await world.service()).toMatchObject({
    ...{ ratingSum: 4, ratingCount: 1, stars: [0, 0, 0, 1, 0] },
  });
  expect((await ofService()).items).toMatchObject([{ stars: 4, canReply: false }]);
  expect((await writtenReviewsPage(world.visitor, { handle })).items).toMatchObject([{ stars: 4 }]);
  const received = await receivedReviewsPage(world.visitor, { handle });
  expect(received.items).toMatchObject([{ stars: 5, text: 'A joy', subject: { handle } }]);
  // A fan is not named in full.
  expect(received.items[0]?.subject?.name).toBe('Seeded U.');
  expect(await buyerRating(world.visitor, world.fan.id)).toEqual({ rating: 50, ratingCount: 1 });
  expect(await creatorRecord(world.visitor, { handle: world.creator.handle })).toMatchObject({
    ...{ rating: 40, ratingCount: 1 },
  });
  expect(await toldTo(world.fan.id)).toContain('Seeded User reviewed you: Coaching');
});

test('what is sealed can be replaced, what is open cannot', async () => {
  const id = await world.done();
  await world.write(world.buyer, id, 2, 'Hm');
  await world.write(world.buyer, id, 5, 'On second thoughts');
  await world.write(world.host, id);
  await expect(world.write(world.buyer, id, 1)).rejects.toMatchObject({
    code: 'review.not_possible',
  });
  expect((await ofService()).items).toMatchObject([{ stars: 5, text: 'On second thoughts' }]);
});

test('alone it opens after fourteen days, and then nobody can write any more', async () => {
  const id = await world.done();
  await world.write(world.buyer, id, 3);
  await world.pass(14 * DAY - 1);
  expect((await ofService()).items).toEqual([]);
  await world.pass(1);
  expect((await ofService()).items).toMatchObject([{ stars: 3 }]);
  await expect(world.write(world.host, id)).rejects.toMatchObject({ code: 'review.not_possible' });
  expect(await world.service()).toMatchObject({ ratingSum: 3, ratingCount: 1 });
});

test('whoever has said nothing is reminded once, three days before the end', async () => {
  const id = await world.done();
  await world.write(world.buyer, id);
  await world.db.deleteFrom('outbox').execute();
  await world.pass(11 * DAY - 1);
  expect(await toldTo(world.creator.id)).toEqual([]);
  await world.pass(1);
  expect(await toldTo(world.creator.id)).toEqual(['How was it? Coaching']);
  expect(await toldTo(world.fan.id)).toEqual([]);
  await world.pass(DAY);
  expect(await toldTo(world.creator.id)).toHaveLength(1);
});

test('nothing without an order that is done: not done, refunded, in a case, somebody else’s', async () => {
  const open = await world.deliver();
  await expect(world.write(world.buyer, open)).rejects.toMatchObject({
    code: 'review.not_possible',
  });
  const refunded = await world.done();
  await world.write(world.buyer, refunded);
  await world.set(refunded, { money: 'REFUNDED' });
  await expect(world.write(world.host, refunded)).rejects.toMatchObject({
    code: 'review.not_possible',
  });
  await world.pass(15 * DAY);
  expect((await ofService()).items).toEqual([]);
  const id = await world.done();
  await expect(world.write(world.stranger, id)).rejects.toMatchObject({
    code: 'booking.not_found',
  });
  await expect(orderReview(world.stranger, { bookingId: id })).rejects.toMatchObject({
    code: 'booking.not_found',
  });
  await expect(
    writeReview(world.host, { bookingId: id, stars: 5, text: null, tags: ['EXPLAINED_WELL'] }),
  ).rejects.toMatchObject({ code: 'payload.invalid' });
});

test('a case at the end of the window lets what is sealed wait', async () => {
  const id = await world.done();
  await world.write(world.buyer, id);
  await world.set(id, { state: 'DISPUTED' });
  await world.pass(15 * DAY);
  expect((await ofService()).items).toEqual([]);
  await world.set(id, { state: 'COMPLETED' });
  await world.pass(60_000);
  expect((await ofService()).items).toHaveLength(1);
});

test('a window that opens once more lets nobody answer what they have read', async () => {
  const id = await world.done();
  await world.write(world.buyer, id);
  await world.pass(14 * DAY);
  await world.set(id, { state: 'DELIVERED' });
  await world.approve(id);
  await expect(world.write(world.host, id)).rejects.toMatchObject({ code: 'review.not_possible' });
});

test('one reply, by the one it is about', async () => {
  const id = await world.done();
  await world.write(world.buyer, id);
  await world.write(world.host, id);
  const [review] = (await ofService(world.host)).items;
  expect(review).toMatchObject({ canReply: true, reply: null });
  const reviewId = review?.id ?? '';
  await expect(replyToReview(world.buyer, { reviewId, text: 'Me' })).rejects.toMatchObject({
    code: 'review.not_found',
  });
  const replied = await replyToReview(world.host, { reviewId, text: 'Thank you!' });
  expect(replied).toMatchObject({ canReply: false, reply: { text: 'Thank you!' } });
  await expect(replyToReview(world.host, { reviewId, text: 'Again' })).rejects.toMatchObject({
    code: 'review.replied',
  });
  expect((await ofService()).items).toMatchObject([{ reply: { text: 'Thank you!' } }]);
  expect(await toldTo(world.fan.id)).toContain('Seeded User replied to your review: Coaching');
});

test('what operators hide counts nowhere, and its author reads why', async () => {
  const id = await world.done();
  await world.write(world.buyer, id, 1);
  await world.write(world.host, id);
  const reviewId = (await ofService()).items[0]?.id ?? '';
  await hideReview(world.visitor, reviewId, 'An address in it');
  await hideReview(world.visitor, reviewId, 'Twice');
  expect((await ofService()).items).toEqual([]);
  expect(await world.service()).toMatchObject({ ratingCount: 0, stars: [0, 0, 0, 0, 0] });
  expect(await orderReview(world.buyer, { bookingId: id })).toMatchObject({
    mine: { hiddenReason: 'An address in it' },
  });
  await restoreReview(world.visitor, reviewId);
  expect(await world.service()).toMatchObject({ ratingSum: 1, ratingCount: 1 });
});

test('lists go on behind a cursor', async () => {
  for (let count = 0; count < 12; count += 1) {
    const id = await world.done(world.fanIds[count % 3]);
    const fan = world.fans[count % 3];
    if (fan) await world.write(fan, id, 5, `No ${count}`);
    await world.write(world.host, id);
    await world.pass(1000);
  }
  const asked = { handle: world.creator.handle };
  const first = await creatorReviewsPage(world.visitor, asked);
  expect(first.items.map(({ text }) => text)).toHaveLength(10);
  expect(first.items[0]?.text).toBe('No 11');
  const second = await creatorReviewsPage(world.visitor, { ...asked, cursor: first.cursor });
  expect(second.items.map(({ text }) => text)).toEqual(['No 1', 'No 0']);
  expect(second.cursor).toBeNull();
});

test('figures of a creator: done, on time, answered', async () => {
  const { handle, id: creatorId } = world.creator;
  const before = await creatorRecord(world.visitor, { handle });
  const late = await world.done();
  const asked = await world.done();
  const at = world.now().getTime();
  const event = (bookingId: string, no: number, kind: 'LATE_TOLD' | 'REQUESTED' | 'ACCEPTED') => ({
    ...{ bookingId, no, kind, actor: 'CLOCK' as const, actorId: null, amount: null, note: null },
    at: new Date(at + no * 60_000),
  });
  await world.db
    .insertInto('bookingEvents')
    .values([
      event(late, 50, 'LATE_TOLD'),
      event(asked, 51, 'REQUESTED'),
      event(asked, 61, 'ACCEPTED'),
    ])
    .execute();
  const after = await creatorRecord(world.visitor, { handle });
  expect(after?.ordersDone).toBe((before?.ordersDone ?? 0) + 2);
  expect(after?.timed).toBe((before?.timed ?? 0) + 2);
  expect(after?.onTime).toBe((before?.onTime ?? 0) + 1);
  expect(after).toMatchObject({ requests: 1, answerMinutes: 10 });
  expect(creatorId).not.toBe('');
  expect(await creatorRecord(world.visitor, { handle: world.fan.handle })).toBeNull();
});
