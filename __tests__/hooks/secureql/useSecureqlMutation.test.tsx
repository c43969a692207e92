import { act, renderHook } from '@testing-library/react';
import { useSecureqlMutation } from '@/hooks/secureql/useSecureqlMutation';
import { callSecureql } from '@/lib/secureql/browser/client';
import { noteReached } from '@/lib/secureql/browser/reached';
import { SecureqlError } from '@/lib/secureql/browser/secureqlError';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));
const call = jest.mocked(callSecureql);

test('a verb answers its data, or null and the reason', async () => {
  const { result } = renderHook(() => useSecureqlMutation('party/leave-queue/'));
  const data = { leaveQueue: { error: null, item: null } };
  call.mockResolvedValueOnce(data);
  expect(await act(() => result.current.run({ queueUuid: 'q' }))).toEqual(data);
  call.mockRejectedValueOnce(new SecureqlError('rate_limited', 429));
  expect(await act(() => result.current.run({ queueUuid: 'q' }))).toBeNull();
  expect(result.current).toMatchObject({ isRunning: false, error: { code: 'rate_limited' } });
  call.mockRejectedValueOnce(new Error('a bug'));
  expect(await act(() => result.current.run({ queueUuid: 'q' }))).toBeNull();
  expect(result.current.error?.code).toBe('internal');
});

test('that the server cannot be reached is said until it answers, any other reason until the next run', async () => {
  const { result } = renderHook(() => useSecureqlMutation('party/leave-queue/'));
  call.mockRejectedValueOnce(new SecureqlError('backend.unreachable', 0));
  await act(() => result.current.run({ queueUuid: 'q' }));
  expect(result.current.error?.code).toBe('backend.unreachable');
  act(noteReached);
  expect(result.current.error).toBeNull();
  call.mockRejectedValueOnce(new SecureqlError('rate_limited', 429));
  await act(() => result.current.run({ queueUuid: 'q' }));
  act(noteReached);
  expect(result.current.error?.code).toBe('rate_limited');
});
