import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { SecureqlError } from '@/lib/secureql/browser/secureqlError';
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

  test('is not asked for again while the server says that it was too often', async () => {
    const fetchToken = jest.fn(() => Promise.reject(new SecureqlError('rate_limited', 429)));
    const refresh = new TokenRefresh({ fetchToken, apply: () => undefined });
    const outcome = refresh.renew().catch((error: unknown) => String(error));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await outcome).toBe('SecureqlError: rate_limited');
    expect(fetchToken).toHaveBeenCalledTimes(1);
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
    const done = Promise.all(all.map((refresh) => refresh.renew({ denials: 1 })));
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

describe('a call that is refused', () => {
  const denied = Object.assign(new Error('403'), { status: { statusCode: 403 } });

  function refreshing() {
    let count = 0;
    const fetchToken = jest.fn(() => Promise.resolve(token(`t${(count += 1)}`)));
    return { fetchToken, refresh: new TokenRefresh({ fetchToken, apply: () => undefined }) };
  }

  /** Runs a call while time passes. */
  async function outcome<Result>(running: Promise<Result>): Promise<Result | string> {
    const settled = running.catch((error: unknown) => String(error));
    await jest.advanceTimersByTimeAsync(60_000);
    return settled;
  }

  test.each([1, 2, 5])('is repeated with a new token, %i times', async (times) => {
    const { fetchToken, refresh } = refreshing();
    const call = jest.fn<() => Promise<string>>();
    for (let round = 0; round < times; round += 1) call.mockRejectedValueOnce(denied);
    call.mockResolvedValue('history');
    expect(await outcome(refresh.retry(call))).toBe('history');
    expect(fetchToken).toHaveBeenCalledTimes(times);
    refresh.stop();
  });

  test('is given up after five new tokens', async () => {
    const { fetchToken, refresh } = refreshing();
    const call = jest.fn(() => Promise.reject(denied));
    expect(await outcome(refresh.retry(call))).toBe('Error: 403');
    expect([call.mock.calls.length, fetchToken.mock.calls.length]).toEqual([6, 5]);
    refresh.stop();
  });

  test('is not repeated for another reason', async () => {
    const { fetchToken, refresh } = refreshing();
    const call = jest.fn(() => Promise.reject(new Error('500')));
    expect(await outcome(refresh.retry(call))).toBe('Error: 500');
    expect([call.mock.calls.length, fetchToken.mock.calls.length]).toEqual([1, 0]);
  });

  test('says why when no token is to be had', async () => {
    const fetchToken = jest.fn(() => Promise.reject(new Error('away')));
    const refresh = new TokenRefresh({ fetchToken, apply: () => undefined });
    expect(await outcome(refresh.retry(() => Promise.reject(denied)))).toBe('Error: away');
    expect(fetchToken).toHaveBeenCalledTimes(5);
  });

  test('uses the token that another refused call has brought meanwhile', async () => {
    const { fetchToken, refresh } = refreshing();
    const late = jest.fn<() => Promise<string>>();
    late.mockImplementationOnce(async () => {
      await new Promise((resolve) => setTimeout(resolve, 10_000));
      throw denied;
    });
    late.mockResolvedValue('counts');
    const early = jest.fn<() => Promise<string>>();
    early.mockRejectedValueOnce(denied).mockResolvedValue('history');
    const both = Promise.all([refresh.retry(early), refresh.retry(late)]);
    expect(await outcome(both)).toEqual(['history', 'counts']);
    expect(fetchToken).toHaveBeenCalledTimes(1);
    refresh.stop();
  });
});
