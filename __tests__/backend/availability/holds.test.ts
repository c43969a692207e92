import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import {
  consumeSlot,
  freeSlots,
  keepSlot,
  moveSlot,
  nextFree,
  onTimeChange,
  proposeSlot,
  releaseSlot,
} from '@/backend/availability/service';
import type { Context } from '@/backend/platform/context';
import { inTransaction } from '@/backend/platform/transaction';
import {
  ALONE,
  at,
  GROUP,
  HOUR,
  MINUTE,
  MONDAY,
  openTimeWorld,
  take,
  type TimeWorld,
} from './timeWorld';

let world: TimeWorld;
beforeAll(async () => {
  world = await openTimeWorld();
}, 60_000);
afterAll(() => world.close());
beforeEach(() => {
  world.clock.now = MONDAY;
});

const code = (name: string) => ({ code: `availability.${name}` });
const within = <Result>(context: Context, work: (inner: Context) => Promise<Result>) =>
  inTransaction(context, work);

/** Free times of a Friday on Berlin's clock. */
async function friday(
  context: Context & { id: string },
  { minutes = 60, seats = 1, tierId = ALONE } = {},
): Promise<string[]> {
  const slots = await freeSlots(context, {
    ...{ creatorId: context.id, tier: { id: tierId, minutes, seats } },
    ...{ from: '2026-11-27', to: '2026-11-27', timeZone: 'Europe/Berlin' },
  });
  return slots.map(({ localStart, seatsLeft }) =>
    seats > 1 ? `${localStart.slice(11, 16)} ${seatsLeft}` : localStart.slice(11, 16),
  );
}

test('a held time is nobody else’s, with its breaks, until it is over', async () => {
  const nora = await world.creator({ bufferBefore: 15, bufferAfter: 30 });
  expect(await friday(nora)).toHaveLength(13);
  const { holdId, endsAt } = await take(nora, at('FRI', '19:00'));
  expect(endsAt).toEqual(at('FRI', '20:00'));
  // Half an hour after it, and a quarter before the next.
  expect(await friday(nora)).toEqual(['20:45', '21:00']);
  await expect(take(nora, at('FRI', '20:30'))).rejects.toMatchObject(code('taken'));
  await expect(take(nora, at('FRI', '18:00'))).rejects.toMatchObject(code('taken'));
  world.clock.now = new Date(MONDAY.getTime() + 16 * MINUTE);
  expect(await friday(nora)).toHaveLength(13);
  await take(nora, at('FRI', '19:15'));
  expect(await within(nora, (inner) => consumeSlot(inner, holdId))).toBe(false);
});

test('what is paid late is theirs if the time is still free, also given back', async () => {
  const nora = await world.creator({});
  const late = await take(nora, at('FRI', '18:00'));
  world.clock.now = new Date(MONDAY.getTime() + HOUR);
  expect(await friday(nora)).toContain('18:00');
  expect(await within(nora, (inner) => consumeSlot(inner, late.holdId))).toBe(true);
  expect(await friday(nora)).not.toContain('18:00');
  await within(nora, (inner) => releaseSlot(inner, late.holdId));
  await within(nora, (inner) => releaseSlot(inner, late.holdId));
  expect(await friday(nora)).toContain('18:00');
  expect(await within(nora, (inner) => consumeSlot(inner, late.holdId))).toBe(true);
  expect(await within(nora, (inner) => consumeSlot(inner, randomUUID()))).toBe(false);
});

test('an open payment keeps its time until it is given back', async () => {
  const nora = await world.creator({});
  const { holdId } = await take(nora, at('FRI', '18:00'));
  expect(await within(nora, (inner) => keepSlot(inner, holdId, null))).toBe(true);
  world.clock.now = new Date(MONDAY.getTime() + 24 * HOUR);
  await expect(take(nora, at('FRI', '18:00'))).rejects.toMatchObject(code('taken'));
  await within(nora, (inner) => releaseSlot(inner, holdId));
  await take(nora, at('FRI', '18:00'));
  expect(await within(nora, (inner) => keepSlot(inner, holdId, null))).toBe(false);
});

test('outside of the hours, too soon, too far ahead, and on a full day nobody gets in', async () => {
  const nora = await world.creator({
    ...{ noticeMinutes: 12 * 60, horizonDays: 5, mostPerDay: 2 },
    overrides: [{ date: '2026-11-28', ranges: [] }],
  });
  await expect(take(nora, at('MON', '18:00'))).rejects.toMatchObject(code('too_soon'));
  await expect(take(nora, at('SUN', '18:00'))).rejects.toMatchObject(code('too_late'));
  await expect(take(nora, at('SAT', '18:00'))).rejects.toMatchObject(code('outside_hours'));
  await expect(take(nora, at('FRI', '17:00'))).rejects.toMatchObject(code('outside_hours'));
  await expect(take(nora, at('FRI', '21:15'))).rejects.toMatchObject(code('outside_hours'));
  await expect(take(nora, at('FRI', '18:05'))).rejects.toMatchObject(code('outside_hours'));
  await take(nora, at('FRI', '18:00'));
  const second = await take(nora, at('FRI', '21:00'));
  expect(await friday(nora)).toEqual([]);
  await expect(take(nora, at('FRI', '19:00'))).rejects.toMatchObject(code('day_full'));
  // Moving within the day is no third one.
  await within(nora, (inner) =>
    moveSlot(inner, second.holdId, { startsAt: at('FRI', '20:00'), minutes: 60, seats: 1 }),
  );
  await within(nora, (inner) => releaseSlot(inner, second.holdId));
  await take(nora, at('FRI', '19:00'));
});

test('somebody without hours cannot be booked', async () => {
  const nobody = await world.creator();
  await expect(take(nobody, at('FRI', '18:00'))).rejects.toMatchObject(code('outside_hours'));
  expect(await friday(nobody)).toEqual([]);
  expect(await nextFree(nobody, nobody.id, [60])).toEqual(new Map([[60, null]]));
});

test('seats share a session, count as one of the day, and nobody else lies over it', async () => {
  const nora = await world.creator({ mostPerDay: 1 });
  const group = { tierId: GROUP, seats: 3 };
  const first = await take(nora, at('FRI', '19:00'), group);
  await take(nora, at('FRI', '19:00'), group);
  expect(await friday(nora, group)).toEqual(['19:00 1']);
  await take(nora, at('FRI', '19:00'), group);
  await expect(take(nora, at('FRI', '19:00'), group)).rejects.toMatchObject(code('taken'));
  await expect(take(nora, at('FRI', '19:30'), group)).rejects.toMatchObject(code('taken'));
  await expect(take(nora, at('FRI', '19:00'))).rejects.toMatchObject(code('taken'));
  // A seat that was over comes back while there is room, and not when there is none.
  world.clock.now = new Date(MONDAY.getTime() + 20 * MINUTE);
  await take(nora, at('FRI', '19:00'), group);
  await take(nora, at('FRI', '19:00'), group);
  expect(await within(nora, (inner) => consumeSlot(inner, first.holdId))).toBe(true);
  await expect(take(nora, at('FRI', '19:00'), group)).rejects.toMatchObject(code('taken'));
  expect(await friday(nora, group)).toEqual([]);
});

test('a move may lie over its own old time and over nobody else’s', async () => {
  const nora = await world.creator({});
  const mine = await take(nora, at('FRI', '18:00'));
  await take(nora, at('FRI', '20:00'));
  const move = (startsAt: Date) =>
    within(nora, (inner) => moveSlot(inner, mine.holdId, { startsAt, minutes: 60, seats: 1 }));
  expect(await move(at('FRI', '18:30'))).toEqual({
    startsAt: at('FRI', '18:30'),
    endsAt: at('FRI', '19:30'),
  });
  await expect(move(at('FRI', '19:15'))).rejects.toMatchObject(code('taken'));
  expect(await friday(nora)).toEqual(['21:00']);
});

test('a proposed time is held beside the old one, also over it, and becomes theirs', async () => {
  const nora = await world.creator({});
  const mine = await take(nora, at('FRI', '18:00'));
  const other = await within(nora, (inner) =>
    proposeSlot(inner, mine.holdId, {
      ...{ startsAt: at('FRI', '18:30'), minutes: 60 },
      expiresAt: new Date(MONDAY.getTime() + 48 * HOUR),
    }),
  );
  expect((await friday(nora))[0]).toBe('19:30');
  await within(nora, (inner) => releaseSlot(inner, mine.holdId));
  expect(await within(nora, (inner) => consumeSlot(inner, other.holdId))).toBe(true);
  expect((await friday(nora))[0]).toBe('19:30');
  await expect(
    within(nora, (inner) =>
      proposeSlot(inner, mine.holdId, {
        ...{ startsAt: at('FRI', '20:00'), minutes: 60, expiresAt: null },
      }),
    ),
  ).rejects.toMatchObject(code('taken'));
});

test('the next free times of several lengths, and each change is heard of', async () => {
  const nora = await world.creator({ horizonDays: 3 });
  const heard: string[] = [];
  onTimeChange((_context, creatorId) => Promise.resolve(void heard.push(creatorId)));
  await take(nora, at('MON', '18:00'), { minutes: 210 });
  const next = await nextFree(nora, nora.id, [30, 60, 300]);
  expect(next).toEqual(
    new Map([
      [30, at('MON', '21:30')],
      [60, at('TUE', '18:00')],
      [300, null],
    ]),
  );
  expect(heard).toEqual([nora.id]);
});

test('free times are told in the zone that was asked for', async () => {
  const nora = await world.creator({});
  const [slot] = await freeSlots(nora, {
    ...{ creatorId: nora.id, tier: { id: ALONE, minutes: 60, seats: 1 } },
    ...{ from: '2026-11-28', to: '2026-11-28', timeZone: 'Asia/Tokyo' },
  });
  expect(slot).toEqual({
    ...{ startsAt: '2026-11-27T17:00:00.000Z', endsAt: '2026-11-27T18:00:00.000Z' },
    ...{ localStart: '2026-11-28T02:00+09:00', seatsLeft: 1 },
  });
  await expect(
    freeSlots(nora, {
      ...{ creatorId: nora.id, tier: { id: ALONE, minutes: 60, seats: 1 } },
      ...{ from: '2026-11-01', to: '2026-12-31', timeZone: 'UTC' },
    }),
  ).rejects.toMatchObject({ code: 'payload.invalid' });
});
