import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { usePacedRuns } from '@/hooks/ui/time/usePacedRuns';

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('many requests within the span become one run, after the jitter', () => {
  const run = jest.fn();
  const { result } = renderHook(() => usePacedRuns(run, 2000, 1000));
  for (let count = 0; count < 20; count += 1) result.current.soon();
  jest.advanceTimersByTime(499);
  expect(run).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
});

test('the next run waits for the span, and the last request is not lost', () => {
  const run = jest.fn();
  const { result } = renderHook(() => usePacedRuns(run, 2000, 1000));
  result.current.soon();
  jest.advanceTimersByTime(500);
  result.current.soon();
  jest.advanceTimersByTime(2499);
  expect(run).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(2);
});

test('"now" does not wait and takes the pending run with it', () => {
  const run = jest.fn();
  const { result } = renderHook(() => usePacedRuns(run, 2000, 1000));
  result.current.soon();
  result.current.now();
  jest.advanceTimersByTime(10_000);
  expect(run).toHaveBeenCalledTimes(1);
});

test('nothing runs after the page is gone', () => {
  const run = jest.fn();
  const { result, unmount } = renderHook(() => usePacedRuns(run, 2000, 0));
  result.current.soon();
  unmount();
  jest.advanceTimersByTime(10_000);
  expect(run).not.toHaveBeenCalled();
});
