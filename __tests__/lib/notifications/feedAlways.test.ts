import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { badgeText } from '@/lib/navigation/badge';
import { open, openBell, rest, settle, type World } from '@/__tests__/support/feedWorld';
import { runs } from '@/__tests__/support/runs';

const often = (does: string, most: number) => ({
  weight: 4,
  arbitrary: fc.record({ does: fc.constant(does), at: fc.nat(most) }),
});
const step = fc.oneof(
  often('look', 3),
  often('answer', 3),
  often('deliver', 40),
  often('publish', 40),
  often('hush', 120),
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
    hush: () => {
      for (let count = 0; count < at; count += 1) channel.publish(null, 'Passive');
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
        expect(badgeText(keeper.feed.unread)).toBe(badgeText(channel.unread));
        expect(channel.toasts).toHaveLength(new Set(channel.toasts).size);
        const { items, tally } = keeper.feed;
        const shown = channel.messages.filter(({ timetoken }) => timetoken >= tally.from);
        const events = [...new Set(shown.map(({ eventId }) => eventId))];
        expect(items.map(({ text }) => text)).toEqual(events);
      },
    ),
    runs(60),
  );
});
