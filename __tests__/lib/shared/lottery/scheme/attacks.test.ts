import { expect, test } from '@jest/globals';
import { verifyProof } from '@/lib/shared/lottery/scheme/verify/verifyProof';
import { DrawMaker, makersKey, saltOf } from './drawMaker';
import { adding, chainedAnew, last, line, refusal, without, type Attack } from './tampering';
import { closedVector, openVector, wholeVector } from './vectors';

const whole = wholeVector('none').proof();
const numbered = wholeVector('drand-quicknet').proof();
const zero = '0'.repeat(64);

const attacks: Attack[] = [
  ['another secret', { ...whole, seed: zero }, 'seal', 'seed-differs'],
  ['another seal of the secret', { ...whole, seedHash: zero }, 'seal', 'seed-differs'],
  ['no secret though it is over', { ...whole, seed: null }, 'seal', 'missing'],
  [
    'the secret told early',
    { ...closedVector('none').proof(), seed: whole.seed },
    'seal',
    'not-due',
  ],
  ['other rules', { ...whole, rules: 'Two keys. Free entry.' }, 'rules', 'commitment-differs'],
  ['another source', { ...whole, randomness: 'drand-quicknet' }, 'rules', 'commitment-differs'],
  ['more prizes', { ...whole, prizeCount: 2 }, 'rules', 'commitment-differs'],
  ['another draw', { ...whole, lotteryId: 'lot-2' }, 'seal', 'seed-differs'],
  ['a line gone', { ...whole, drawLog: without(2)(whole.drawLog) }, 'log', 'number-not-next'],
  ['another head', { ...whole, head: zero }, 'log', 'head-differs'],
  ['no such line', chainedAnew(whole, adding('rest')), 'log', 'malformed'],
  ['two spaces', chainedAnew(whole, adding('offer  1 1')), 'log', 'malformed'],
  ['a leading zero', chainedAnew(whole, adding('claim 01')), 'log', 'malformed'],
  ['an unknown reason', chainedAnew(whole, adding('out 2 luck')), 'log', 'malformed'],
  ['eleven tickets', chainedAnew(whole, line(1, `1 join 1 11 ${zero}`)), 'log', 'malformed'],
  [
    'time that falls',
    chainedAnew(whole, (all) => [...all, '1692806340000 claim 2']),
    'log',
    'time-falls',
  ],
  [
    'a join after the closing',
    chainedAnew(whole, adding(`join 4 1 ${zero}`)),
    'log',
    'out-of-place',
  ],
  ['a second reveal', chainedAnew(whole, adding('reveal')), 'log', 'out-of-place'],
  [
    'a draw cancelled after its result',
    chainedAnew(whole, adding('cancel technical')),
    'log',
    'out-of-place',
  ],
  [
    'a line after the end',
    chainedAnew(openVector('none').cancel().proof(), adding('leave 1')),
    'log',
    'out-of-place',
  ],
  [
    'one entry twice',
    chainedAnew(openVector('none').proof(), (all) => [
      ...all,
      (all[2] ?? '').replace('join 3', 'join 4'),
    ]),
    'log',
    'seal-used-twice',
  ],
  [
    'who left leaves again',
    chainedAnew(openVector('none').proof(), (all) =>
      adding('remove 2 host')(adding('leave 2')(all)),
    ),
    'log',
    'not-in-the-list',
  ],
  [
    'one who left is counted',
    chainedAnew(whole, (all) => [
      ...all.slice(0, 3),
      `${last(all.slice(0, 4))} leave 1`,
      ...all.slice(3),
    ]),
    'list',
    'count-differs',
  ],
  ['another fingerprint', { ...whole, entrantsHash: zero }, 'list', 'list-differs'],
  ['no fingerprint', { ...whole, entrantsHash: null }, 'list', 'missing'],
  [
    'another number of tickets',
    chainedAnew(whole, (all) => line(1, (all[0] ?? '').replace('join 1 1', 'join 1 2'))(all)),
    'list',
    'count-differs',
  ],
  [
    'a round of choice',
    chainedAnew(numbered, (all) => line(4, (all[3] ?? '').replace(/1000$/, '999'))(all)),
    'number',
    'round-differs',
  ],
  [
    'a closing moved to another round',
    chainedAnew(numbered, (all) => line(4, (all[3] ?? '').replace('353500', '355500'))(all)),
    'number',
    'round-differs',
  ],
  [
    'revealed before its round',
    chainedAnew(numbered, (all) => line(5, '1692806363999 reveal')(all)),
    'number',
    'before-its-round',
  ],
  [
    'a made-up number',
    {
      ...numbered,
      signature:
        'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b',
    },
    'number',
    'number-false',
  ],
  ['no number', { ...numbered, signature: null }, 'number', 'missing'],
  [
    'a number where there is none',
    { ...whole, signature: numbered.signature },
    'number',
    'not-due',
  ],
  ['another order', { ...whole, ranking: [2, 3, 1] }, 'order', 'order-differs'],
  ['a shorter order', { ...whole, ranking: [3, 2] }, 'order', 'order-differs'],
  ['no order', { ...whole, ranking: null }, 'order', 'missing'],
  ['an order too early', { ...openVector('none').proof(), ranking: [1] }, 'order', 'not-due'],
];

test.each(attacks)('refused: %s', async (_, proof, step, code) => {
  expect(await refusal(proof)).toMatchObject({ step, code });
});

test('what fails is told in numbers: the line, what was expected, what the file holds', async () => {
  const changed = { ...whole, head: zero };
  expect(await refusal(changed)).toEqual({
    step: 'log',
    code: 'head-differs',
    line: 9,
    after: 0,
    expected: whole.head,
    found: zero,
  });
});

test('a draw made anew in every part is refused by what was seen of the first', async () => {
  const maker = openVector('none');
  const [ann] = maker.receipts;
  maker.close().reveal().offer();
  const forged = openVector('none');
  forged.add(`${forged.ms} leave 1`).close().reveal().offer();
  expect(await refusal(forged.proof())).toEqual({ verdict: 'followed' });
  const seen = [{ seq: 4, head: maker.heads[4] ?? '' }];
  expect(await refusal(forged.proof(), { receipts: [ann], headsSeen: seen })).toMatchObject({
    step: 'log',
    code: 'seen-head-differs',
    line: 4,
    after: 1,
  });

  const otherSecret = new DrawMaker({ seed: '11'.repeat(32) });
  otherSecret.join('@ann', saltOf(1)).join('@bob', saltOf(2)).close().reveal().offer();
  const commitment = [{ seq: 0, head: maker.commitHash }];
  expect(await refusal(otherSecret.proof(), { headsSeen: commitment })).toMatchObject({
    step: 'rules',
    code: 'seen-commitment-differs',
  });
});

test('a dropped entry is found by its receipt, also when the log ends before it', async () => {
  const maker = openVector('none');
  const [, , zoe] = maker.receipts;
  const dropped = new DrawMaker({ ...maker, startMs: 1_692_806_340_000 });
  dropped.join('@ann', saltOf(1), 1).later(1000).join('@bob', saltOf(2), 2);
  expect(await refusal(dropped.proof(), { receipts: [zoe] })).toMatchObject({
    step: 'log',
    code: 'shorter-than-seen',
    line: 3,
    after: 2,
  });
  dropped.close();
  expect(await refusal(dropped.proof(), { receipts: [zoe] })).toMatchObject({
    step: 'log',
    code: 'receipt-differs',
    line: 3,
  });
});

test('a host who tries secrets against the list has another commitment', async () => {
  const maker = new DrawMaker({ randomness: 'drand-test' });
  maker.join('@ann', saltOf(1)).close().later(20_000).reveal();
  const again = new DrawMaker({ randomness: 'drand-test', seed: '22'.repeat(32) });
  again.join('@ann', saltOf(1)).close().later(20_000).reveal();
  const proof = { ...again.proof(), commitHash: maker.commitHash };
  expect(await refusal(proof, { testPublicKey: makersKey })).toMatchObject({ step: 'rules' });
});

test('what is no proof is refused whole, with the place', async () => {
  for (const [file, place] of [
    [null, ''],
    [{ ...whole, more: 1 }, ''],
    [{ ...whole, version: 2 }, 'version'],
    [{ ...whole, seed: whole.seed?.toUpperCase() }, 'seed'],
    [{ ...whole, rules: '\ud800' }, 'rules'],
    [{ ...whole, ranking: [3, 2, 0] }, 'ranking.2'],
  ] as const) {
    const { verdict, malformed, steps } = await verifyProof(file);
    expect([verdict, malformed]).toEqual(['failed', place]);
    expect(steps.every(({ status }) => status === 'not-checked')).toBe(true);
  }
});
