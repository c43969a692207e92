import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { AppError } from '@/backend/platform/errors';
import { BOOKING_ACTS } from '@/lib/shared/bookings/views';
import { expectAtRest, expectSound } from '@/__tests__/support/bookingRecount';
import { DAY, HOUR } from '@/__tests__/support/bookingWorld';
import { openPackageWorld, type PackageWorld } from '@/__tests__/support/packageWorld';
import { pressOrder } from '@/__tests__/support/pressOrder';
import { runs } from '@/__tests__/support/runs';

let world: PackageWorld;
beforeAll(async () => {
  world = await openPackageWorld();
}, 120_000);
afterAll(() => world.close());

/** What the two sides, the bank and time do; `nth` picks a session, `hour` a time of the next days. */
const act = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('act' as const),
      nth: fc.nat(2),
      isCreator: fc.boolean(),
      act: fc.constantFrom(...BOOKING_ACTS),
      hour: fc.integer({ min: 20, max: 90 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('schedule' as const),
      nth: fc.nat(2),
      hour: fc.integer({ min: 20, max: 90 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('pass' as const),
      ms: fc.constantFrom(5 * HOUR, 26 * HOUR, 3 * DAY, 16 * DAY),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('dispute' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('refund' as const), sum: fc.nat(9000) }),
  },
);
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

/** A refusal of the closed list is an answer; anything else is a fault. */
async function allowed(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}

type Bought = Awaited<ReturnType<PackageWorld['buy']>>;

async function perform({ fan, ids, first }: Bought, one: Act): Promise<void> {
  if (one.do === 'pass') return world.pass(one.ms);
  if (one.do === 'act') {
    const startsAt = world.inHours(one.hour).toISOString();
    const context = one.isCreator ? world.host : fan;
    return allowed(() => pressOrder(context, ids[one.nth] ?? '', { act: one.act, startsAt }));
  }
  if (one.do === 'schedule') return allowed(() => world.choose(fan, ids[one.nth] ?? '', one.hour));
  const { chargeId, intentId } = (await world.paymentOf(first)) ?? {};
  if (!chargeId || !intentId) return;
  const { client } = world.stripe;
  const { disputed, amount, amount_refunded: back } = await client.charges.retrieve(chargeId);
  if (disputed) return;
  if (one.do === 'dispute' && back < amount) world.sandbox.actions.dispute(chargeId);
  // By hand at Stripe, which names no session.
  if (one.do === 'refund' && one.sum > 0 && one.sum <= amount - back) {
    await client.refunds.create({ payment_intent: intentId, amount: one.sum });
  }
}

test('after any history of a package its shares sum to what was paid, and the books are even', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 12 }), async (acts) => {
      const bought = await world.buy(30);
      for (const one of acts) {
        await perform(bought, one);
        await world.due();
        await expectSound(world.db);
      }
      for (let round = 0; round < 12; round += 1) await world.pass(5 * DAY);
      await expectSound(world.db);
      await expectAtRest(world.db);
      await world.expectEven();
      const rows = await Promise.all(bought.ids.map((id) => world.rowOf(id)));
      const sum = (of: (row: (typeof rows)[number]) => number) =>
        rows.reduce((all, row) => all + of(row), 0);
      expect([sum(({ price }) => price), sum(({ fee }) => fee)]).toEqual([10_000, 830]);
      // Nothing waits for ever.
      expect(rows.every(({ state }) => state !== 'UNSCHEDULED' && state !== 'CONFIRMED')).toBe(
        true,
      );
    }),
    runs(4),
  );
});
