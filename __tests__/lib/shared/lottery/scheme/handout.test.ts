import { expect, test } from '@jest/globals';
import { adding, chainedAnew, line, refusal, type Attack } from './tampering';
import { DrawMaker, saltOf } from './drawMaker';
import { verifyProof } from '@/lib/shared/lottery/scheme/verify/verifyProof';
import { closedVector, wholeVector } from './vectors';

const whole = wholeVector('none').proof();

const attacks: Attack[] = [
  [
    'not the next in line',
    chainedAnew(whole, (all) => line(8, (all[7] ?? '').replace('offer 1 2', 'offer 1 1'))(all)),
    'winners',
    'not-the-next',
  ],
  [
    'a prize that is not free',
    chainedAnew(whole, (all) => line(8, (all[7] ?? '').replace('offer 1 2', 'offer 2 2'))(all)),
    'winners',
    'not-the-slot',
  ],
  ['a claim of nothing', chainedAnew(whole, adding('claim 1')), 'winners', 'not-offered'],
  ['a claim twice', chainedAnew(whole, adding('claim 2')), 'winners', 'not-offered'],
  [
    'expired after the claim',
    chainedAnew(whole, adding('out 2 expired')),
    'winners',
    'not-a-reason-now',
  ],
  [
    'no details, too soon',
    chainedAnew(whole, adding('out 2 no-details')),
    'winners',
    'not-a-reason-now',
  ],
  ['no winners', { ...whole, winners: [] }, 'winners', 'winner-differs'],
  [
    'winners too early',
    { ...closedVector('none').proof(), winners: whole.winners },
    'winners',
    'not-due',
  ],
  [
    'another person',
    { ...whole, winners: whole.winners.map((each) => ({ ...each, label: '@eve' })) },
    'winners',
    'name-differs',
  ],
];

test.each(attacks)('refused: %s', async (_, proof, step, code) => {
  expect(await refusal(proof)).toMatchObject({ step, code });
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
