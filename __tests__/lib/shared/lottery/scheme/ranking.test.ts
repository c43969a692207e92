import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createHmac } from 'node:crypto';
import { hashOf } from '@/lib/shared/lottery/scheme/hash';
import { drawKey, rankingOf, rankingSlices } from '@/lib/shared/lottery/scheme/ranking';
import { runs } from '@/__tests__/support/runs';

const key = fc.stringMatching(/^[0-9a-f]{64}$/);
const entrants = fc
  .array(
    fc.record({ gap: fc.integer({ min: 1, max: 3 }), tickets: fc.integer({ min: 1, max: 10 }) }),
    {
      maxLength: 60,
    },
  )
  .map((all) => {
    let n = 0;
    return all.map(({ gap, tickets }) => ({ n: (n += gap), tickets }));
  });

test('property: the order is all tickets sorted, the first of each entrant', () => {
  fc.assert(
    fc.property(key, entrants, (keyHex, all) => {
      const tickets = all.flatMap(({ n, tickets: count }) =>
        Array.from({ length: count }, (_, t) => ({
          n,
          drawn: createHmac('sha256', Buffer.from(keyHex, 'hex'))
            .update(`${n} ${t + 1}`)
            .digest(),
        })),
      );
      tickets.sort((a, b) => Buffer.compare(a.drawn, b.drawn) || a.n - b.n);
      const ranking = rankingOf(keyHex, all);
      expect(ranking).toEqual([...new Set(tickets.map(({ n }) => n))]);
      expect(ranking.toSorted((a, b) => a - b)).toEqual(all.map(({ n }) => n));
    }),
    runs(100),
  );
});

test('slices tell how many tickets are drawn', () => {
  const all = Array.from({ length: 9000 }, (_, index) => ({ n: index + 1, tickets: 1 }));
  const told = [...rankingSlices('ab'.repeat(32), all)];
  expect(told).toEqual([4000, 8000]);
});

/** Of chi-square with so many degrees of freedom, passed by one honest run in a thousand. */
const LIMIT = 13.816;

test('100,000 draws fall by tickets, in the first place and in the second', () => {
  const weights = [1, 2, 3];
  const total = 6;
  const keys = 1000;
  // A hundred draws under one key: who is first of three does not depend on the others.
  const draws = keys * 100;
  const all = Array.from({ length: 300 }, (_, at) => ({
    n: at + 1,
    tickets: weights[at % 3] ?? 1,
  }));
  const counts = { first: [0, 0, 0], second: [0, 0, 0] };
  const list = hashOf('list');
  for (let drawn = 0; drawn < keys; drawn += 1) {
    const keyHex = drawKey(drawn.toString(16).padStart(64, '0'), list, 'none');
    const seen = new Map<number, number>();
    for (const n of rankingOf(keyHex, all)) {
      const group = Math.floor((n - 1) / 3);
      const place = (['first', 'second'] as const)[seen.get(group) ?? 0];
      seen.set(group, (seen.get(group) ?? 0) + 1);
      const who = (n - 1) % 3;
      if (place) counts[place][who] = (counts[place][who] ?? 0) + 1;
    }
  }
  const chances = {
    first: weights.map((own) => own / total),
    // Among the rest, whoever was first.
    second: weights.map((own, index) =>
      weights.reduce(
        (sum, other, at) => (at === index ? sum : sum + (other / total) * (own / (total - other))),
        0,
      ),
    ),
  };
  for (const place of ['first', 'second'] as const) {
    const chiSquare = chances[place].reduce((sum, chance, index) => {
      const expected = chance * draws;
      return sum + ((counts[place][index] ?? 0) - expected) ** 2 / expected;
    }, 0);
    expect(chiSquare).toBeLessThan(LIMIT);
  }
});
