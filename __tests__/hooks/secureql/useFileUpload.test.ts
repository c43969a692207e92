import { act, renderHook, waitFor } from '@testing-library/react';
import { useFileUpload } from '@/hooks/secureql/useFileUpload';
import { sendFile } from '@/lib/secureql/browser/client';
import { SecureqlError } from '@/lib/secureql/browser/secureqlError';
import { LIMITS } from '@/lib/shared/limits';

jest.mock('@/lib/secureql/browser/client', () => ({ sendFile: jest.fn() }));

const send = jest.mocked(sendFile);
const place = { use: 'ANSWER', ref: 'booking-1' } as const;
const aFile = (name: string) => new File(['hello'], name, { type: 'text/plain' });
const kept = (name: string) => ({ id: name, name, bytes: 5, contentType: 'text/plain' });

beforeEach(() => send.mockReset());

test('files go one after the other, each is passed on, and the list empties', async () => {
  const onKept = jest.fn();
  const open: ((name: string) => void)[] = [];
  send.mockImplementation(
    (file) =>
      new Promise((resolve) => {
        open.push(() => resolve(kept(file.name)));
      }),
  );
  const { result } = renderHook(() => useFileUpload(place, onKept));
  act(() => result.current.choose([aFile('a.txt'), aFile('b.txt')]));
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  expect(result.current.isSending).toBe(true);
  await act(() => Promise.resolve(open[0]?.('a.txt')));
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  await act(() => Promise.resolve(open[1]?.('b.txt')));
  expect(onKept.mock.calls).toEqual([[kept('a.txt')], [kept('b.txt')]]);
  expect(result.current.sent).toEqual([]);
});

test('a refused file stays, is sent again, or is dropped', async () => {
  send.mockRejectedValueOnce(new SecureqlError('file.kind_refused', 200));
  const { result } = renderHook(() => useFileUpload(place, jest.fn()));
  act(() => result.current.choose([aFile('a.exe')]));
  await waitFor(() => expect(result.current.sent[0]?.error).toBe('file.kind_refused'));
  const key = result.current.sent[0]?.key ?? '';
  send.mockRejectedValueOnce(new SecureqlError('file.busy', 503));
  await act(() => Promise.resolve(result.current.retry(key)));
  await waitFor(() => expect(result.current.sent[0]?.error).toBe('file.busy'));
  act(() => result.current.drop(key));
  expect(result.current.sent).toEqual([]);
});

test('what is too large is not sent at all', async () => {
  const file = aFile('film.mp4');
  Object.defineProperty(file, 'size', { value: LIMITS.answerFileBytes + 1 });
  const { result } = renderHook(() => useFileUpload(place, jest.fn()));
  act(() => result.current.choose([file]));
  await waitFor(() => expect(result.current.sent[0]?.error).toBe('file.too_large'));
  expect(send).not.toHaveBeenCalled();
});
