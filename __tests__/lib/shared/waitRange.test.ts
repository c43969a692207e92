import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { waitRange, type WaitFacts } from '@/lib/shared/waitRange';

const minutes = (...values: number[]) => values.map((value) => value * 60_000);
const facts = (change: Partial<WaitFacts>): WaitFacts => ({
  turns: minutes(10, 10, 10),
  upNow: 0,
  ahead: 1,
  seatsPerRound: 1,
  ...change,
});

test.each([0, 1, 2])('after %i turns nobody can tell', (count) => {
  expect(waitRange(facts({ turns: minutes(...Array<number>(count).fill(5)) }))).toBeNull();
});

test('spans the 25 % to the 75 % quantile, whatever order the turns came in', () => {
  const span = { fromMinutes: 2, toMinutes: 4 };
  expect(waitRange(facts({ turns: minutes(1, 2, 3, 4, 5) }))).toEqual(span);
  expect(waitRange(facts({ turns: minutes(5, 1, 4, 2, 3) }))).toEqual(span);
});

test('between two turns the quantile lies between them; minutes are rounded outwards', () => {
  // Quantiles of 1, 2, 3, 4: 1.75 and 3.25.
  expect(waitRange(facts({ turns: minutes(4, 3, 2, 1) }))).toEqual({
    fromMinutes: 1,
    toMinutes: 4,
  });
});

test('one outlier among twenty moves nothing', () => {
  const turns = minutes(600, ...Array<number>(19).fill(10));
  expect(waitRange(facts({ turns }))).toEqual({ fromMinutes: 10, toMinutes: 10 });
});

describe('rounds', () => {
  test.each([
    [{ ahead: 0, upNow: 0, seatsPerRound: 1 }, 0],
    [{ ahead: 0, upNow: 1, seatsPerRound: 4 }, 1],
    [{ ahead: 3, upNow: 1, seatsPerRound: 4 }, 1],
    [{ ahead: 4, upNow: 1, seatsPerRound: 4 }, 2],
    [{ ahead: 5, upNow: 0, seatsPerRound: 1 }, 5],
    [{ ahead: 99, upNow: 1, seatsPerRound: 50 }, 2],
  ])('%j make %i', (change, rounds) => {
    expect(waitRange(facts(change))).toEqual({
      fromMinutes: 10 * rounds,
      toMinutes: 10 * rounds,
    });
  });
});

test('a clock that went back makes no negative wait', () => {
  expect(waitRange(facts({ turns: minutes(-5, -5, -5) }))).toEqual({
    fromMinutes: 0,
    toMinutes: 0,
  });
});

test('is always whole minutes, never negative, and from is never above to', () => {
  fc.assert(
    fc.property(
      fc.record({
        turns: fc.array(fc.integer({ min: -1e6, max: 1e8 }), { minLength: 3, maxLength: 20 }),
        upNow: fc.nat(50),
        ahead: fc.nat(100_000),
        seatsPerRound: fc.integer({ min: 1, max: 50 }),
      }),
      (given) => {
        const { fromMinutes = -1, toMinutes = -2 } = waitRange(given) ?? {};
        expect(Number.isInteger(fromMinutes) && Number.isInteger(toMinutes)).toBe(true);
        expect(fromMinutes).toBeGreaterThanOrEqual(0);
        expect(toMinutes).toBeGreaterThanOrEqual(fromMinutes);
      },
    ),
  );
});
