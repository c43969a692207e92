import { act, renderHook, waitFor } from '@testing-library/react';
import { useSecureql } from '@/hooks/secureql/useSecureql';
import { callSecureql } from '@/lib/secureql/client';
import type { ResultOf } from '@/lib/secureql/operations/all';
import { SecureqlError } from '@/lib/secureql/secureqlError';

jest.mock('@/lib/secureql/client');
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
