import { consoleOf, onAirOf } from '@/hooks/dashboard/onAir';
import { aDraw } from '@/__tests__/components/dashboard/draws/support';
import { aSummary } from '@/__tests__/support/partyFactories';

test('the open queue with most people leads, then paused ones, then draws; drafts are not on air', () => {
  const parties = [
    aSummary({ id: 'draft', state: 'DRAFT' }),
    aSummary({ id: 'paused', state: 'PAUSED', memberCount: 9 }),
    aSummary({ id: 'small', memberCount: 2 }),
    aSummary({ id: 'large', memberCount: 5 }),
    aSummary({ id: 'over', state: 'ENDED' }),
  ];
  const air = onAirOf(parties, [aDraw()], []);
  expect(air.map(({ item }) => item.id)).toEqual(['large', 'small', 'paused', 'draw-1']);
  expect(air.map(consoleOf).slice(-2)).toEqual([
    '/party/paused/dashboard',
    '/chance/draw-1/dashboard',
  ]);
});
