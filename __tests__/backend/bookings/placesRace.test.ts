import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newId } from '@/backend/platform/id';
import type { Context } from '@/backend/platform/context';
import { LANE } from '@/lib/shared/parties/lanes';
import { openPlaceWorld, type PlaceWorld } from '@/__tests__/support/placeWorld';

// Run by `npm run test:postgres` on many connections; on PGlite's one it says less.
let world: PlaceWorld;
beforeAll(async () => {
  world = await openPlaceWorld();
}, 120_000);
afterAll(() => world.close());

const FANS = 5;

/** Joins two queues of the creator's in one moment; answers both entries. */
async function joinBoth(fan: Context) {
  const parties = [await world.openParty(), await world.openParty()];
  return Promise.all(
    parties.map(async (partyID) => {
      const { queueUuid } = await world.join(fan, partyID);
      return world.entryOf(partyID, queueUuid);
    }),
  );
}

const lanesOf = (entries: readonly { lane: number }[]) =>
  entries.map(({ lane }) => lane).toSorted();

test('a bought place is used in one of two queues that its fan joins at once', async () => {
  const sold = await world.sellPlace();
  for (const fan of await world.fans(FANS)) {
    const id = await world.book(fan, sold);
    const entries = await joinBoth(fan);
    expect(entries.filter(({ bookingId }) => bookingId === id)).toHaveLength(1);
    expect(lanesOf(entries)).toEqual([LANE.priority, LANE.ordinary].toSorted());
  }
  await world.sound();
}, 120_000);

test('a pass that was given puts its fan forward in one of two queues joined at once', async () => {
  for (const fan of await world.fans(FANS)) {
    const [creatorId, userId] = [world.creator.id, fan.actor.userId ?? ''];
    const pass = { id: newId(), creatorId, userId, givenAt: world.sandbox.now() };
    await world.db.insertInto('queuePasses').values(pass).execute();
    expect(lanesOf(await joinBoth(fan))).toEqual([LANE.priority, LANE.ordinary].toSorted());
  }
}, 120_000);
