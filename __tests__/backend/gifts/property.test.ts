import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { cancelBooking, scheduleBooking } from '@/backend/bookings/service';
import {
  changeGiftAddress,
  claimGift,
  declineGift,
  keepGift,
  openGift,
  resendGift,
  revokeGift,
} from '@/backend/gifts/service';
import { checkLedger } from '@/backend/ledger/service';
import type { Context } from '@/backend/platform/context';
import type { GiftLink } from '@/lib/shared/gifts/gift';
import { allowed } from '@/__tests__/support/allowed';
import { expectAtRest, expectSound } from '@/__tests__/support/bookingRecount';
import { DAY, HOUR, MINUTE } from '@/__tests__/support/bookingWorld';
import { openGiftWorld, type GiftWorld } from '@/__tests__/support/giftWorld';
import { runs } from '@/__tests__/support/runs';

let world: GiftWorld;
let people: Context[] = [];
beforeAll(async () => {
  world = await openGiftWorld();
}, 120_000);
afterAll(() => world.close());

const ACTS = [
  ...(['open', 'claim', 'claim', 'decline', 'keep', 'revoke', 'resend', 'address'] as const),
  ...(['schedule', 'cancel'] as const),
];

/** What givers, receivers and time do; `nth` picks a gift, `link` one of its links, `who` a person. */
const act = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('give' as const), kind: fc.nat(2) }),
  },
  {
    weight: 9,
    arbitrary: fc.record({
      do: fc.constantFrom(...ACTS),
      nth: fc.nat(5),
      link: fc.nat(3),
      who: fc.nat(2),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('later' as const),
      ms: fc.constantFrom(30_000, 2 * MINUTE, 26 * HOUR, 40 * DAY, 200 * DAY),
    }),
  },
);
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

interface Given {
  id: string;
  links: GiftLink[];
}

async function keepLink(given: Given): Promise<void> {
  const link = await world.linkOf(given.id);
  if (link.token !== '') given.links.push(link);
}

async function press(given: Given, one: Extract<Act, { nth: number }>): Promise<unknown> {
  const { id: bookingId } = given;
  const who = people[one.who % people.length] ?? world.friend;
  const link = given.links[one.link % Math.max(1, given.links.length)];
  if (!link) return null;
  const { version } = await world.rowOf(bookingId);
  switch (one.do) {
    case 'open':
      return openGift(world.visitor, link);
    case 'claim':
      return claimGift(who, link);
    case 'decline':
      return declineGift(world.visitor, link);
    case 'keep':
      return keepGift(world.visitor, link);
    case 'revoke':
      return revokeGift(world.fan, { bookingId, version });
    case 'resend':
      await resendGift(world.fan, { bookingId });
      return keepLink(given);
    case 'address':
      await changeGiftAddress(world.fan, { bookingId, email: `${one.who}@example.com` });
      return keepLink(given);
    case 'schedule': {
      const startsAt = world.inHours(30 + one.link).toISOString();
      return scheduleBooking(who, { bookingId, version, startsAt });
    }
    case 'cancel':
      return cancelBooking(who, { bookingId, version, reason: null, shown: 0 });
  }
}

/** A gift is taken once at most, by one; a link that was voided takes none. */
async function expectTakenOnce(all: readonly Given[]): Promise<void> {
  for (const { id } of all) {
    const events = await world.eventsOf(id);
    expect(events.filter((kind) => kind === 'CLAIMED').length).toBeLessThanOrEqual(1);
    expect(events.filter((kind) => kind === 'UNUSED').length).toBeLessThanOrEqual(1);
    const { refunded, price } = await world.rowOf(id);
    expect(refunded).toBeLessThanOrEqual(price);
  }
}

test('after any history a gift was used once at most, and its money is where the table sends it', async () => {
  people = [world.friend, ...(await world.fans(2))];
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 6, maxLength: 18 }), async (acts) => {
      const all: Given[] = [];
      for (const one of acts) {
        if (one.do === 'later') {
          await world.pass(one.ms);
        } else if (one.do === 'give') {
          const kind = (['SESSION', 'DELIVERY', 'INSTANT'] as const)[one.kind] ?? 'SESSION';
          const id = await world.give(await world.sell({ kind }, { stock: 3 }));
          const given: Given = { id, links: [] };
          await keepLink(given);
          all.push(given);
        } else {
          const given = all[one.nth % Math.max(1, all.length)];
          if (given) await allowed(() => press(given, one));
        }
        await expectSound(world.db);
      }
      await world.pass(366 * DAY);
      await world.pass(20 * DAY);
      await expectSound(world.db);
      await expectAtRest(world.db);
      await expectTakenOnce(all);
      expect(await checkLedger(world.db)).toEqual([]);
    }),
    runs(4),
  );
});
