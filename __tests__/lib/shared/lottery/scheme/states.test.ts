import { expect, test } from '@jest/globals';
import type { VerifyProgress } from '@/lib/shared/lottery/scheme/verify/steps';
import { verifyProof } from '@/lib/shared/lottery/scheme/verify/verifyProof';
import { DrawMaker, makersKey, saltOf } from './drawMaker';
import { closedVector, openVector, wholeVector } from './vectors';

const said = async (
  maker: DrawMaker,
  options: Parameters<typeof verifyProof>[1] = {},
): Promise<[string, ...string[]]> => {
  const { verdict, steps } = await verifyProof(maker.proof(), options);
  return [verdict, ...steps.map(({ status }) => status)];
};
const of = (verdict: string, steps: string) => [verdict, ...steps.split(' ')];

test('every state of a draw holds as far as it is', async () => {
  const empty = new DrawMaker();
  expect(await said(empty)).toEqual(of('so-far', 'later ok ok later later later later'));
  const open = openVector('none');
  expect(await said(open)).toEqual(of('so-far', 'later ok ok later later later later'));
  const closed = closedVector('none');
  expect(await said(closed)).toEqual(of('so-far', 'later ok ok ok not-used later later'));
  const waiting = closedVector('drand-quicknet');
  expect(await said(waiting)).toEqual(of('so-far', 'later ok ok ok later later later'));
  const revealed = closedVector('none').reveal();
  expect(await said(revealed)).toEqual(of('so-far', 'ok ok ok ok not-used ok later'));
  const whole = wholeVector('none');
  expect(await said(whole)).toEqual(of('followed', 'ok ok ok ok not-used ok ok'));
});

test('a cancelled draw shows its secret, and its order if it was closed', async () => {
  const early = openVector('none').cancel('host-cancelled');
  expect(await said(early)).toEqual(of('followed', 'ok ok ok not-used not-used not-used not-used'));
  const late = closedVector('none').cancel();
  expect(await said(late)).toEqual(of('followed', 'ok ok ok ok not-used ok not-used'));
  const numbered = closedVector('drand-quicknet').cancel();
  expect(await said(numbered)).toEqual(of('followed', 'ok ok ok ok ok ok not-used'));
  const lost = { ...closedVector('drand-quicknet').cancel('beacon-lost').proof() };
  const { verdict, steps } = await verifyProof({ ...lost, signature: null, ranking: null });
  expect([verdict, ...steps.map(({ status }) => status)]).toEqual(
    of('so-far', 'ok ok ok ok later later not-used'),
  );
});

test('a draw with a test beacon is never called verified', async () => {
  const maker = new DrawMaker({ randomness: 'drand-test' });
  maker.join('@ann', saltOf(1)).later(1000).close().later(30_000).reveal().offer();
  const result = await verifyProof(maker.proof(), { testPublicKey: makersKey });
  expect(result).toMatchObject({ verdict: 'test-beacon', isTestBeacon: true });
  // The key of the repository's own beacon did not sign it.
  const other = await verifyProof(maker.proof());
  expect(other.steps[4]).toMatchObject({ status: 'failed', failure: { code: 'number-false' } });
});

test('what was counted on the way stands beside the steps', async () => {
  const maker = wholeVector('drand-quicknet');
  const [ann, , zoe] = maker.receipts;
  const progress: VerifyProgress[] = [];
  const { facts, receipts } = await verifyProof(maker.proof(), {
    receipts: [zoe, ann, { made: 'up' }, { ...ann, salt: saltOf(8) }],
    headsSeen: [
      { seq: 0, head: maker.commitHash },
      { seq: 4, head: maker.heads[4] ?? '', seenAt: 1_692_806_354_000 },
      { seq: 5, head: maker.heads[5] ?? '', seenAt: 1_692_806_366_000 },
    ],
    onProgress: (each) => progress.push(each),
  });
  expect(facts).toMatchObject({
    state: 'revealed',
    lines: 9,
    head: maker.head,
    entrants: 3,
    tickets: 6,
    round: 1000,
    closedMs: 1_692_806_353_500,
    roundMs: 1_692_806_364_000,
    closeSeenMs: 1_692_806_354_000,
    revealedMs: 1_692_806_365_000,
    headsCompared: 7,
  });
  expect(facts.offers).toMatchObject([
    { slot: 1, n: 1, place: 1, state: 'out', reason: 'expired', label: '@ann' },
    { slot: 1, n: 3, place: 2, state: 'claimed', label: '~Zo\u00eb' },
  ]);
  expect(receipts).toMatchObject([
    { status: 'in-the-list', seq: 3, n: 3, tickets: 3, place: 2, slot: 1 },
    { status: 'in-the-list', seq: 1, n: 1, tickets: 1, place: 1, slot: 1 },
    { status: 'unreadable' },
    { status: 'unreadable' },
  ]);
  expect(progress[0]).toEqual({ step: 'seal', done: 1, total: 1, outcome: 'ok' });
  expect(progress[2]).toEqual({ step: 'log', done: 0, total: 9 });
});

test('names may be erased, both parts together', async () => {
  const proof = wholeVector('none').proof();
  const erased = proof.winners.map((winner) => ({ ...winner, label: null, salt: null }));
  expect((await verifyProof({ ...proof, winners: erased })).verdict).toBe('followed');
  const half = proof.winners.map((winner) => ({ ...winner, salt: null }));
  const result = await verifyProof({ ...proof, winners: half });
  expect(result).toMatchObject({ verdict: 'failed', malformed: 'winners.0' });
});

test('a receipt says whether its entry was in at the closing, or belongs elsewhere', async () => {
  const maker = openVector('none');
  maker.add(`${maker.ms} leave 2`).close();
  const foreign = new DrawMaker({ lotteryId: 'lot-2' }).join('@ann', saltOf(1)).receipts;
  const { receipts } = await verifyProof(maker.proof(), {
    receipts: [...maker.receipts, ...foreign],
  });
  expect(receipts.map(({ status }) => status)).toEqual([
    'in-the-list',
    'off-the-list',
    'in-the-list',
    'other-draw',
  ]);
});

test('several prizes go down the order, each to somebody else', async () => {
  const maker = new DrawMaker({ prizeCount: 2 });
  for (let n = 1; n <= 5; n += 1) maker.join(`@fan${n}`, saltOf(n));
  maker.close().reveal().offer().offer();
  const [first = 0, second = 0, third = 0, fourth = 0] = maker.ranking ?? [];
  // The first prize falls free, then the second: the lowest is given again before the other.
  maker.later(1000).claim(second).out(first, 'declined').out(second, 'ineligible').offer().offer();
  maker.claim(fourth).claim(third).out(fourth, 'no-details').offer();
  const { verdict, facts } = await verifyProof(maker.proof());
  expect(verdict).toBe('followed');
  expect(facts.offers.map(({ slot, state, reason }) => [slot, state, reason])).toEqual([
    [1, 'out', 'declined'],
    [2, 'out', 'ineligible'],
    [1, 'claimed', null],
    [2, 'out', 'no-details'],
    [2, 'offered', null],
  ]);
});
