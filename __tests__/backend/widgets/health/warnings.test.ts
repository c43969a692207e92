import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { warningsOf, type Copy } from '@/backend/widgets/health/warnings';

const NOW = new Date('2026-11-24T20:00:00Z');
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1000);

const copy = (change: Partial<Copy> = {}): Copy => ({
  ...{ chromium: 127, width: 1920, height: 1080, framesPerSecond: 60 },
  ...{ isVisible: true, isStale: false, connectedAt: ago(7200), seenAt: ago(2) },
  ...change,
});
const warned = (...copies: Copy[]) => warningsOf(copies, { now: NOW });

test('an overlay that runs well, and none at all, warn of nothing', () => {
  expect(warned()).toEqual([]);
  expect(warned(copy())).toEqual([]);
  expect(warned(copy({ chromium: null, framesPerSecond: null }))).toEqual([]);
});

test('two that run at one time are too many', () => {
  expect(warned(copy(), copy({ connectedAt: ago(60) }))).toEqual(['TWO_COPIES']);
});

test('a page that was loaded anew follows its former self, and is no second one', () => {
  expect(warned(copy({ seenAt: ago(6) }), copy({ connectedAt: ago(4) }))).toEqual([]);
});

test('of two that run, one that is hidden shows nothing twice', () => {
  expect(warned(copy(), copy({ isVisible: false }))).toEqual([]);
});

test('one that runs where nobody sees it is hidden', () => {
  expect(warned(copy({ isVisible: false }))).toEqual(['HIDDEN']);
  expect(warned(copy({ isVisible: false }), copy({ isVisible: false }))).toEqual(['HIDDEN']);
});

test.each([
  [1920, 1080, true],
  [1280, 720, true],
  [3840, 2160, true],
  [1366, 768, true],
  [1920, 1200, true],
  [2560, 1080, true],
  [3440, 1440, true],
  [1080, 1920, true],
  [400, 300, true],
  [800, 600, false],
  [640, 480, false],
  [1920, 200, false],
])('a canvas of %i × %i is one that people stream: %s', (width, height, isKnown) => {
  expect(warned(copy({ width, height }))).toEqual(isKnown ? [] : ['WRONG_SIZE']);
});

test('an old build, an old engine and slow pictures are told, the worst first', () => {
  const bad = copy({ isStale: true, chromium: 95, framesPerSecond: 12, width: 800, height: 600 });
  expect(warned(bad, bad)).toEqual([
    ...['TWO_COPIES', 'WRONG_SIZE', 'STALE_BUILD', 'OLD_ENGINE', 'SLOW'],
  ]);
  expect(warned(copy({ chromium: 103, framesPerSecond: 40 }))).toEqual([]);
});

test('a hidden source is drawn slowly, which is as it should be', () => {
  expect(warned(copy({ isVisible: false, framesPerSecond: 1 }))).toEqual(['HIDDEN']);
});

test('what fell silent warns of nothing', () => {
  const silent = copy({ seenAt: ago(30), isStale: true, width: 1, isVisible: false });
  expect(warned(silent, silent)).toEqual([]);
});

test('however pages are opened one after the other, they are never two at once', () => {
  const pauses = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 10 });
  fc.assert(
    fc.property(pauses, (lengths) => {
      let at = 0;
      const pages = lengths.map((length) => {
        const seenAt = ago(at);
        at += length;
        const connectedAt = ago(at);
        at += 1;
        return copy({ seenAt, connectedAt });
      });
      expect(warned(...pages)).not.toContain('TWO_COPIES');
    }),
  );
});
