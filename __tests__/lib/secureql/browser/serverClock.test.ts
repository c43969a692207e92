import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';

const NOW = Date.parse('2026-11-21T20:14:00.400Z');
const clock = () => import('@/lib/secureql/browser/serverClock');
const headerAt = (ms: number) => new Date(ms).toUTCString();

beforeEach(() => {
  jest.resetModules();
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => {
  jest.useRealTimers();
});

test('a clock that fits what the server says is left alone', async () => {
  const { knowsServerTime, noteServerTime, serverNow } = await clock();
  expect(knowsServerTime()).toBe(false);
  noteServerTime(headerAt(NOW), NOW - 80, NOW);
  expect([knowsServerTime(), serverNow()]).toEqual([true, NOW]);
});

test.each([2, -2])(
  'a clock that is wrong by %i minutes is put right to the second',
  async (minutes) => {
    const { noteServerTime, serverNow } = await clock();
    const real = NOW + minutes * 60_000;
    noteServerTime(headerAt(real), NOW - 100, NOW);
    expect(Math.abs(serverNow() - real)).toBeLessThanOrEqual(1100);
  },
);

test('a clock that was set anew is learned anew; no date teaches nothing', async () => {
  const { noteServerTime, serverNow } = await clock();
  noteServerTime(headerAt(NOW + 600_000), NOW - 50, NOW);
  noteServerTime(undefined, NOW - 50, NOW);
  noteServerTime('soon', NOW - 50, NOW);
  noteServerTime(headerAt(NOW), NOW - 50, NOW);
  expect(serverNow()).toBe(NOW);
});
