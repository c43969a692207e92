import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { payBalance, releaseBooking } from '@/backend/bookings/service';
import { checkLedger } from '@/backend/ledger/service';
import { suspendSeller, liftSuspension } from '@/backend/payments/service';
import type { Context } from '@/backend/platform/context';
import { BOOKING_ACTS } from '@/lib/shared/bookings/views';
import { allowed } from '@/__tests__/support/allowed';
import { pressCase } from '@/__tests__/support/pressCase';
import { pressOrder } from '@/__tests__/support/pressOrder';
import { expectAtRest, expectSound } from '@/__tests__/support/bookingRecount';
import {
  DAY,
  HOUR,
  MINUTE,
  openBookingWorld,
  type BookingWorld,
  type Sold,
} from '@/__tests__/support/bookingWorld';
import { runs } from '@/__tests__/support/runs';

let world: BookingWorld;
let people: Context[] = [];
let staff: Context;
beforeAll(async () => {
  world = await openBookingWorld();
}, 120_000);
afterAll(() => world.close());

const KINDS = ['SESSION', 'SESSION', 'DELIVERY', 'INSTANT'] as const;

/** What fans, the creator, banks and time do; `nth` picks a booking, `hour` a time of the next days. */
const act = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('book' as const),
      who: fc.nat(3),
      what: fc.nat(3),
      hour: fc.nat(9),
      card: fc.constantFrom(
        ...[null, 'pm_card_visa', 'pm_card_visa', 'pm_card_visa_chargeDeclined'],
        ...['pm_card_createDispute'],
      ),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('act' as const),
      nth: fc.nat(20),
      isCreator: fc.boolean(),
      act: fc.constantFrom(...BOOKING_ACTS),
      hour: fc.nat(9),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('case' as const),
      nth: fc.nat(20),
      isCreator: fc.boolean(),
      pick: fc.nat(5),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom(
        ...(['pay', 'release', 'dispute', 'cardTurns', 'payBalance', 'payRest'] as const),
      ),
      nth: fc.nat(20),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('hear' as const, 'tick' as const, 'due' as const),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('later' as const),
      ms: fc.constantFrom(5 * MINUTE, 16 * MINUTE, 5 * HOUR, 26 * HOUR, 3 * DAY),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('suspend' as const) }) },
);
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

interface Stage {
  sold: Sold[];
  isSession: boolean[];
  from: Date;
  bookings: { id: string; who: Context }[];
}

const timeAt = ({ from }: Stage, hour: number) => new Date(from.getTime() + hour * HOUR * 0.5);

async function book(stage: Stage, one: Extract<Act, { do: 'book' }>): Promise<void> {
  const sold = stage.sold[one.what % stage.sold.length];
  const who = people[one.who % people.length];
  if (!sold || !who) return;
  await allowed(async () => {
    const startsAt = stage.isSession[one.what % stage.sold.length] ? timeAt(stage, one.hour) : null;
    const { bookingId } = await world.hold(who, sold, startsAt);
    stage.bookings.push({ id: bookingId, who });
    await world.open(who, bookingId, sold.price);
    const payment = await world.paymentOf(bookingId);
    if (one.card && payment) await world.pay(payment.id, one.card);
  });
}

async function perform(stage: Stage, one: Act): Promise<void> {
  if (one.do === 'book') return book(stage, one);
  if (one.do === 'hear') return world.hear();
  if (one.do === 'tick') return world.tick();
  if (one.do === 'due') return world.due();
  if (one.do === 'later') return void world.later(one.ms);
  if (one.do === 'suspend') {
    const { id: creatorId } = world.creator;
    await suspendSeller(world.context, { creatorId, reason: 'fraud' });
    await world.tick();
    return void (await liftSuspension(world.context, creatorId));
  }
  if (!('nth' in one)) return;
  const picked = stage.bookings[one.nth % Math.max(1, stage.bookings.length)];
  if (!picked) return;
  const { id, who } = picked;
  if (one.do === 'act') {
    const context = one.isCreator ? world.host : who;
    const startsAt = timeAt(stage, one.hour).toISOString();
    return allowed(() => pressOrder(context, id, { act: one.act, startsAt }));
  }
  if (one.do === 'case') {
    const context = one.isCreator ? world.host : who;
    return allowed(() => pressCase({ context, staff }, id, one.pick));
  }
  if (one.do === 'release') return allowed(() => releaseBooking(who, { bookingId: id }));
  if (one.do === 'payBalance') return allowed(() => payBalance(who, { bookingId: id }));
  if (one.do === 'payRest') {
    const rest = await world.balanceOf(id);
    if (rest?.sessionId && rest.state === 'OPEN') await world.pay(rest.id);
    return;
  }
  const payment = await world.paymentOf(id);
  if (one.do === 'cardTurns') {
    if (payment?.cardId) await world.cardTurns(id, 'pm_card_chargeCustomerFail');
    return;
  }
  if (one.do === 'pay') {
    if (payment?.sessionId && payment.state === 'OPEN') await world.pay(payment.id);
    return;
  }
  if (!payment?.chargeId) return;
  const { client } = world.stripe;
  const { disputed } = await client.charges.retrieve(payment.chargeId);
  if (!disputed) world.sandbox.actions.dispute(payment.chargeId);
}

/** Hears everything and lets everything come to rest: no deadline of an order is further away. */
async function comeToRest(): Promise<void> {
  for (let round = 0; round < 12; round += 1) await world.pass(round < 2 ? 16 * MINUTE : 20 * HOUR);
}

test('after any history no two bookings overlap, deadlines are met once, and the money follows the table', async () => {
  people = await world.fans(4);
  staff = await world.somebody();
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
      fc.constantFrom(null, 2),
      fc.boolean(),
      fc.array(act, { minLength: 6, maxLength: 22 }),
      async (requests, stock, isFar, acts) => {
        const sold: Sold[] = [];
        for (const [place, kind] of KINDS.entries()) {
          const bookingMode = requests[place] ? 'CONFIRM' : 'INSTANT';
          // Of the two kinds of sessions one is paid in two parts.
          const hasDeposit = kind === 'SESSION' && place === 0;
          sold.push(await world.sell({ kind, bookingMode }, { stock, hasDeposit }));
        }
        const isSession = KINDS.map((kind) => kind === 'SESSION');
        const stage: Stage = {
          sold,
          isSession,
          from: world.inHours(isFar ? 110 : 30),
          bookings: [],
        };
        for (const one of acts) {
          await perform(stage, one);
          await expectSound(world.db);
        }
        await comeToRest();
        await expectSound(world.db);
        await expectAtRest(world.db);
        expect(await checkLedger(world.db)).toEqual([]);
        await world.settle();
      },
    ),
    runs(4),
  );
});
