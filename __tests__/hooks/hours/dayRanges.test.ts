import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  closed,
  DAY_MINUTES,
  freeHour,
  moved,
  opened,
  replaced,
  STEP,
  stretched,
} from '@/hooks/hours/dayRanges';
import { availabilitySettings, DEFAULT_AVAILABILITY } from '@/lib/shared/availability/availability';
import { runs } from '@/__tests__/support/runs';

const range = fc
  .tuple(fc.integer({ min: 0, max: 95 }), fc.integer({ min: 1, max: 20 }))
  .map(([start, length]) => ({ from: start * STEP, to: Math.min(96, start + length) * STEP }));

const minutesIn = (ranges: readonly { from: number; to: number }[]) =>
  new Set(
    ranges.flatMap(({ from, to }) =>
      Array.from({ length: (to - from) / STEP }, (_, step) => from + step * STEP),
    ),
  );

test('whatever is opened and closed, a day holds what was painted last, and the server takes it', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.boolean(), range), { maxLength: 12 }), (steps) => {
      let ranges: { from: number; to: number }[] = [];
      const painted = new Set<number>();
      for (const [isOpen, one] of steps) {
        ranges = isOpen ? opened(ranges, one) : closed(ranges, one);
        for (const minute of minutesIn([one])) {
          if (isOpen) painted.add(minute);
          else painted.delete(minute);
        }
      }
      expect(minutesIn(ranges)).toEqual(painted);
      if (ranges.length > 6) return;
      const weekly = [ranges, [], [], [], [], [], []];
      const settings = { ...DEFAULT_AVAILABILITY, timeZone: 'UTC', weekly };
      expect(availabilitySettings.safeParse(settings).success).toBe(true);
    }),
    runs(200),
  );
});

test('hours move and stretch as far as the day goes, and are never empty', () => {
  fc.assert(
    fc.property(range, fc.integer({ min: -100, max: 100 }), (one, steps) => {
      const shifted = moved(one, steps * STEP);
      expect(shifted.to - shifted.from).toBe(one.to - one.from);
      const long = stretched(one, 'to', steps * STEP);
      const early = stretched(one, 'from', steps * STEP);
      for (const { from, to } of [shifted, long, early]) {
        expect(from >= 0 && to <= DAY_MINUTES && from < to).toBe(true);
      }
      expect([long.from, early.to]).toEqual([one.from, one.to]);
    }),
    runs(200),
  );
});

test('hours that come to touch others become one with them', () => {
  const day = [
    { from: 600, to: 660 },
    { from: 720, to: 780 },
  ];
  expect(replaced(day, { from: 600, to: 660 }, { from: 660, to: 720 })).toEqual([
    { from: 660, to: 780 },
  ]);
});

test('an hour more is opened after those that are, else where there is room', () => {
  expect(freeHour([{ from: 1080, to: 1200 }], 1215)).toEqual({ from: 1215, to: 1275 });
  expect(freeHour([{ from: 1080, to: 1440 }], 1455)).toEqual({ from: 0, to: 60 });
  expect(freeHour([{ from: 0, to: 1440 }], 0)).toBeNull();
});
