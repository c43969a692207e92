import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { divided, sharesOf } from '@/lib/shared/bookings/packages';
import { feeOf } from '@/lib/shared/money/fees';

test('what cannot be divided is in the first part', () => {
  expect(divided(10_000, 3)).toEqual([3334, 3333, 3333]);
  expect(divided(100, 10)).toEqual(Array(10).fill(10));
});

test('the shares of any package sum to its price and to our fee, and none is below zero', () => {
  const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0);
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 500_000 }),
      fc.integer({ min: 2, max: 10 }),
      (price, count) => {
        const fee = feeOf('EXPERIENCE', { amount: price, currency: 'EUR' });
        const shares = sharesOf({ price, fee }, count);
        expect(sum(shares.map(({ amount }) => amount))).toBe(price);
        expect(sum(shares.map((share) => share.fee))).toBe(fee);
        expect(shares.every(({ amount, fee: part }) => part >= 0 && part <= amount)).toBe(true);
      },
    ),
  );
});
