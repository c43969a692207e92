import { expect, test } from '@jest/globals';
import { changeOf, countsOf, rankKeyOf, type CountedRow } from '@/backend/funds/sums/policy';

const KEEP = { mode: 'KEEP', state: 'LIVE', sessionSince: null } as const;
const ALL = { ...KEEP, mode: 'ALL_OR_NOTHING' } as const;

const bare: CountedRow = {
  ...{ amount: 1000, refunded: 0, chargedBack: 0, payment: 'OPEN', isTest: false, tierId: null },
  ...{ countedSettled: 0, countedPending: 0, isBacker: false, holdsTier: false, alias: null },
  ...{ contributorId: 'u1', who: 'user:u1', name: null, visibility: 'PUBLIC', paidAt: null },
  ...{ pollOptionId: null, messageState: 'ABSENT' },
};

/** The row as it counts once it has changed. */
function become(
  row: CountedRow,
  change: Partial<CountedRow>,
  fund: typeof KEEP | typeof ALL = KEEP,
) {
  const wanted = { ...row, ...change };
  return { ...wanted, ...countsOf(wanted, wanted, fund) };
}
const at = new Date('2026-11-25T20:00:00Z');
const paid = { payment: 'SETTLED', paidAt: at } as const;

test('money counts as settled once it is paid, as pending before, and nowhere once it is back', () => {
  const counted = (change: Partial<CountedRow>) => {
    const { countedSettled, countedPending } = become(bare, change);
    return [countedSettled, countedPending];
  };
  expect(counted({})).toEqual([0, 0]);
  for (const payment of ['PENDING', 'PLEDGED', 'DECLINED'] as const) {
    expect(counted({ payment })).toEqual([0, 1000]);
  }
  expect(counted(paid)).toEqual([1000, 0]);
  expect(counted({ payment: 'PARTLY_REFUNDED', refunded: 300 })).toEqual([700, 0]);
  expect(counted({ payment: 'DISPUTED', chargedBack: 1000 })).toEqual([0, 0]);
  expect(counted({ payment: 'DISPUTED', refunded: 300, chargedBack: 1000 })).toEqual([0, 0]);
  for (const payment of ['FAILED', 'VOID', 'REFUNDED'] as const) {
    expect(counted({ payment, refunded: payment === 'REFUNDED' ? 1000 : 0 })).toEqual([0, 0]);
  }
  expect(counted({ ...paid, isTest: true })).toEqual([0, 0]);
});

test('a promise counts for votes, people and ranks in all-or-nothing alone', () => {
  const pledge = { payment: 'PLEDGED', paidAt: at } as const;
  expect(changeOf(bare, become(bare, pledge), KEEP)).toMatchObject({
    ...{ pending: 1000, weight: 0, people: [], ranks: [], pledgeCount: 0 },
  });
  const change = changeOf(bare, become(bare, pledge, ALL), ALL);
  expect(change).toMatchObject({ pending: 1000, weight: 1000, pledgeCount: 1 });
  expect(change.people).toEqual([{ who: 'user:u1', counted: 1 }]);
  expect(change.ranks.map(({ period, total }) => [period, total])).toEqual([
    ['FUND', 1000],
    ['2026-11', 1000],
  ]);
});

test('what was promised stays said once all-or-nothing has ended without a charge', () => {
  const pledged = become(bare, { payment: 'PLEDGED', paidAt: at }, ALL);
  for (const state of ['MISSED', 'CANCELLED'] as const) {
    const wanted = { ...pledged, payment: 'VOID' as const };
    const ended = { ...ALL, state };
    const voided = { ...wanted, ...countsOf(wanted, wanted, ended) };
    expect(changeOf(pledged, voided, ended)).toMatchObject({ pending: 0, pledgeCount: 0 });
  }
  const withdrawn = become(pledged, { payment: 'VOID' }, ALL);
  expect(changeOf(pledged, withdrawn, ALL)).toMatchObject({ pending: -1000, pledgeCount: -1 });
});

test('a reward is free again once nothing is left of what was given for it', () => {
  const held = { ...bare, tierId: 't', holdsTier: true };
  for (const payment of ['FAILED', 'VOID', 'REFUNDED', 'CHARGED_BACK'] as const) {
    expect(become(held, { payment, refunded: 1000 }).holdsTier).toBe(false);
  }
  expect(become(held, { payment: 'DISPUTED', chargedBack: 1000 })).toMatchObject({
    ...{ holdsTier: true, isBacker: false },
  });
  expect(become(held, paid)).toMatchObject({ holdsTier: true, isBacker: true });
});

test('whoever hides name or amount is not ranked, and another name is a rank of its own', () => {
  const key = (change: Partial<CountedRow>) => rankKeyOf({ ...bare, ...change });
  expect(key({})).toMatchObject({ who: 'user:u1', userId: 'u1' });
  expect(key({ visibility: 'ALIAS', alias: 'Owl' })).toMatchObject({ who: 'alias:user:u1:Owl' });
  expect(key({ visibility: 'HIDE_AMOUNT' })).toBeNull();
  expect(key({ visibility: 'ANONYMOUS' })).toBeNull();
  const visitor = { contributorId: null, who: 'mail:h' };
  expect(key(visitor)).toBeNull();
  expect(key({ ...visitor, name: 'Ben' })).toMatchObject({ who: 'mail:h:Ben', userId: null });
  expect(key({ who: 'gone:1', contributorId: null, name: 'Ben' })).toBeNull();
});

test('a new name moves its rank, and nothing else', () => {
  const before = become(bare, paid);
  const after = { ...before, visibility: 'ALIAS' as const, alias: 'Owl' };
  const change = changeOf(before, after, { ...KEEP, sessionSince: at });
  expect(change).toMatchObject({ settled: 0, weight: 0, people: [] });
  const moved = change.ranks.map(({ period, who, total }) => `${period} ${who} ${total}`);
  expect(moved).toEqual([
    ...['FUND user:u1 -1000', '2026-11 user:u1 -1000', 'STREAM user:u1 -1000'],
    ...['FUND alias:user:u1:Owl 1000', '2026-11 alias:user:u1:Owl 1000'],
    'STREAM alias:user:u1:Owl 1000',
  ]);
});
