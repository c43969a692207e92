import { act, renderHook, waitFor } from '@testing-library/react';
import { useSecureql } from '@/hooks/secureql/useSecureql';
import { callSecureql } from '@/lib/secureql/browser/client';
import type { ResultOf } from '@/lib/secureql/operations/all';
import { SecureqlError } from '@/lib/secureql/browser/secureqlError';

jest.mock('@/lib/secureql/browser/client');
const call = jest.mocked(callSecureql);

type Token = ResultOf<'get-pubnub-token/'>;
const answer = (token: string): Token => ({
  getPubNubSubscription: { error: null, token, expiresAt: '2026-01-01T00:00:00.000Z' },
});
const read = () => renderHook(() => useSecureql('get-pubnub-token/', {}, answer('rendered')));

beforeEach(() => call.mockReset());

test('what the server rendered is shown without asking again', () => {
  const { result } = read();
  expect(result.current.data).toEqual(answer('rendered'));
  expect(call).not.toHaveBeenCalled();
});

test('reload shows the newer answer', async () => {
  call.mockResolvedValue(answer('newer'));
  const { result } = read();
  await act(() => result.current.reload());
  expect(result.current.data).toEqual(answer('newer'));
});

test('reloads asked for during one share a single further request', async () => {
  call.mockResolvedValue(answer('newer'));
  const { result } = read();
  await act(async () => {
    const first = result.current.reload();
    await Promise.all([first, result.current.reload(), result.current.reload()]);
  });
  expect(call).toHaveBeenCalledTimes(2);
});

test('a failure that passes is tried again and the last good answer stays meanwhile', async () => {
  call.mockRejectedValueOnce(new SecureqlError('backend.unreachable', 502));
  call.mockRejectedValueOnce(new SecureqlError('backend.unreachable', 502));
  call.mockResolvedValue(answer('newer'));
  const { result } = read();
  act(() => void result.current.reload());
  expect(result.current.data).toEqual(answer('rendered'));
  await waitFor(() => expect(result.current.data).toEqual(answer('newer')));
  expect(result.current.error).toBeUndefined();
});

test('a refusal is told and not repeated', async () => {
  call.mockRejectedValue(new SecureqlError('forbidden', 403));
  const { result } = read();
  await act(() => result.current.reload());
  expect(result.current.error?.code).toBe('forbidden');
  expect(result.current.data).toEqual(answer('rendered'));
  expect(call).toHaveBeenCalledTimes(1);
});

describe('what keeps failing', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('is asked for ten times in all, each pause twice as long, and then told', async () => {
    const began = Date.now();
    const askedAt: number[] = [];
    call.mockImplementation(() => {
      askedAt.push(Date.now() - began);
      return Promise.reject(new SecureqlError('backend.unreachable', 502));
    });
    const { result } = read();
    act(() => void result.current.reload());
    await act(() => jest.advanceTimersByTimeAsync(10 * 60_000));
    expect(askedAt).toHaveLength(10);
    const pauses = askedAt.slice(1).map((at, index) => at - (askedAt[index] ?? 0));
    expect(pauses).toEqual([100, 200, 400, 800, 1600, 3200, 6400, 12_800, 25_600]);
    expect(result.current.error?.code).toBe('backend.unreachable');
    expect(result.current.data).toEqual(answer('rendered'));
  });

  test('ends at once when the server says that it was too often', async () => {
    call.mockRejectedValueOnce(new SecureqlError('backend.unreachable', 502));
    call.mockRejectedValue(new SecureqlError('rate_limited', 429));
    const { result } = read();
    act(() => void result.current.reload());
    await act(() => jest.advanceTimersByTimeAsync(10 * 60_000));
    expect(call).toHaveBeenCalledTimes(2);
    expect(result.current.error?.code).toBe('rate_limited');
  });
});
