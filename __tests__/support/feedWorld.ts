import { expect } from '@jest/globals';
import type PubNub from 'pubnub';
import { newestOf } from '@/lib/notifications/feed';
import { FeedKeeper } from '@/lib/notifications/feedKeeper';
import { MARKS } from '@/lib/notifications/items';
import { FakeChannel } from './fakeChannel';

/** A window that listens to a channel on which so much happened before. */
export function open(messages = 0, readBack: number | null = null) {
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
export type World = ReturnType<typeof open>;

/** Lets what is due happen. */
export const settle = () => new Promise((done) => setImmediate(done));

/** Everything on its way arrives. */
export async function rest({ channel, keeper }: World): Promise<void> {
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
export function openBell({ keeper }: World): void {
  keeper.resume();
  const newest = newestOf(keeper.feed);
  if (newest !== undefined && newest > keeper.feed.tally.readTo) keeper.mark(MARKS.read, newest);
}
