import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { consumeSlot, moveSlot, planTime, releaseSlot } from '@/backend/availability/service';
import { newId } from '@/backend/platform/id';
import { inTransaction } from '@/backend/platform/transaction';
import { runs } from '@/__tests__/support/runs';
import { seededRandom } from '@/__tests__/support/seededRandom';
import { at, GROUP, MINUTE, openTimeWorld, take, type TimeWorld } from './timeWorld';

// Run by `npm run test:postgres` on many connections; on PGlite's one it says less.
let world: TimeWorld;
beforeAll(async () => {
  world = await openTimeWorld();
}, 60_000);
afterAll(() => world.close());

const FANS = 50;
const { seed } = runs(1);

/** Codes of those who were refused, and how many were not. */
async function press(attempts: readonly (() => Promise<unknown>)[]) {
  const results = await Promise.allSettled(attempts.map((attempt) => attempt()));
  const refused = results.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  const codes = new Set(refused.map((reason: { code?: unknown }) => reason.code));
  return { let: results.length - refused.length, codes: [...codes] };
}

test('fifty press for one time: one gets it, the others are told', async () => {
  const nora = await world.creator({});
  // A hold that is over stands in the way.
  await take(nora, at('FRI', '19:00'), { expiresAt: new Date(world.clock.now.getTime() - MINUTE) });
  const all = Array.from({ length: FANS }, () => () => take(nora, at('FRI', '19:00')));
  expect(await press(all)).toEqual({ let: 1, codes: ['availability.taken'] });
});

test('fifty press for five seats: five get one, in one session', async () => {
  const nora = await world.creator({});
  const group = { tierId: GROUP, seats: 5 };
  const all = Array.from({ length: FANS }, () => () => take(nora, at('FRI', '19:00'), group));
  expect(await press(all)).toEqual({ let: 5, codes: ['availability.taken'] });
  const sessions = await world.database.db
    .selectFrom('slotHolds')
    .select(['sessionId', 'seat'])
    .where('creatorId', '=', nora.id)
    .execute();
  expect(new Set(sessions.map(({ sessionId }) => sessionId)).size).toBe(1);
  expect(sessions.map(({ seat }) => seat).toSorted()).toEqual([1, 2, 3, 4, 5]);
});

test('no more get in on a day than may', async () => {
  const nora = await world.creator({ mostPerDay: 3 });
  const hours = ['18:00', '18:30', '19:00', '19:30', '20:00', '20:30', '21:00'];
  const all = Array.from({ length: FANS }, (_, fan) => {
    const hour = hours[fan % hours.length] ?? '18:00';
    return () => take(nora, at('FRI', hour), { minutes: 30 });
  });
  const { let: count, codes } = await press(all);
  expect(count).toBe(3);
  expect(codes.toSorted()).toEqual(['availability.day_full', 'availability.taken']);
});

test('whatever is taken, moved, given back and planned at once, nothing overlaps', async () => {
  const nora = await world.creator({});
  const random = seededRandom(seed);
  const pick = () => at('FRI', `${18 + Math.floor(random() * 3)}:${random() < 0.5 ? '00' : '30'}`);
  const fan = async () => {
    const { holdId } = await take(nora, pick());
    await inTransaction(nora, (inner) => consumeSlot(inner, holdId));
    const to = { startsAt: pick(), minutes: 60, seats: 1 };
    await inTransaction(nora, (inner) => moveSlot(inner, holdId, to)).catch(refused);
    if (random() < 0.7) await inTransaction(nora, (inner) => releaseSlot(inner, holdId));
  };
  const plan = () => {
    const [startsAt, refId] = [pick(), newId()];
    const endsAt = new Date(startsAt.getTime() + 45 * MINUTE);
    const tool = { creatorId: nora.id, source: 'PARTY', refId, title: 'Show' } as const;
    return inTransaction(nora, (inner) => planTime(inner, { ...tool, startsAt, endsAt }));
  };
  const all = Array.from({ length: FANS }, (_, place) => (place % 5 === 0 ? plan : fan));
  const { let: count, codes } = await press(all);
  expect(count).toBeGreaterThan(0);
  // Nothing but refusals: no deadlock, nothing the database had to stop.
  for (const code of codes) expect(String(code)).toMatch(/^availability\.(taken|booked_then)$/);
  const rows = await world.database.db
    .selectFrom('slotHolds')
    .select(['sessionId', 'startsAt', 'endsAt'])
    .where('creatorId', '=', nora.id)
    .where('state', 'in', ['HELD', 'CONSUMED'])
    .orderBy('startsAt')
    .execute();
  for (const [place, one] of rows.entries()) {
    const next = rows.slice(place + 1).filter(({ sessionId }) => sessionId !== one.sessionId);
    expect(next.every(({ startsAt }) => startsAt >= one.endsAt)).toBe(true);
  }
});

/** A move onto somebody else's time is refused, which is no fault here. */
function refused(reason: Error & { code?: unknown }): void {
  if (reason.code !== 'availability.taken') throw reason;
}
