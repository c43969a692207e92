import { explorePath } from '@/lib/navigation/tools/experiencePath';
import { filtersIn } from '@/lib/page/find/explore';

/** What a browser would ask with. */
const queryOf = (path: string) => Object.fromEntries(new URL(path, 'http://play').searchParams);

test('the address of a search says all of it, and nothing of what is not narrowed', () => {
  expect(explorePath()).toBe('/explore');
  expect(explorePath(filtersIn({}))).toBe('/explore');
  expect(explorePath(filtersIn({ q: 'chess' }), true)).toBe('/explore?q=chess&exactly=1');
});

test('an address is read back as what it was written from', () => {
  const filters = filtersIn({
    ...{ q: 'speedrun & more', category: 'speedrun', kind: 'SESSION', language: 'pt' },
    ...{ from: '1000', to: '2500', days: '7', rating: '45', sort: 'SOONEST' },
  });
  expect(filters).toEqual({
    ...{ text: 'speedrun & more', category: 'speedrun', kind: 'SESSION', language: 'pt' },
    ...{ priceFrom: 1000, priceTo: 2500, freeWithinDays: 7, ratingFrom: 45, sort: 'SOONEST' },
  });
  expect(filtersIn(queryOf(explorePath(filters)))).toEqual(filters);
});

test('what an address asks for wrongly is left out, the rest stays', () => {
  const wrong = {
    category: 'knitting',
    kind: 'X',
    from: 'cheap',
    days: '0',
    rating: '99',
    sort: '',
  };
  expect(filtersIn({ ...wrong, q: ['first', 'second'], language: 'de' })).toEqual({
    ...filtersIn({}),
    text: 'first',
    language: 'de',
  });
});
