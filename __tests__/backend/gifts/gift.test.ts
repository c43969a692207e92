import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  answersPage,
  applyEvent,
  cancelBooking,
  lockedBooking,
  scheduleBooking,
} from '@/backend/bookings/service';
import {
  changeGiftAddress,
  claimGift,
  declineGift,
  giftOfOrder,
  giftsOf,
  keepGift,
  openGift,
  resendGift,
  revokeGift,
  shownGift,
} from '@/backend/gifts/service';
import { inTransaction } from '@/backend/platform/transaction';
import { DAY, HOUR, MINUTE } from '@/__tests__/support/bookingWorld';
import { openGiftWorld, type GiftWorld } from '@/__tests__/support/giftWorld';

let world: GiftWorld;
beforeAll(async () => {
  world = await openGiftWorld();
}, 120_000);
afterAll(() => world.close());

test('a paid gift waits for its receiver, who is mailed a link; nothing of the price is in it', async () => {
  const sold = await world.sell({ bookingMode: 'CONFIRM' }, { stock: 2 });
  const id = await world.give(sold);
  expect(await world.rowOf(id)).toMatchObject({
    ...{ state: 'UNSCHEDULED', money: 'CAPTURED', recipientId: null, startsAt: null },
  });
  const [mail] = await world.giftMails();
  expect(mail?.subject).toBe('Sam has a gift for you');
  expect(mail?.text).toContain('Happy birthday!');
  expect(mail?.text).toContain('/gift/');
  expect(`${mail?.text} ${mail?.html}`).not.toMatch(/€|EUR|40[.,]00/);
  expect(await world.tierOf(sold.tierId)).toMatchObject({ taken: 1 });
});

test('looking at a gift uses nothing up; taking it by a press, it is its receiver’s, who picks the time', async () => {
  const id = await world.give(await world.sell());
  const link = await world.linkOf(id);
  const seen = () => shownGift(world.visitor, link);
  expect(await seen()).toMatchObject({ state: 'OPEN', price: null });
  expect(await seen()).toMatchObject({ state: 'OPEN', price: null });
  await openGift(world.visitor, link);
  expect(await giftOfOrder(world.fan, { bookingId: id })).toMatchObject({ state: 'OPENED' });
  await expect(claimGift(world.visitor, link)).rejects.toThrow('auth.required');
  expect(await claimGift(world.friend, link)).toMatchObject({ state: 'MINE', bookingId: id });
  expect(await claimGift(world.friend, link)).toMatchObject({ state: 'MINE' });
  const page = await world.page(world.friend, id);
  expect(page).toMatchObject({ role: 'BUYER', isGift: true, state: 'UNSCHEDULED', price: 0 });
  expect(page.acts).toContain('SCHEDULE');
  const startsAt = world.inHours(30).toISOString();
  const booked = await scheduleBooking(world.friend, {
    ...{ bookingId: id, version: page.version, startsAt },
  });
  expect(booked).toMatchObject({ state: 'CONFIRMED', startsAt, price: 0, paymentId: null });
  expect(JSON.stringify(booked)).not.toMatch(/:4000\b/);
  expect(await world.slotsOf(id)).toEqual(['CONSUMED']);
  // Cancelled by its receiver, the giver gets back what the policy gives.
  const { version } = await world.page(world.friend, id);
  await cancelBooking(world.friend, { bookingId: id, version, reason: null, shown: 0 });
  await world.pass(MINUTE);
  expect(await world.rowOf(id)).toMatchObject({ state: 'CANCELLED', refunded: 2000 });
});

test('a gift that was taken tells nobody else anything but that, and nobody else can turn it down', async () => {
  const id = await world.give(await world.sell());
  const link = await world.linkOf(id);
  const [other = world.fan] = await world.fans(1);
  await claimGift(world.friend, link);
  expect(await shownGift(other, link)).toMatchObject({ state: 'TAKEN', bookingId: null });
  await expect(claimGift(other, link)).rejects.toThrow('gift.taken');
  await expect(declineGift(other, link)).rejects.toThrow('gift.taken');
  await expect(revokeGift(world.fan, { bookingId: id, version: 2 })).rejects.toThrow('gift.taken');
});

test('its giver sees how it stands, and nothing of what the two say', async () => {
  const id = await world.give(await world.sell());
  await claimGift(world.friend, await world.linkOf(id));
  const seen = await world.page(world.fan, id);
  expect(seen).toMatchObject({ role: 'GIVER', price: 4000, answers: [], meeting: null });
  expect(seen.acts).toEqual(['CHAT']);
  await expect(answersPage(world.fan, { bookingId: id })).rejects.toThrow('booking.not_found');
  const cancel = { bookingId: id, version: seen.version, reason: null, shown: 4000 };
  await expect(cancelBooking(world.fan, cancel)).rejects.toThrow('booking.not_found');
  await expect(giftOfOrder(world.host, { bookingId: id })).rejects.toThrow('gift.not_found');
  const [stranger = world.fan] = await world.fans(1);
  await expect(world.page(stranger, id)).rejects.toThrow('booking.not_found');
  await expect(giftOfOrder(stranger, { bookingId: id })).rejects.toThrow('gift.not_found');
  expect(await giftOfOrder(world.friend, { bookingId: id })).toMatchObject({
    ...{ role: 'RECEIVER', email: null, link: null, message: 'Happy birthday!' },
  });
  expect(await giftsOf(world.friend)).toMatchObject([{ role: 'RECEIVER', name: 'Sam' }, {}, {}]);
});

test('a file or a link is there with the press; a delivery begins to count with the answers', async () => {
  const instant = await world.give(await world.sell({ kind: 'INSTANT' }));
  await claimGift(world.friend, await world.linkOf(instant));
  expect(await world.rowOf(instant)).toMatchObject({ state: 'DELIVERED' });
  const made = await world.give(await world.sell({ kind: 'DELIVERY' }));
  await claimGift(world.friend, await world.linkOf(made));
  expect((await world.rowOf(made)).dueAt).not.toBeNull();
  expect(await world.rowOf(made)).toMatchObject({ state: 'CONFIRMED' });
});

test('no, thank you can be taken back for a minute; then its giver gets everything', async () => {
  const id = await world.give(await world.sell());
  const link = await world.linkOf(id);
  expect(await declineGift(world.visitor, link)).toMatchObject({ state: 'DECLINED' });
  await expect(claimGift(world.friend, link)).rejects.toThrow('gift.over');
  await world.pass(30_000);
  expect(await keepGift(world.visitor, link)).toMatchObject({ state: 'OPEN' });
  await world.pass(2 * MINUTE);
  expect(await world.rowOf(id)).toMatchObject({ state: 'UNSCHEDULED' });
  await declineGift(world.visitor, link);
  await world.pass(MINUTE);
  expect(await world.rowOf(id)).toMatchObject({
    ...{ state: 'CANCELLED', endReason: 'GIFT_DECLINED', money: 'REFUNDED', refunded: 4000 },
  });
  await expect(keepGift(world.visitor, link)).rejects.toThrow('gift.over');
});

test('its giver takes it back before it is taken, and every link is void', async () => {
  const id = await world.give(await world.sell(), { email: null });
  const link = await world.linkOf(id);
  const { version } = await world.page(world.fan, id);
  expect(await revokeGift(world.fan, { bookingId: id, version })).toMatchObject({
    ...{ state: 'OVER', link: null, acts: [] },
  });
  await world.pass(MINUTE);
  expect(await world.rowOf(id)).toMatchObject({ endReason: 'GIFT_REVOKED', refunded: 4000 });
  expect(await shownGift(world.visitor, link)).toMatchObject({ state: 'OVER' });
});

test('three resends a day with new links beside the old, three addresses in all with the old ones void', async () => {
  const id = await world.give(await world.sell());
  const first = await world.linkOf(id);
  for (const left of [2, 1, 0]) {
    expect(await resendGift(world.fan, { bookingId: id })).toMatchObject({ resendsLeft: left });
  }
  await expect(resendGift(world.fan, { bookingId: id })).rejects.toThrow('gift.too_many_resends');
  expect(await shownGift(world.visitor, first)).toMatchObject({ state: 'OPEN' });
  await world.pass(25 * HOUR);
  await changeGiftAddress(world.fan, { bookingId: id, email: 'two@example.com' });
  await expect(shownGift(world.visitor, first)).rejects.toThrow('gift.not_found');
  await expect(claimGift(world.friend, first)).rejects.toThrow('gift.not_found');
  const moved = await changeGiftAddress(world.fan, { bookingId: id, email: 'three@example.com' });
  expect(moved).toMatchObject({ addressesLeft: 0, state: 'SENT' });
  const fourth = { bookingId: id, email: 'four@example.com' };
  await expect(changeGiftAddress(world.fan, fourth)).rejects.toThrow('gift.too_many_addresses');
  expect(await world.giftMails('three@example.com')).toHaveLength(1);
  expect(await shownGift(world.visitor, await world.linkOf(id))).toMatchObject({ state: 'OPEN' });
});

test('a mail that was given up shows as not delivered, until another address has it', async () => {
  const id = await world.give(await world.sell(), { email: 'nobody@example.com' });
  await world.db
    .updateTable('mails')
    .set({ nextAttemptAt: null })
    .where('toAddress', '=', 'nobody@example.com')
    .execute();
  expect(await giftOfOrder(world.fan, { bookingId: id })).toMatchObject({ state: 'BOUNCED' });
  await changeGiftAddress(world.fan, { bookingId: id, email: 'right@example.com' });
  expect(await giftOfOrder(world.fan, { bookingId: id })).toMatchObject({ state: 'SENT' });
});

test('one for a day goes out on that day, to the address it has then', async () => {
  const sendAt = new Date(world.inHours(48)).toISOString();
  const at = { email: 'day@example.com', sendAt };
  const id = await world.give(await world.sell(), at);
  expect(await giftOfOrder(world.fan, { bookingId: id })).toMatchObject({
    ...{ state: 'WAITING', link: null },
  });
  await changeGiftAddress(world.fan, { bookingId: id, email: 'later@example.com' });
  expect(await world.giftMails('later@example.com')).toEqual([]);
  await world.pass(50 * HOUR);
  expect(await world.giftMails('day@example.com')).toEqual([]);
  expect(await world.giftMails('later@example.com')).toHaveLength(1);
});

test('nobody used it for a year: its giver is told a month before, and gets everything back', async () => {
  const [giver = world.fan] = await world.fans(1);
  const id = await world.give(await world.sell(), { email: 'year@example.com' }, giver);
  const mails = () =>
    world.db
      .selectFrom('mails')
      .select('subject')
      .where('userId', '=', giver.actor.userId)
      .where('subject', 'like', '%gift for Jo%')
      .execute();
  await world.pass(336 * DAY);
  expect((await mails()).map(({ subject }) => subject)).toEqual([
    'Your gift for Jo is still waiting: Play with me',
  ]);
  await world.pass(30 * DAY);
  expect(await world.rowOf(id)).toMatchObject({
    ...{ state: 'CANCELLED', endReason: 'UNUSED', money: 'REFUNDED', refunded: 4000 },
  });
  expect(await mails()).toHaveLength(2);
}, 120_000);

test('whoever had a gift that is over hears nothing when its bank takes the money later', async () => {
  const [receiver = world.friend] = await world.fans(1);
  const id = await world.give(await world.sell());
  await claimGift(receiver, await world.linkOf(id));
  const { version } = await world.page(world.host, id);
  await cancelBooking(world.host, { bookingId: id, version, reason: null, shown: 4000 });
  await world.pass(MINUTE);
  const heard = async () => {
    const news = world.db.selectFrom('mails').select('subject');
    return (await news.where('userId', '=', receiver.actor.userId).execute()).length;
  };
  const before = await heard();
  expect(before).toBeGreaterThan(0);
  await inTransaction(world.context, async (inner) => {
    const row = await lockedBooking(inner, id);
    if (row) await applyEvent(inner, row, { event: 'CHARGED_BACK', by: 'STRIPE' });
  });
  expect(await heard()).toBe(before);
});

test('a giver may take their own gift, and its creator may not', async () => {
  const id = await world.give(await world.sell());
  const link = await world.linkOf(id);
  await expect(claimGift(world.host, link)).rejects.toThrow('booking.own_service');
  await claimGift(world.fan, link);
  expect(await world.page(world.fan, id)).toMatchObject({ role: 'BUYER', price: 4000 });
});

test('what is said of a gift can change until it is paid, under the same key', async () => {
  const sold = await world.sell();
  const requestKey = '00000000-0000-4000-8000-00000000abcd';
  const asked = { requestKey, email: 'ana@example.com' };
  const { bookingId } = await world.holdOf(world.fan, sold, asked);
  const again = await world.holdOf(world.fan, sold, { ...asked, receiverName: 'Ana' });
  expect(again.bookingId).toBe(bookingId);
  expect(await world.giftRow(bookingId)).toMatchObject({ receiverName: 'Ana' });
  expect(await world.giftMails('ana@example.com')).toEqual([]);
});
