import { adding, chainedAnew, last, line, without, type Attack } from './tampering';
import { closedVector, openVector, wholeVector } from './vectors';

const whole = wholeVector('none').proof();
const numbered = wholeVector('drand-quicknet').proof();
const zero = '0'.repeat(64);

/** Ways to change a proof, each with the step that refuses it. */
export const attacks: Attack[] = [
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
