import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { TokenRefresh, type RealtimeToken } from '@/lib/realtime/tokenRefresh';

const token = (name: string, minutes = 30): RealtimeToken => ({
  token: name,
  expiresAt: new Date(Date.now() + minutes * 60_000).toISOString(),
});

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('a real-time token', () => {
  test('is asked for once, however many wait for it', async () => {
    const fetchToken = jest.fn(() => Promise.resolve(token('a')));
    const apply = jest.fn();
    const refresh = new TokenRefresh({ fetchToken, apply });
    await Promise.all([refresh.renew(), refresh.renew(), refresh.renew()]);
    expect(fetchToken).toHaveBeenCalledTimes(1);
    expect(apply).toHaveBeenCalledWith('a');
    refresh.stop();
  });

  test('is asked for up to five times, then the failure is told', async () => {
    const fetchToken = jest.fn(() => Promise.reject(new Error('away')));
    const refresh = new TokenRefresh({ fetchToken, apply: () => undefined });
    const outcome = refresh.renew().catch((error: unknown) => String(error));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await outcome).toBe('Error: away');
    expect(fetchToken).toHaveBeenCalledTimes(5);
  });

  test('is had at the fourth attempt when three fail', async () => {
    const fetchToken = jest.fn<() => Promise<RealtimeToken>>();
    for (let round = 0; round < 3; round += 1) fetchToken.mockRejectedValueOnce(new Error('away'));
    fetchToken.mockResolvedValue(token('d'));
    const apply = jest.fn();
    const refresh = new TokenRefresh({ fetchToken, apply });
    const done = refresh.renew();
    await jest.advanceTimersByTimeAsync(10_000);
    await done;
    expect(apply).toHaveBeenCalledWith('d');
    refresh.stop();
  });

  test('is renewed before it ends, and no more after the end', async () => {
    const fetchToken = jest.fn(() => Promise.resolve(token('a', 10)));
    const refresh = new TokenRefresh({ fetchToken, apply: () => undefined });
    await refresh.renew();
    await jest.advanceTimersByTimeAsync(9 * 60_000 + 1);
    expect(fetchToken).toHaveBeenCalledTimes(2);
    refresh.stop();
    await jest.advanceTimersByTimeAsync(60 * 60_000);
    expect(fetchToken).toHaveBeenCalledTimes(2);
  });

  test('refused to a thousand at once is asked for again over two seconds or more', async () => {
    const start = Date.now();
    const arrivals: number[] = [];
    const all = Array.from({ length: 1_000 }, () => {
      const fetchToken = () => {
        arrivals.push(Date.now() - start);
        return Promise.resolve(token('a'));
      };
      return new TokenRefresh({ fetchToken, apply: () => undefined });
    });
    const done = Promise.all(all.map((refresh) => refresh.renew({ isDenied: true })));
    for (let step = 0; step < 60; step += 1) await jest.advanceTimersByTimeAsync(50);
    await done;
    expect(Math.max(...arrivals) - Math.min(...arrivals)).toBeGreaterThan(2_000);
    const perHalfSecond = [0, 1, 2, 3, 4].map(
      (part) => arrivals.filter((at) => Math.floor(at / 500) === part).length,
    );
    expect(Math.max(...perHalfSecond)).toBeLessThan(350);
    for (const refresh of all) refresh.stop();
  });
});
