import { expect, test } from '@jest/globals';
import { withHead, type SeenHead } from '@/lib/live/lottery/keptDraw';

const seen = (seq: number, head = `${seq}`): SeenHead => ({ seq, head, seenAt: seq });

test('heads stay in order, and one that was seen is not seen again', () => {
  const heads = [seen(1), seen(5)];
  expect(withHead(heads, seen(3)).map(({ seq }) => seq)).toEqual([1, 3, 5]);
  expect(withHead(heads, { ...seen(5), seenAt: 99 })).toEqual(heads);
  // Two heads of one line are what the check is there to find.
  expect(withHead(heads, seen(5, 'other'))).toHaveLength(3);
});

test('however many come, some of all times stay', () => {
  let heads: SeenHead[] = [];
  for (let seq = 1; seq <= 1000; seq += 1) heads = withHead(heads, seen(seq));
  expect(heads.length).toBeLessThanOrEqual(60);
  expect(heads[0]?.seq).toBe(1);
  expect(heads.at(-1)?.seq).toBe(1000);
});
