import { afterAll, beforeAll, test } from '@jest/globals';
import fc from 'fast-check';
import { hideReview, replyToReview, restoreReview } from '@/backend/reviews/service';
import { allowed } from '@/__tests__/support/allowed';
import { expectReviewsSound } from '@/__tests__/support/reviewRecount';
import { runs } from '@/__tests__/support/runs';
import { DAY, openReviewWorld, type ReviewWorld } from './reviewWorld';

let world: ReviewWorld;
beforeAll(async () => {
  world = await openReviewWorld();
}, 120_000);
afterAll(() => world.close());

/** What the two sides, operators, cases and time do; `nth` picks an order. */
const act = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('write' as const),
      nth: fc.nat(3),
      isCreator: fc.boolean(),
      stars: fc.integer({ min: 1, max: 5 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('reply' as const, 'hide' as const, 'restore' as const),
      nth: fc.nat(6),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('refund' as const, 'case' as const, 'end' as const),
      nth: fc.nat(3),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('later' as const),
      days: fc.constantFrom(1, 3, 11, 14),
    }),
  },
);
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

async function reviewAt(nth: number, orders: readonly string[]): Promise<string> {
  const rows = await world.db
    .selectFrom('reviews')
    .select('id')
    .where('bookingId', 'in', [...orders])
    .orderBy('id')
    .execute();
  return rows[nth % Math.max(1, rows.length)]?.id ?? '00000000-0000-7000-8000-000000000000';
}

async function perform(one: Act, orders: readonly string[]): Promise<void> {
  if (one.do === 'later') return world.pass(one.days * DAY);
  const order = orders[one.nth % orders.length] ?? '';
  switch (one.do) {
    case 'write':
      return allowed(() =>
        world.write(one.isCreator ? world.host : world.buyer, order, one.stars, null),
      );
    case 'reply': {
      const reviewId = await reviewAt(one.nth, orders);
      return allowed(() => replyToReview(world.host, { reviewId, text: 'Thanks' }));
    }
    case 'hide':
      return allowed(async () =>
        hideReview(world.visitor, await reviewAt(one.nth, orders), 'Because'),
      );
    case 'restore':
      return allowed(async () => restoreReview(world.visitor, await reviewAt(one.nth, orders)));
    case 'refund':
      return void (await world.set(order, { money: 'REFUNDED' }));
    case 'case':
      return void (await world.set(order, { state: 'DISPUTED' }));
    case 'end':
      return void (await world.set(order, { state: 'COMPLETED' }));
  }
}

test('no review before its time, none twice, and the sums are what can be read', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 25 }), async (acts) => {
      const orders = [await world.done(), await world.done(), await world.done()];
      for (const one of acts) await perform(one, orders);
      await expectReviewsSound(world.db);
    }),
    runs(12),
  );
});
