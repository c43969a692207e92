import { expect, test } from '@jest/globals';
import { aLottery, anEntry, aWinner } from '@/__tests__/support/lotteryFactories';
import { closeEvidence } from '@/hooks/lottery/fan/evidence';
import { entryStateOf, heroStateOf, holdersOf, shownWinner } from '@/hooks/lottery/fan/fanState';
import { oddsOf } from '@/hooks/lottery/fan/odds';

test.each([
  [{}, 'fan', 'form'],
  [{}, 'creator-1', 'own'],
  [{ state: 'DRAFT' as const }, 'creator-1', 'draft'],
  [{ state: 'SCHEDULED' as const }, null, 'planned'],
  [{ state: 'PAUSED' as const }, null, 'paused'],
  [{ state: 'CLOSED' as const }, null, 'missed'],
  [{ state: 'CANCELLED' as const }, null, 'over'],
  [{ maxEntries: 2 }, null, 'full'],
  [{ followersOnly: true }, null, 'followers'],
  [{ followersOnly: true }, 'fan', 'form'],
  [{ minAccountDays: 7 }, null, 'newcomer'],
  [{ myEntry: anEntry() }, 'fan', 'joined'],
  [{ myEntry: anEntry({ status: 400 }) }, 'fan', 'form'],
  [{ myEntry: anEntry({ status: 410 }) }, 'fan', 'removed'],
  [{ state: 'CLAIMING' as const, myEntry: anEntry({ status: 300 }) }, 'fan', 'joined'],
])('%j for %s: %s', (changes, userId, state) => {
  expect(entryStateOf(aLottery(changes), userId)).toBe(state);
});

test.each([
  ['OPEN', 100, null, 'waiting'],
  ['CLOSED', 100, null, 'locked'],
  ['CLAIMING', 100, null, 'result'],
  ['CLAIMING', 200, null, 'drawn'],
  ['CLAIMING', 200, '2026-01-01T00:00:00.000Z', 'won'],
  ['CLAIMING', 210, null, 'mine'],
  ['COMPLETED', 220, null, 'mine'],
  ['CLAIMING', 300, null, 'expired'],
  ['CLAIMING', 310, null, 'declined'],
  ['CLAIMING', 320, null, 'passed'],
  ['CANCELLED', 100, null, 'cancelled'],
] as const)('%s with an entry of %d is %s', (state, status, confirmedAt, hero) => {
  expect(heroStateOf(aLottery({ state, myEntry: anEntry({ status, confirmedAt }) }))).toBe(hero);
});

test('a prize that went on belongs to who holds it now', () => {
  const winners = [
    aWinner({ id: 'a', status: 300, handle: null }),
    aWinner({ id: 'b', slot: 2 }),
    aWinner({ id: 'c', rank: 3, status: 210 }),
  ];
  expect(holdersOf({ winners }).map(({ id }) => id)).toEqual(['c', 'b']);
  expect(shownWinner(aLottery({ winners, claimMode: 'LIVE' }))?.id).toBe('b');
  expect(shownWinner(aLottery({ winners, claimMode: 'OFFLINE' }))?.id).toBe('c');
});

test.each([
  [2, 424, '212'],
  [2, 425, '212.5'],
  [3, 3, '1'],
  [1, 100_000, '100,000'],
  [0, 10, null],
])('%d of %d tickets', (mine, total, odds) => {
  expect(oddsOf(mine, total, 'en')).toBe(odds);
});

test('what a browser saw of the close is said only where it is true', () => {
  const roundAt = '2026-01-01T00:00:10.000Z';
  const closed = { closedAt: '2026-01-01T00:00:00.000Z', entrantsHash: 'e', roundAt };
  const revealed = aLottery({ ...closed, revealedAt: roundAt });
  const at = (iso: string) => ({ entrantsHash: 'e', seenAt: Date.parse(iso) });
  expect(closeEvidence(aLottery(), null)).toBeNull();
  expect(closeEvidence(revealed, null)).toEqual({ kind: 'unseen' });
  expect(closeEvidence(revealed, at('2026-01-01T00:00:01.500Z'))).toEqual({
    kind: 'before',
    seconds: 8,
  });
  expect(closeEvidence(revealed, at('2026-01-01T00:00:11.000Z'))).toEqual({ kind: 'late' });
  const other = { ...at('2026-01-01T00:00:01.000Z'), entrantsHash: 'x' };
  expect(closeEvidence(revealed, other)).toEqual({ kind: 'other' });
  expect(closeEvidence(aLottery(closed), at('2026-01-01T00:00:01.000Z'))).toEqual({
    kind: 'waiting',
  });
});
