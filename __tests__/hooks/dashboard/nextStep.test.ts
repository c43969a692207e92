import { nextStep } from '@/hooks/dashboard/nextStep';
import { aDraw } from '@/__tests__/components/dashboard/draws/support';
import { aSummary } from '@/__tests__/support/partyFactories';

const waiting = aSummary({ memberCount: 3 });
const winner = aDraw({ state: 'CLAIMING', waitingClaims: 1 });
const inOwnTime = aDraw({ ...winner, claimMode: 'OFFLINE', claimBy: '2026-11-22T10:00:00.000Z' });
const delivery = aDraw({ state: 'CLAIMING', openDeliveries: 2 });
const empty = aDraw({ memberCount: 0 });

test.each([
  ['nothing at all', [], [], 'first', 0],
  ['a winner and people waiting', [waiting], [delivery, winner], 'claim', 1],
  ['a winner to confirm', [waiting], [{ ...inOwnTime, claimBy: null }], 'claim', 1],
  ['people waiting, and a winner who has days', [waiting], [inOwnTime], 'call', 3],
  ['people waiting and a prize to hand over', [waiting], [delivery], 'call', 3],
  ['a prize to hand over and people in a draw', [], [aDraw(), delivery], 'deliver', 2],
  ['people in a draw and an empty queue', [aSummary()], [aDraw()], 'draw', 212],
  ['an empty queue and an empty draw', [aSummary()], [empty], 'share', 0],
  ['an empty draw and a drafted queue', [aSummary({ state: 'DRAFT' })], [empty], 'share_draw', 0],
  ['a drafted draw', [aSummary({ state: 'ENDED' })], [aDraw({ state: 'DRAFT' })], 'open_draw', 0],
  ['a planned draw', [], [aDraw({ state: 'SCHEDULED' })], 'again', 0],
] as const)('with %s', (_case, parties, draws, kind, count) => {
  expect(nextStep(parties, draws)).toMatchObject({ kind, count });
});

test('it leads to the console of what it is about', () => {
  expect(nextStep([waiting], []).path).toBe(`/party/${waiting.id}/dashboard`);
  expect(nextStep([], [winner]).path).toBe(`/chance/${winner.id}/dashboard`);
});
