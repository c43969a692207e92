import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { checkLedger } from '@/backend/ledger/service';
import { changeGiftAddress, claimGift, declineGift, revokeGift } from '@/backend/gifts/service';
import { expectAtRest, expectSound } from '@/__tests__/support/bookingRecount';
import { DAY, MINUTE } from '@/__tests__/support/bookingWorld';
import { openGiftWorld, type GiftWorld } from '@/__tests__/support/giftWorld';

// Run by `npm run test:postgres` on many connections; on PGlite's one it says less.
let world: GiftWorld;
beforeAll(async () => {
  world = await openGiftWorld();
}, 120_000);
afterAll(() => world.close());

test('of two who press for a gift at once one has it', async () => {
  const id = await world.give(await world.sell({ kind: 'INSTANT' }));
  const link = await world.linkOf(id);
  const people = await world.fans(5);
  const pressed = await Promise.allSettled(people.map((person) => claimGift(person, link)));
  expect(pressed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await world.eventsOf(id)).filter((kind) => kind === 'CLAIMED')).toHaveLength(1);
}, 120_000);

test('a gift that goes out while its address changes leads nobody else to it', async () => {
  for (const email of ['first@example.com', 'second@example.com', 'third@example.com']) {
    const sendAt = new Date(world.sandbox.now().getTime() + DAY).toISOString();
    const id = await world.give(await world.sell(), { sendAt });
    world.later(DAY);
    await Promise.all([changeGiftAddress(world.fan, { bookingId: id, email }), world.pass(MINUTE)]);
    const { id: giftId } = await world.giftRow(id);
    const links = await world.db
      .selectFrom('giftLinks')
      .select('email')
      .where('giftId', '=', giftId)
      .where('voidedAt', 'is', null)
      .execute();
    expect(links).toEqual([{ email }]);
  }
}, 120_000);

test('taken, declined and taken back in one second: one counts, and the money follows it', async () => {
  for (const round of [1, 2, 3]) {
    const id = await world.give(await world.sell());
    const link = await world.linkOf(id);
    const { version } = await world.page(world.fan, id);
    const acts = [
      () => claimGift(world.friend, link),
      () => revokeGift(world.fan, { bookingId: id, version }),
      () => declineGift(world.visitor, link),
    ];
    const inOrder = [...acts.slice(round % 3), ...acts.slice(0, round % 3)];
    const pressed = await Promise.allSettled(inOrder.map((act) => act()));
    expect(pressed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await world.pass(2 * MINUTE);
    await expectSound(world.db);
  }
  await world.pass(DAY);
  await expectAtRest(world.db);
  expect(await checkLedger(world.db)).toEqual([]);
}, 120_000);
