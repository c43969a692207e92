import { act, renderHook } from '@testing-library/react';
import { useCall } from '@/hooks/secureql/useCall';
import { callSecureql } from '@/lib/secureql/browser/client';
import { noteReached } from '@/lib/secureql/browser/reached';
import { SecureqlError } from '@/lib/secureql/browser/secureqlError';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));
const call = jest.mocked(callSecureql);

const leaving = () => renderHook(() => useCall('party/leave-queue/'));
const payload = { queueUuid: 'q' };

test('a call returns its answer, or the reason in one shape', async () => {
  const { result } = leaving();
  const run = () => act(() => result.current.run(payload));
  const answer = { leaveQueue: { error: null, item: null } };
  call.mockResolvedValueOnce(answer);
  expect(await run()).toEqual({ answer, refusal: null });

  const refusedAnswer = { leaveQueue: { error: 'party.wrong_state', item: null } };
  call.mockResolvedValueOnce(refusedAnswer);
  expect(await run()).toMatchObject({ answer: null, refusal: 'party.wrong_state', refusedAnswer });
  expect(result.current.refusal).toBe('party.wrong_state');

  call.mockRejectedValueOnce(new SecureqlError('payload.invalid', 400, { queueUuid: 'Unknown.' }));
  expect(await run()).toMatchObject({
    refusal: 'payload.invalid',
    fields: { queueUuid: 'Unknown.' },
  });

  call.mockRejectedValueOnce(new Error('a bug'));
  expect(await run()).toMatchObject({ answer: null, refusal: 'internal' });
  expect(result.current).toMatchObject({ isRunning: false, refusal: 'internal' });
});

test('a second press while the first is under way sends nothing', async () => {
  const { result } = leaving();
  call.mockClear();
  call.mockResolvedValueOnce({ leaveQueue: { error: null, item: null } });
  await act(async () => {
    const first = result.current.run(payload);
    expect(await result.current.run(payload)).toEqual({ answer: null, refusal: null });
    await first;
  });
  expect(call).toHaveBeenCalledTimes(1);
});

test('that the server cannot be reached is said until it answers, any other reason until the next run', async () => {
  const { result } = leaving();
  call.mockRejectedValueOnce(new SecureqlError('backend.unreachable', 0));
  await act(() => result.current.run(payload));
  expect(result.current.refusal).toBe('backend.unreachable');
  act(noteReached);
  expect(result.current.refusal).toBeNull();
  call.mockRejectedValueOnce(new SecureqlError('rate_limited', 429));
  await act(() => result.current.run(payload));
  act(noteReached);
  expect(result.current.refusal).toBe('rate_limited');
});
