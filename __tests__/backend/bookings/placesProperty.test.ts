import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { cancelBooking } from '@/backend/bookings/service';
import { undoLast } from '@/backend/hosting/service';
import { changePartyState, leaveQueue } from '@/backend/parties/service';
import type { Context } from '@/backend/platform/context';
import { allowed } from '@/__tests__/support/allowed';
import { expectAtRest } from '@/__tests__/support/bookingRecount';
import { DAY, HOUR, MINUTE, type Sold } from '@/__tests__/support/bookingWorld';
import { openPlaceWorld, type PlaceWorld } from '@/__tests__/support/placeWorld';
import { runs } from '@/__tests__/support/runs';

let world: PlaceWorld;
beforeAll(async () => {
  world = await openPlaceWorld();
}, 120_000);
afterAll(() => world.close());

/** What fans and the host do, and time; `who` picks a fan. */
const act = fc.record({
  do: fc.constantFrom(
    ...(['buy', 'buy', 'join', 'join', 'leave', 'call', 'play', 'play', 'skip', 'undo'] as const),
    ...(['cancel', 'end', 'hour', 'minutes', 'days'] as const),
  ),
  who: fc.nat(2),
});
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

interface Stage {
  sold: Sold;
  partyID: string;
  fans: Context[];
  tickets: Map<number, string>;
  orders: { id: string; who: number }[];
}

async function perform(stage: Stage, one: Act): Promise<void> {
  const { who } = one;
  const fan = stage.fans[who];
  const ticket = stage.tickets.get(who);
  if (!fan) return;
  switch (one.do) {
    case 'buy':
      return void stage.orders.push({ who, id: await world.book(fan, stage.sold) });
    case 'join':
      return void stage.tickets.set(who, (await world.join(fan, stage.partyID)).queueUuid);
    case 'leave':
      return void (ticket && (await leaveQueue(fan, { queueUuid: ticket })));
    case 'call':
      return void (ticket && (await world.call(stage.partyID, ticket)));
    case 'play':
      return void (ticket && (await world.mark(stage.partyID, ticket, 'PLAYED')));
    case 'skip':
      return void (ticket && (await world.mark(stage.partyID, ticket, 'SKIPPED')));
    case 'undo':
      return void (await undoLast(world.host, stage.partyID));
    case 'cancel':
      return cancel(stage, who, fan);
    case 'end':
      await changePartyState(world.host, { partyID: stage.partyID, action: 'END' });
      return world.runJobs();
    case 'minutes':
      await world.pass(2 * MINUTE);
      return renew(stage);
    case 'hour':
      await world.pass(HOUR);
      return renew(stage);
    case 'days':
      await world.pass(2 * DAY);
      return renew(stage);
  }
}

/** What is due in queues; after one that is over there is another. */
async function renew(stage: Stage): Promise<void> {
  await world.runJobs();
  const party = await world.db
    .selectFrom('parties')
    .select('state')
    .where('id', '=', stage.partyID)
    .executeTakeFirstOrThrow();
  if (party.state !== 'ENDED') return;
  stage.partyID = await world.openParty();
  stage.tickets.clear();
}

async function cancel({ orders }: Stage, who: number, fan: Context): Promise<void> {
  const own = orders.findLast((order) => order.who === who);
  if (!own) return;
  const { version, cancelTerms } = await world.page(fan, own.id);
  const shown = cancelTerms?.back ?? 0;
  await cancelBooking(fan, { bookingId: own.id, version, reason: null, shown });
}

/** Whether what happened last to it was being played. */
async function wasPlayed(bookingId: string): Promise<boolean> {
  const events = await world.eventsOf(bookingId);
  return events.lastIndexOf('PLAYED') > events.lastIndexOf('PLAY_UNDONE');
}

test('whatever happens in queues, a place is paid if it was played, and else comes back whole', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 8, maxLength: 30 }), async (acts) => {
      const stage: Stage = {
        ...{ sold: await world.sellPlace({ stock: 4 }), partyID: await world.openParty() },
        ...{ fans: await world.fans(3), tickets: new Map(), orders: [] },
      };
      for (const one of acts) {
        await allowed(() => Promise.resolve(perform(stage, one)));
        await world.sound();
      }
      await allowed(() => world.end(stage.partyID));
      for (let round = 0; round < 6; round += 1) {
        await world.pass(2 * DAY);
        await world.runJobs();
      }
      await world.sound();
      await expectAtRest(world.db);
      for (const { id } of stage.orders) {
        const row = await world.rowOf(id);
        const isPlayed = await wasPlayed(id);
        expect(row.state).toBe(isPlayed ? 'COMPLETED' : 'CANCELLED');
        expect(row.refunded).toBe(isPlayed ? 0 : row.price);
      }
      const { taken } = await world.tierOf(stage.sold.tierId);
      expect(taken).toBe(0);
    }),
    runs(6),
  );
}, 240_000);
