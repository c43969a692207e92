import { act, renderHook } from '@testing-library/react';
import { useAlerts } from '@/hooks/widgets/alerts/useAlerts';
import { lengthOf, NO_ALERTS, withAlert } from '@/hooks/widgets/alerts/alertQueue';
import type { WidgetAlert } from '@/lib/shared/widgets/messages';

const alertOf = (id: string, change: Partial<WidgetAlert> = {}): WidgetAlert => ({
  id,
  kind: 'CALLED',
  handle: 'mika',
  text: null,
  priority: 1,
  ...change,
});
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function start(options = { isPaused: false, isHidden: false, readsAloud: false }) {
  const hook = renderHook((props: typeof options) => useAlerts(props), { initialProps: options });
  return {
    ...hook,
    shown: () => hook.result.current.shown?.id ?? null,
    hear: (...alerts: WidgetAlert[]) => act(() => alerts.forEach(hook.result.current.hear)),
    skip: () => act(() => hook.result.current.skip()),
  };
}

test('one at a time, what matters most first, each once', () => {
  const { shown, hear } = start();
  hear(alertOf('a'), alertOf('b', { priority: 5 }), alertOf('a'), alertOf('c'));
  expect(shown()).toBeNull();
  const seen: (string | null)[] = [];
  for (let at = 0; at < 4; at += 1) {
    pass(500);
    seen.push(shown());
    pass(7000);
    expect(shown()).toBeNull();
  }
  expect(seen).toEqual(['b', 'a', 'c', null]);
  expect(jest.getTimerCount()).toBe(0);
});

test('a long text stands longer', () => {
  const { shown, hear } = start();
  hear(alertOf('a', { text: 'x'.repeat(61) }));
  pass(500);
  pass(9_999);
  expect(shown()).toBe('a');
  pass(1);
  expect(shown()).toBeNull();
});

test('a host skips what is shown', () => {
  const { shown, hear, skip } = start();
  hear(alertOf('a'), alertOf('b'));
  pass(500);
  skip();
  expect(shown()).toBeNull();
  pass(500);
  expect(shown()).toBe('b');
});

test('paused, they wait; of a source that nobody sees, none is left', () => {
  const { shown, hear, rerender } = start({ isPaused: true, isHidden: false, readsAloud: false });
  hear(alertOf('a'));
  pass(60_000);
  expect(shown()).toBeNull();
  rerender({ isPaused: false, isHidden: false, readsAloud: false });
  pass(500);
  expect(shown()).toBe('a');
  rerender({ isPaused: false, isHidden: true, readsAloud: false });
  expect(shown()).toBeNull();
  hear(alertOf('b'));
  rerender({ isPaused: false, isHidden: false, readsAloud: false });
  pass(60_000);
  expect(shown()).toBeNull();
});

test('twenty wait at most: the oldest of those that matter least go', () => {
  const many = Array.from({ length: 30 }, (_, at) => alertOf(`${at}`));
  const { waiting } = [alertOf('big', { priority: 9 }), ...many].reduce(withAlert, NO_ALERTS);
  expect(waiting.map(({ id }) => id)).toEqual(['big', ...many.slice(11).map(({ id }) => id)]);
});

test('what is read aloud stands until a slow voice has read it, and not for ever', () => {
  const spoken = (characters: number) =>
    alertOf('a', { text: 'x'.repeat(characters), isSpoken: true });
  expect(lengthOf(spoken(200), true)).toBe(19_500);
  expect(lengthOf(spoken(20), true)).toBe(7000);
  expect(lengthOf(spoken(5000), true)).toBe(40_000);
  expect(lengthOf(spoken(200), false)).toBe(10_000);
  expect(lengthOf({ ...spoken(200), isSpoken: false }, true)).toBe(10_000);
});
