import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { applyStripeEvents } from '@/backend/platform/stripe/applyEvents';
import type { StripeHandler } from '@/backend/platform/stripe/registry';
import { runs } from '@/__tests__/support/runs';
import type { StripeDoor } from '@/__tests__/support/stripeDoor';
import { TYPES, ToldWorld } from '@/__tests__/support/toldWorld';

const DAY_MS = 24 * 60 * 60_000;

let world: ToldWorld;
let door: StripeDoor;

beforeAll(async () => {
  world = await ToldWorld.open();
  door = await world.openDoor();
});
afterAll(async () => {
  await door.close();
  await world.close();
});
beforeEach(() => world.reset());

describe('an event', () => {
  test('in any order, told twice or never, ends in what is so at Stripe, and each has one effect', async () => {
    const schedule = fc.record({
      told: fc.array(fc.constantFrom(...TYPES), { minLength: 1, maxLength: 12 }),
      state: fc.constantFrom('succeeded', 'refunded', 'payment_failed'),
      /** How many are told before the first is applied. */
      early: fc.nat({ max: 12 }),
    });
    await fc.assert(
      fc.asyncProperty(schedule, async ({ told, state, early }) => {
        await world.reset();
        world.truth.set('pi_1', 'processing');
        for (const [place, type] of told.entries()) {
          if (place === early) await world.applyAll();
          const isLast = place === told.length - 1;
          // It is so before the last of its events leaves.
          if (isLast) world.truth.set('pi_1', state);
          const event = world.event(type, isLast ? 'evt_last' : undefined);
          expect(await door.tell(event)).toBe(200);
        }
        await Promise.all([world.applyAll(), world.applyAll()]);
        const all = await world.booked();
        expect(all.at(-1)?.state).toBe(state);
        expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
        expect((await world.stored()).every(({ appliedAt }) => appliedAt !== null)).toBe(true);
      }),
      runs(40),
    );
  });

  test('that belongs to nothing yet comes again, and books nothing meanwhile', async () => {
    world.ours.clear();
    world.truth.set('pi_1', 'succeeded');
    await door.tell(world.event('payment_intent.succeeded'));
    await world.applyAll();
    expect(await world.booked()).toEqual([]);
    expect(await world.stored()).toMatchObject([{ appliedAt: null, attempts: 1 }]);
    world.ours.add('pi_1');
    world.pass(1000);
    await world.applyAll();
    expect(await world.booked()).toHaveLength(1);
    expect(world.log).toEqual([]);
  });

  test('that belongs to nothing for a day is an alarm and tried no more', async () => {
    world.ours.clear();
    await door.tell(world.event('payment_intent.succeeded'));
    world.pass(DAY_MS + 1000);
    await world.applyAll();
    expect(world.log).toMatchObject([
      { level: 'error', alarm: true, stripeEvent: 'evt_succeeded' },
    ]);
    world.ours.add('pi_1');
    world.pass(DAY_MS);
    await world.applyAll();
    expect(await world.booked()).toEqual([]);
    expect(await world.stored()).toMatchObject([{ appliedAt: null, nextTryAt: null }]);
  });

  test('whose object cannot be read now comes again, a little later each time', async () => {
    const broken = new Map<string, StripeHandler>([
      [
        'payment_intent.succeeded',
        {
          ...world.handler,
          read: () => Promise.reject(new Error('Stripe is away')),
        },
      ],
    ]);
    await door.tell(world.event('payment_intent.succeeded'));
    for (const rest of [1000, 2000, 4000]) {
      expect(await applyStripeEvents(world.context, broken)).toBe(true);
      expect(await applyStripeEvents(world.context, broken)).toBe(false);
      world.pass(rest);
    }
    await world.applyAll();
    expect(await world.booked()).toHaveLength(1);
    expect(world.log.map(({ msg }) => msg)).toEqual(
      Array(3).fill('event of Stripe not applied yet'),
    );
  });

  test('waits while another one of the same object is applied', async () => {
    world.truth.set('pi_1', 'processing');
    await door.tell(world.event('payment_intent.processing'));
    await door.tell(world.event('payment_intent.succeeded'));
    let release = () => undefined as void;
    const gate = new Promise<void>((resolve) => (release = resolve));
    const slow: StripeHandler = {
      ...world.handler,
      read: async (inner, told) => {
        const found = await world.handler.read(inner, told);
        await gate;
        return found;
      },
    };
    const slowly = applyStripeEvents(world.context, new Map(TYPES.map((type) => [type, slow])));
    while ((await world.stored()).every(({ takenUntil }) => takenUntil === null));
    expect(await applyStripeEvents(world.context, world.handlers)).toBe(false);
    world.truth.set('pi_1', 'succeeded');
    release();
    await slowly;
    await world.applyAll();
    expect((await world.booked()).map(({ state }) => state)).toEqual(['processing', 'succeeded']);
  });
});
