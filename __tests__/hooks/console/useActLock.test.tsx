import { renderHook } from '@testing-library/react';
import { useActLock } from '@/hooks/console/useActLock';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const lockOf = () => {
  const run = jest.fn();
  const hook = renderHook(({ act }) => useActLock(act, run), { initialProps: { act: 'call 1' } });
  return {
    run,
    press: () => hook.result.current(),
    becomes: (act: string) => hook.rerender({ act }),
  };
};

test('a double press does one act', () => {
  const { run, press, becomes } = lockOf();
  press();
  becomes('call 2');
  press();
  expect(run).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(600);
  press();
  expect(run).toHaveBeenCalledTimes(2);
});

test('an act that became another one just before the press is not done', () => {
  const { run, press, becomes } = lockOf();
  jest.advanceTimersByTime(5000);
  becomes('start 1');
  jest.advanceTimersByTime(599);
  press();
  expect(run).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  press();
  expect(run).toHaveBeenCalledTimes(1);
});
