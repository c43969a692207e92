import { describe, expect, test } from '@jest/globals';
import { newestOf } from '@/lib/notifications/feed';
import { MARKS } from '@/lib/notifications/items';
import { open, openBell, rest, settle } from '@/__tests__/support/feedWorld';

describe('the kept feed', () => {
  test('counts once what came between its history and the answer', async () => {
    const world = open(3, 1);
    world.channel.look(0);
    world.channel.publish();
    world.channel.deliver(world.keeper, 1);
    await rest(world);
    expect([world.keeper.feed.unread, world.channel.toasts.length]).toEqual([2, 1]);
  });

  test('counts once what came between its history and a count', async () => {
    const world = open(60, 40);
    world.channel.look(0);
    world.channel.answer(0);
    await settle();
    world.channel.publish();
    world.channel.deliver(world.keeper, 1);
    await rest(world);
    expect(world.keeper.feed.unread).toBe(41);
  });

  test('a sleep in which more came than a page holds counts, and says the newest three once', async () => {
    const world = open(1, 0);
    await rest(world);
    world.channel.isAsleep = true;
    for (let count = 0; count < 60; count += 1) world.channel.publish();
    world.channel.wake(world.keeper);
    for (let round = 0; round < 5; round += 1) {
      world.channel.look(0);
      world.channel.answer(0);
      await settle();
    }
    await rest(world);
    const newest = world.channel.messages.slice(-3).map(({ eventId }) => eventId);
    expect([world.keeper.feed.unread, world.channel.toasts]).toEqual([60, newest]);
  });

  test('one event under two timetokens in one answer is said once', async () => {
    const world = open();
    await rest(world);
    world.channel.publish();
    world.channel.publish(0);
    world.channel.deliver(world.keeper, 2);
    expect(world.channel.toasts).toHaveLength(1);
    expect(world.keeper.feed.items).toHaveLength(1);
  });

  test('one event under two timetokens in its history is one row', async () => {
    const world = open(2);
    world.channel.publish(0);
    await rest(world);
    expect(world.keeper.feed.items).toHaveLength(2);
  });

  test('a gap told while it is being read is not lost', async () => {
    const world = open();
    world.channel.look(0);
    world.channel.publish();
    world.channel.listen();
    void world.keeper.load();
    await rest(world);
    expect([world.keeper.feed.items.length, world.keeper.feed.unread]).toEqual([1, 1]);
  });

  test('a receipt that is lost is sent again when the bell is opened again', async () => {
    const world = open(2);
    await rest(world);
    openBell(world);
    world.channel.look(0);
    world.channel.log.pop();
    world.channel.answer(0, true);
    await settle();
    expect([world.keeper.feed.unread, world.channel.unread]).toEqual([0, 2]);
    openBell(world);
    await rest(world);
    expect([world.keeper.feed.unread, world.channel.unread]).toEqual([0, 0]);
  });

  test('an event sent again is said no more, however long ago it was said', async () => {
    const world = open();
    await rest(world);
    world.channel.publish();
    world.channel.deliver(world.keeper, 1);
    for (let count = 0; count < 60; count += 1) world.channel.publish();
    world.channel.listen();
    void world.keeper.load();
    await rest(world);
    world.channel.publish(60);
    await rest(world);
    expect(world.channel.toasts).toHaveLength(4);
    expect(new Set(world.channel.toasts).size).toBe(4);
  });

  test('what was there before the window, or was read elsewhere, is not said', async () => {
    const world = open(5);
    await rest(world);
    world.channel.publish();
    world.channel.publish();
    world.channel.markRead(1);
    world.channel.listen();
    void world.keeper.load();
    await rest(world);
    expect(world.channel.toasts).toHaveLength(1);
  });

  test('an event sent again after it was read needs no number', async () => {
    const world = open(2);
    await rest(world);
    openBell(world);
    await rest(world);
    world.channel.publish(0);
    await rest(world);
    expect([world.keeper.feed.unread, world.channel.unread]).toEqual([0, 0]);
  });

  test.each([true, false])(
    'read elsewhere up to before its page, it counts what came after (listed: %s)',
    async (isListed) => {
      const world = open(80, 60);
      await rest(world);
      expect(world.keeper.feed.unread).toBe(60);
      world.channel.listsActions = isListed;
      world.channel.markRead(40);
      await rest(world);
      expect(world.keeper.feed.unread).toBe(40);
    },
  );

  test('all opened in the newest page is opened in those before it, too', async () => {
    const world = open(40, 0);
    await rest(world);
    world.keeper.mark(MARKS.allOpened, newestOf(world.keeper.feed) ?? '');
    await rest(world);
    const later = open();
    later.channel.log.push(...world.channel.log);
    later.channel.listen();
    await rest(later);
    const older = later.keeper.showOlder();
    await rest(later);
    expect(await older).toBe(true);
    expect(later.keeper.feed.items.map(({ isOpened }) => isOpened)).toEqual(Array(40).fill(true));
  });
});
