import { expect, test } from '@jest/globals';
import { parseLine } from '@/lib/shared/lottery/scheme/lines';
import { ticketOf } from '@/lib/shared/lottery/scheme/ranking';
import { verifyProof } from '@/lib/shared/lottery/scheme/verify/verifyProof';
import { wholeVector } from './vectors';

test('the draw without a public number comes out as the scheme says', async () => {
  const { lines, heads, key, ranking, ...maker } = wholeVector('none');
  expect(maker.seedHash).toBe('ba5152b4ae733be068f848c206da90b3b80d8776ab84de3fac4492f22aa30d7f');
  expect(parseLine(lines[2] ?? '')).toEqual({
    ms: 1_692_806_342_000,
    verb: 'join',
    n: 3,
    tickets: 3,
    c: 'a6be468a131159e40a86ee5dd0ec6870fc35eaae8eaa53d4815bb6dadc409d3f',
  });
  expect(heads[0]).toBe('fe5cbd54ed4d5efe710e466c87261991f65851b621b09019f0fe922c5f8e0f15');
  expect(parseLine(lines[3] ?? '')).toEqual({
    ms: 1_692_806_353_500,
    verb: 'close',
    entries: 3,
    ticketTotal: 6,
    entrantsHash: '80df8188a694f33a92f9e8867bd678e3f1ad75fa12b19f5ff92cf3be16209eb3',
    round: null,
  });
  expect(heads[4]).toBe('40df2033eb4b31a9af8caa754af47401e047605b22aa7a1d051900d39222d40a');
  expect(key).toBe('95172b7f682045aae8efe2ed6d572c11eafce135171d8ad96e6cf664dfdcb74b');
  const best = [ticketOf(key, 3, 2), ticketOf(key, 2, 2), ticketOf(key, 1, 1)];
  expect(best.map((ticket) => ticket.slice(0, 8))).toEqual(['330cec3e', '4f95faf3', '7b7eea55']);
  expect(ranking).toEqual([3, 2, 1]);
  expect(lines).toHaveLength(9);
  expect(heads[9]).toBe('3e32aab28df8525b3c065e39c0dfd227ac746160b512c5114529051059ba22f9');
  const { verdict } = await verifyProof(wholeVector('none').proof());
  expect(verdict).toBe('followed');
});

test('the draw with a public number comes out as the scheme says', async () => {
  const { lines, heads, key, ranking } = wholeVector('drand-quicknet');
  expect(heads[0]).toBe('b6ba71453a5c635551f99b5482210cf28f1b9e383d401470da3064b44af02c47');
  expect(parseLine(lines[3] ?? '')).toMatchObject({
    verb: 'close',
    entrantsHash: '6c6f637496b04f9cf50e0b4b6a6e2ffcb4671851d491f1b0d2749ede7460ff0f',
    round: 1000,
  });
  expect(key).toBe('bd1e85ce218e6fb2b6a1ca18d65f6ff0cb1f6420afdac20f3d7752d41657184b');
  expect(ranking).toEqual([1, 3, 2]);
  expect(heads[9]).toBe('0d29aea2f6129038f2720ed9dcdd6e5af5dc5fc003ed7ff9af5cabb55740f153');
  const { verdict, steps } = await verifyProof(wholeVector('drand-quicknet').proof());
  expect(steps.map(({ status }) => status)).toEqual(Array(7).fill('ok'));
  expect(verdict).toBe('followed');
});
