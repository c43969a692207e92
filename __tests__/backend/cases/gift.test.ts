import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  acceptCase,
  caseDataOf,
  caseLines,
  casePage,
  changeProposal,
  openCase,
} from '@/backend/cases/service';
import { claimGift } from '@/backend/gifts/service';
import { checkLedger } from '@/backend/ledger/service';
import { openGiftWorld, type GiftWorld } from '@/__tests__/support/giftWorld';

let world: GiftWorld;
beforeAll(async () => {
  world = await openGiftWorld();
}, 60_000);
afterAll(() => world.close());

test('of a gift its receiver opens a case, reads no sum, and the giver gets the money', async () => {
  const bookingId = await world.give(await world.sell({ kind: 'INSTANT' }));
  await claimGift(world.friend, await world.linkOf(bookingId));
  const offered = await casePage(world.friend, { bookingId });
  expect(offered.choices.map(({ kind, most, back }) => [kind, most, back])).toEqual([
    ['NOT_DELIVERED', null, null],
    ['NOT_AS_SOLD', null, null],
  ]);
  await expect(casePage(world.fan, { bookingId })).rejects.toThrow('booking.not_found');
  const opened = await openCase(world.friend, {
    ...{ bookingId, version: offered.version, kind: 'NOT_AS_SOLD', amount: null, newDue: null },
    words: 'It does not open.',
  });
  expect(opened.case).toMatchObject({ state: 'OPEN', amount: null });
  expect(opened.acts).toEqual(['WITHDRAW']);
  // Whoever knows no price asks for no part of it either.
  const sum = { amount: 100, newDue: null, words: null };
  await expect(
    changeProposal(world.friend, { caseId: opened.case?.id ?? '', version: 1, ...sum }),
  ).rejects.toThrow('case.not_possible');
  const seen = await casePage(world.host, { bookingId });
  expect(seen.case).toMatchObject({ amount: 4000, turn: 'CREATOR' });
  const [line] = (await caseLines(world.friend, {})).items;
  expect(line?.case).toMatchObject({ amount: null, steps: [{ amount: null }] });
  const { cases } = await caseDataOf(world.context, world.friend.actor.userId ?? '');
  expect(cases).toHaveLength(1);
  expect(JSON.stringify(cases)).not.toMatch(/:4000\b/);
  await acceptCase(world.host, { caseId: seen.case?.id ?? '', version: 1 });
  await world.due();
  const over = { state: 'CANCELLED', endReason: 'BOTH_AGREED', money: 'REFUNDED', refunded: 4000 };
  expect(await world.rowOf(bookingId)).toMatchObject(over);
  expect(await checkLedger(world.db)).toEqual([]);
}, 60_000);
