import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type PubNub from 'pubnub';
import { newestOf } from '@/lib/notifications/feed';
import { FeedKeeper } from '@/lib/notifications/feedKeeper';
import { MARKS } from '@/lib/notifications/items';
import { FakeChannel } from '@/__tests__/support/fakeChannel';

/** A window that listens to a channel on which so much happened before. */
function open(messages = 0, readBack: number | null = null) {
  const channel = new FakeChannel();
  for (let count = 0; count < messages; count += 1) channel.publish();
  if (readBack !== null) channel.markRead(readBack);
  channel.listen();
  const run = <Result>(call: (client: PubNub) => Promise<Result>) => call(channel.client);
  const keeper = new FeedKeeper({ channel: 'notifications-u1', userId: 'u1' }, run);
  keeper.listen(({ text }) => channel.toasts.push(text));
  void keeper.load();
  return { channel, keeper };
}
type World = ReturnType<typeof open>;

const settle = () => new Promise((done) => setImmediate(done));

/** Everything on its way arrives. */
async function rest({ channel, keeper }: World): Promise<void> {
  if (channel.isAsleep) channel.wake(keeper);
  for (let round = 0; round < 200 && !channel.isQuiet; round += 1) {
    channel.look(0);
    channel.answer(0);
    channel.deliver(keeper, 100);
    await settle();
  }
  expect(channel.isQuiet).toBe(true);
}

/** As the bell does when its panel is open. */
function openBell({ keeper }: World): void {
  keeper.resume();
  const newest = newestOf(keeper.feed);
  if (newest !== undefined && keeper.feed.unread > 0) keeper.mark(MARKS.read, newest);
}

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

const often = (does: string, most: number) => ({
  weight: 4,
  arbitrary: fc.record({ does: fc.constant(does), at: fc.nat(most) }),
});
const step = fc.oneof(
  often('look', 3),
  often('answer', 3),
  often('deliver', 40),
  often('publish', 40),
  ...['repeat', 'rewind', 'lose', 'gap', 'sleep', 'wake', 'open', 'older', 'elsewhere'].map(
    (does) => fc.record({ does: fc.constant(does), at: fc.nat(60) }),
  ),
);

function take(world: World, { does, at }: { does: string; at: number }): void {
  const { channel, keeper } = world;
  const acts: Record<string, () => unknown> = {
    look: () => channel.look(at),
    answer: () => channel.answer(at),
    lose: () => channel.answer(at, true),
    deliver: () => channel.deliver(keeper, at),
    publish: () => {
      for (let count = 0; count < at; count += 1) channel.publish();
    },
    repeat: () => channel.publish(at),
    rewind: () => channel.rewind(at),
    gap: () => keeper.load(),
    sleep: () => (channel.isAsleep = true),
    wake: () => channel.isAsleep && channel.wake(keeper),
    open: () => openBell(world),
    older: () => keeper.showOlder(),
    elsewhere: () => channel.markRead(at),
  };
  acts[does]?.();
}

test('however it comes, the number is the server’s at rest, and nothing is said twice', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat(60),
      fc.option(fc.nat(59)),
      fc.array(step, { maxLength: 40 }),
      async (before, readBack, steps) => {
        const world = open(before, readBack);
        for (const one of steps) {
          take(world, one);
          await settle();
        }
        await rest(world);
        // What was lost meanwhile is made good when the connection is back.
        for (let again = 0; again < 2; again += 1) {
          world.keeper.resume();
          await settle();
          await rest(world);
        }
        const { channel, keeper } = world;
        expect(keeper.feed.unread).toBe(channel.unread);
        expect(channel.toasts).toHaveLength(new Set(channel.toasts).size);
        const { items, tally } = keeper.feed;
        const shown = channel.messages.filter(({ timetoken }) => timetoken >= tally.from);
        const events = [...new Set(shown.map(({ eventId }) => eventId))];
        expect(items.map(({ text }) => text)).toEqual(events);
      },
    ),
    { numRuns: 300 },
  );
}, 60_000);
