import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { waitRange, type WaitFacts } from '@/lib/shared/parties/waitRange';

const minutes = (...values: number[]) => values.map((value) => value * 60_000);
const facts = (change: Partial<WaitFacts>): WaitFacts => ({
  turns: minutes(10, 10, 10),
  upNow: 0,
  ahead: 1,
  seatsPerRound: 1,
  gap: 0,
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
        gap: fc.constant(0),
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

describe('the time since the last call', () => {
  test('35 minutes after the last of some quick turns nothing is known', () => {
    const quick = facts({ turns: minutes(0.2, 0.2, 0.2), ahead: 10 });
    expect(waitRange(quick)).toEqual({ fromMinutes: 2, toMinutes: 2 });
    expect(waitRange({ ...quick, gap: 4 * 60_000 })).toEqual({ fromMinutes: 2, toMinutes: 40 });
    expect(waitRange({ ...quick, gap: 35 * 60_000 })).toBeNull();
  });

  test('before the first call nobody can tell, whatever turns there were', () => {
    expect(waitRange(facts({ gap: null }))).toBeNull();
  });

  test('also whoever is next is told no moment that has passed already', () => {
    const next = facts({ turns: minutes(1, 1, 1), ahead: 0 });
    expect(waitRange(next)).toEqual({ fromMinutes: 0, toMinutes: 0 });
    expect(waitRange({ ...next, gap: 3.5 * 60_000 })).toEqual({ fromMinutes: 0, toMinutes: 4 });
  });

  test('of the round that is played now, what is over counts no more', () => {
    const playing = facts({ turns: minutes(10, 10, 10), ahead: 2, upNow: 1 });
    expect(waitRange({ ...playing, gap: 9 * 60_000 })).toEqual({ fromMinutes: 21, toMinutes: 30 });
  });

  const given = fc.record({
    turns: fc.array(fc.integer({ min: 1000, max: 4e6 }), { minLength: 3, maxLength: 20 }),
    upNow: fc.nat(8),
    ahead: fc.nat(300),
    seatsPerRound: fc.integer({ min: 1, max: 8 }),
    gap: fc.nat(1e7),
  });

  test('never leaves a span that it contradicts: nobody is called faster than nobody was', () => {
    fc.assert(
      fc.property(given, (one) => {
        const range = waitRange(one);
        if (!range) return;
        const [slow = 0] = [...one.turns].sort((a, b) => b - a);
        const rounds = Math.ceil((one.ahead + one.upNow) / one.seatsPerRound);
        if (one.gap <= slow) return;
        expect(range.toMinutes * 60_000).toBeGreaterThanOrEqual(Math.max(rounds, 1) * one.gap);
      }),
    );
  });

  test('only widens the span while it passes, and what is not known any more stays unknown', () => {
    fc.assert(
      fc.property(given, fc.nat(1e7), (one, more) => {
        const [now, later] = [waitRange(one), waitRange({ ...one, gap: one.gap + more })];
        if (!now) expect(later).toBeNull();
        if (!now || !later) return;
        expect(later.fromMinutes).toBeLessThanOrEqual(now.fromMinutes);
        expect(later.toMinutes).toBeGreaterThanOrEqual(now.toMinutes);
      }),
    );
  });

  test('more people in front never make it sooner', () => {
    fc.assert(
      fc.property(given, fc.nat(50), (one, more) => {
        const [now, behind] = [waitRange(one), waitRange({ ...one, ahead: one.ahead + more })];
        if (!now) expect(behind).toBeNull();
        if (!now || !behind) return;
        expect(behind.fromMinutes).toBeGreaterThanOrEqual(now.fromMinutes);
        expect(behind.toMinutes).toBeGreaterThanOrEqual(now.toMinutes);
      }),
    );
  });
});
