import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { barsOf, DRAWING } from '@/hooks/payouts/weekBars';

const FLOOR = DRAWING.height - DRAWING.bottom;

const aWeek = fc.record({
  start: fc.constant('2026-11-23'),
  contributions: fc.integer({ min: -50_000, max: 5_000_000 }),
  experiences: fc.integer({ min: -50_000, max: 5_000_000 }),
});

test('whatever was earned, every bar stands inside of the drawing and its parts do not overlap', () => {
  fc.assert(
    fc.property(fc.array(aWeek, { maxLength: 12 }), (weeks) => {
      const { bars, width, steps } = barsOf(weeks, 620);
      for (const { x, parts } of bars) {
        expect(x).toBeGreaterThanOrEqual(DRAWING.left);
        expect(x + width).toBeLessThanOrEqual(620 - DRAWING.right + 0.001);
        for (const { y, height } of parts) {
          expect(height).toBeGreaterThan(0);
          expect(y + height).toBeLessThanOrEqual(FLOOR + 0.001);
        }
        const [lower, upper] = parts;
        if (lower && upper) expect(upper.y + upper.height).toBeLessThanOrEqual(lower.y + 0.001);
      }
      expect(steps.map(({ amount }) => amount).every((amount) => amount >= 0)).toBe(true);
    }),
  );
});

test('the scale is round money, and the running week is never the best', () => {
  const week = (contributions: number) => ({ start: '2026-11-23', contributions, experiences: 0 });
  const { steps, best } = barsOf([week(10_000), week(42_750), week(99_000)], 620);
  expect(steps.map(({ amount }) => amount)).toEqual([0, 40_000, 80_000, 120_000]);
  expect(best?.together).toBe(42_750);
});
