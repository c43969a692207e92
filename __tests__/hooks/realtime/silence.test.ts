import { expect, jest, test } from '@jest/globals';
import {
  say,
  settle,
  stage,
  publish,
  useConnectionStage,
} from '@/__tests__/support/connectionStage';

useConnectionStage();

/** Longer than what was missed is waited for. */
const SETTLED_MS = 2_500;

/** A page that listens, and how often it was told to read its state again. */
async function listening() {
  const onGap = jest.fn();
  stage.connection.subscribe('party_1', { onMessage: () => undefined, onGap });
  await settle();
  stage.fake.reconnect = () => {
    const count = stage.fake.calls.push('reconnect');
    say('PNConnectedCategory');
    return count;
  };
  say('PNConnectedCategory');
  return onGap;
}

const reconnects = () => stage.fake.calls.filter((call) => call === 'reconnect').length;

test('a page on which nothing comes reads its state once a minute at least, over a new connection', async () => {
  const onGap = await listening();
  for (let minute = 1; minute <= 5; minute += 1) {
    const before = [onGap.mock.calls.length, reconnects()];
    await settle(60_000);
    expect(onGap.mock.calls.length).toBeGreaterThan(before[0] ?? 0);
    expect(reconnects()).toBeGreaterThan(before[1] ?? 0);
  }
  expect(stage.connection.status).toBe('live');
});

test('a page to which something comes asks for nothing', async () => {
  const onGap = await listening();
  for (let second = 0; second < 300; second += 30) {
    publish('party_1', { second });
    await settle(30_000);
  }
  expect([onGap.mock.calls.length, reconnects()]).toEqual([0, 0]);
});

test('a new connection that is not answered is said to be lost, and the state is read all the same', async () => {
  const onGap = await listening();
  stage.fake.reconnect = () => stage.fake.calls.push('reconnect');
  stage.fake.isAway = true;
  await settle(60_000);
  expect(stage.connection.status).toBe('offline');
  expect(onGap).toHaveBeenCalled();
});

const events: Record<string, () => void> = {
  'is back on line': () => window.dispatchEvent(new Event('online')),
  'is looked at again': () => document.dispatchEvent(new Event('visibilitychange')),
  'has another network': () =>
    (navigator as unknown as { connection: EventTarget }).connection.dispatchEvent(
      new Event('change'),
    ),
};
Object.defineProperty(navigator, 'connection', { value: new EventTarget() });

test.each(Object.keys(events))('a page that %s reads its state at once, and once', async (name) => {
  const onGap = await listening();
  events[name]?.();
  events[name]?.();
  await settle(300);
  expect(reconnects()).toBe(1);
  await settle(SETTLED_MS);
  expect(onGap).toHaveBeenCalledTimes(1);
  stage.connection.close();
  events[name]?.();
  await settle(SETTLED_MS);
  expect([onGap.mock.calls.length, reconnects()]).toEqual([1, 1]);
});

test('a page that is left reads nothing', async () => {
  const onGap = await listening();
  const seen = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await settle(SETTLED_MS);
  expect([onGap.mock.calls.length, reconnects()]).toEqual([0, 0]);
  seen.mockRestore();
});

test('a connection nobody listens on is left alone', async () => {
  await stage.connection.run(() => Promise.resolve());
  await settle(120_000);
  expect(reconnects()).toBe(0);
});
