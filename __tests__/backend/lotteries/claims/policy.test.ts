import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  dealOffers,
  freeSlots,
  missingDetails,
  prizeOfSlot,
  type Candidate,
} from '@/backend/lotteries/claims/policy';
import { runs } from '@/__tests__/support/runs';

const nothing = {
  ...{ name: null, email: null, address: null, postcode: null, city: null, country: null },
  note: null,
};
const kiel = { name: 'Ann', address: 'Road 1', postcode: '24103', city: 'Kiel', country: 'DE' };

test('each candidate takes the lowest free slot; who is gone takes none of it', () => {
  const people = fc.array(fc.boolean(), { maxLength: 20 });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 8 }),
      fc.array(fc.integer({ min: 1, max: 8 })),
      people,
      fc.nat(8),
      (prizeCount, held, gone, count) => {
        const free = freeSlots(prizeCount, held);
        const candidates = gone.map((isGone, nth): Candidate => {
          return { id: String(nth), n: 100 - nth, rank: nth + 1, isGone };
        });
        const taken = new Set(held);
        const offers = dealOffers(free, candidates, count);
        // As somebody with the log alone would follow it.
        for (const [nth, offer] of offers.entries()) {
          let lowest = 1;
          while (taken.has(lowest)) lowest += 1;
          expect(offer).toMatchObject({ rank: nth + 1, slot: lowest });
          if (!offer.isGone) taken.add(lowest);
        }
        const dealt = offers.filter(({ isGone }) => !isGone).length;
        const there = gone.filter((isGone) => !isGone).length;
        expect(dealt).toBe(Math.min(count, free.length, there));
      },
    ),
    runs(200),
  );
});

test('slots count the prizes one by one, in their order', () => {
  const prizes = [{ quantity: 1 }, { quantity: 3 }, { quantity: 2 }];
  expect([1, 2, 3, 4, 5, 6].map((slot) => prizeOfSlot(prizes, slot))).toEqual([0, 1, 1, 1, 2, 2]);
});

test.each([
  ['DIGITAL', {}, { email: 'required' }],
  ['DIGITAL', { note: 'ann on the game’s own friends list' }, {}],
  ['DIGITAL', { email: 'ann@example.org' }, {}],
  ['DIGITAL', { email: 'ann at home' }, { email: 'invalid' }],
  ['EXPERIENCE', { note: 'Any Friday' }, {}],
  ['EXPERIENCE', { name: 'Ann' }, { email: 'required' }],
  [
    'PHYSICAL',
    { email: 'ann@example.org' },
    {
      ...{ name: 'required', address: 'required', postcode: 'required', city: 'required' },
      country: 'required',
    },
  ],
  ['PHYSICAL', kiel, {}],
  ['PHYSICAL', { ...kiel, postcode: null }, { postcode: 'required' }],
  // Hong Kong has none.
  ['PHYSICAL', { ...kiel, country: 'HK', postcode: null }, {}],
  ['PHYSICAL', { ...kiel, email: '@' }, { email: 'invalid' }],
] as const)('%s needs of %o: %o is missing', (delivery, given, missing) => {
  expect(missingDetails(delivery, { ...nothing, ...given })).toEqual(missing);
});
