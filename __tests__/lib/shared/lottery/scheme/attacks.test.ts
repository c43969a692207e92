import { expect, test } from '@jest/globals';
import { verifyProof } from '@/lib/shared/lottery/scheme/verify/verifyProof';
import { attacks } from './attacks';
import { DrawMaker, makersKey, saltOf } from './drawMaker';
import { refusal } from './tampering';
import { openVector, wholeVector } from './vectors';

const whole = wholeVector('none').proof();
const zero = '0'.repeat(64);

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
