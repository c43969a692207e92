import { renderHook, act } from '@testing-library/react';
import { scenePlan } from '@/components/widgets/stage/scenePlan';
import { alertLook, placedParts } from '@/components/widgets/stage/placing';
import type { AnyPart } from '@/components/widgets/parts/list';
import { frameMeter } from '@/hooks/widgets/copy/frames';
import { chromiumOf } from '@/hooks/widgets/copy/describeCopy';
import { canvasOf } from '@/hooks/widgets/stage/useCanvas';
import { useLeaving } from '@/hooks/widgets/stage/useLeaving';
import { USUAL_SETTINGS } from '@/lib/shared/widgets/settings';

const part = (
  kind: AnyPart['kind'],
  role: AnyPart['role'],
  more: Partial<AnyPart> = {},
): AnyPart => ({
  kind,
  role,
  toolKind: 'PARTY',
  isShown: () => true,
  View: () => null,
  ...more,
});
const queue = { kind: 'PARTY', state: { id: 'q', seq: 1 } };
const draw = { kind: 'LOTTERY', state: { id: 'd', seq: 1 } };
const views = {
  PARTY: { parts: [part('QUEUE', 'main'), part('TICKER', 'own', { isShown: () => false })] },
  LOTTERY: { parts: [part('COUNTDOWN', 'main'), part('TICKER', 'own')] },
};
const plan = (kind: Parameters<typeof scenePlan>[0], ...tools: (typeof queue)[]) =>
  scenePlan(kind, USUAL_SETTINGS, tools, views);
const shares = (...args: Parameters<typeof plan>) =>
  plan(...args).shares.map(({ tool, share }) => [tool.kind, share]);

test('one live tool stands alone, several are the combined scene, none leaves the picture free', () => {
  expect(shares('LIVE')).toEqual([]);
  expect(shares('LIVE', draw)).toEqual([['LOTTERY', 'alone']]);
  const scene = [
    ['PARTY', 'bar'],
    ['LOTTERY', 'pill'],
  ];
  expect(shares('LIVE', queue, draw)).toEqual(scene);
  expect(shares('SCENE', draw)).toEqual([['LOTTERY', 'bar']]);
  expect(plan('LIVE', queue, draw).bar).toBe('BOTTOM');
  expect(plan('LIVE', draw).bar).toBeNull();
});

test('an overlay of one part shows the tool that has something to say', () => {
  expect(shares('TICKER', queue, draw)).toEqual([['LOTTERY', { only: 'TICKER' }]]);
  expect(shares('COUNTDOWN', queue, draw)).toEqual([['LOTTERY', { only: 'COUNTDOWN' }]]);
  expect(shares('COUNTDOWN', queue)).toEqual([]);
  expect(shares('ALERT', queue)).toEqual([]);
  expect(shares('ROCKY', queue)).toEqual([]);
});

test('in the scene a result comes for its moment, above the bar', () => {
  const parts = [
    part('QUEUE', 'main'),
    part('REVEAL', 'top'),
    part('WINNER', 'top', { isInScene: () => false }),
  ];
  const kinds = (share: 'alone' | 'bar' | 'pill') =>
    placedParts(parts, queue.state, share, USUAL_SETTINGS.parts).map((one) => [
      one.part.kind,
      one.isBesideBar,
    ]);
  expect(kinds('alone')).toEqual([
    ['QUEUE', false],
    ['REVEAL', false],
    ['WINNER', false],
  ]);
  expect(kinds('bar')).toEqual([
    ['QUEUE', false],
    ['REVEAL', true],
  ]);
  expect(kinds('pill')).toEqual([['REVEAL', true]]);
});

test('on a small canvas an alert comes from the top, away from the bar', () => {
  const look = USUAL_SETTINGS.parts.ALERT;
  expect(alertLook(look, 'small', true).place).toBe('TOP');
  expect(alertLook(look, 'wide', true)).toBe(look);
});

test.each([
  [1920, 100, 'wide', 'wide', 1],
  [1920, 150, 'wide', 'medium', 1.5],
  [1280, 125, 'wide', 'wide', 0.833],
  [800, 100, 'medium', 'medium', 0.62],
  [400, 150, 'small', 'small', 0.6],
])('a canvas %i px wide at %i percent is %s, laid out as %s', (...row) => {
  const [width, size, name, layout, scale] = row;
  expect(canvasOf(width, size)).toMatchObject({ name, layout, scale: expect.closeTo(scale, 3) });
});

test('late frames are counted by what is usual here', () => {
  const meter = frameMeter();
  for (const at of [0, 33, 66, 99, 198, 231, 264]) meter.note(at);
  expect(meter.take()).toEqual({ framesPerSecond: 23, droppedFrames: 2 });
  meter.rest();
  meter.note(90_000);
  expect(meter.take()).toEqual({ framesPerSecond: null, droppedFrames: 2 });
});

test('the version of the engine is read from its name', () => {
  expect(chromiumOf('Mozilla/5.0 AppleWebKit/537.36 Chrome/103.0.5060.134 OBS/30.1')).toBe(103);
  expect(chromiumOf('Mozilla/5.0 Firefox/128.0')).toBeNull();
});

test('what goes away stays for the moment of its leaving, as it looked last', () => {
  jest.useFakeTimers();
  const items = (...states: string[]) => states.map((state) => ({ key: state[0] ?? '', state }));
  const { result, rerender } = renderHook(
    (shown: { key: string; state: string }[]) => useLeaving(shown, false),
    {
      initialProps: items('a1', 'b1'),
    },
  );
  rerender(items('a1', 'b2'));
  rerender(items('a1'));
  expect(result.current).toEqual([
    { key: 'a', state: 'a1', isLeaving: false },
    { key: 'b', state: 'b2', isLeaving: true },
  ]);
  act(() => jest.advanceTimersByTime(160));
  expect(result.current).toHaveLength(1);
  jest.useRealTimers();
});
