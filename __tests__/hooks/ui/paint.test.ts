import { afterNextPaint, yieldToMain } from '@/lib/page/paint';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('what would hold back the picture of a press runs after it, once', () => {
  const task = jest.fn();
  afterNextPaint(task);
  jest.advanceTimersToNextFrame();
  expect(task).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(task).toHaveBeenCalledTimes(1);
});

test('what was taken back, before the picture or after it, never runs', () => {
  const task = jest.fn();
  afterNextPaint(task)();
  const takeBack = afterNextPaint(task);
  jest.advanceTimersToNextFrame();
  takeBack();
  jest.runAllTimers();
  expect(task).not.toHaveBeenCalled();
});

test('a page that is looked at gets a turn between two pieces of work, a hidden one goes on', async () => {
  const done = jest.fn();
  void yieldToMain().then(done);
  await Promise.resolve();
  expect(done).not.toHaveBeenCalled();
  await jest.runAllTimersAsync();
  expect(done).toHaveBeenCalledTimes(1);

  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await yieldToMain();
});
