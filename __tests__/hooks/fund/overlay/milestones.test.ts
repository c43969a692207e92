import {
  ladderFill,
  nextMilestone,
  ringsOf,
  rungsOf,
  wholeOf,
} from '@/hooks/fund/overlay/milestones';
import { aFund, aMilestone } from '@/__tests__/support/fundFactories';

const at = (amount: number, reachedAt: string | null = null) =>
  aMilestone({ id: `m${amount}`, amount, title: `${amount}`, reachedAt });
const hidden = aMilestone({ id: 'h', isHidden: true, amount: null, title: null });

test('a hidden milestone is never the next one, nor on the bar', () => {
  const fund = aFund({ milestones: [hidden, at(180_000)] });
  expect(nextMilestone(fund)?.id).toBe('m180000');
  expect(ringsOf(fund)).toEqual([{ at: 90, isReached: false }]);
  expect(rungsOf(fund, 4).map(({ id }) => id)).toEqual(['m180000', 'goal']);
  expect(nextMilestone(aFund({ milestones: [hidden] }))).toBeNull();
});

test('what was reached stays so after a refund', () => {
  const fund = aFund({ raised: 90_000, milestones: [at(100_000, '2026-01-01T00:00:00.000Z')] });
  expect(nextMilestone(fund)).toBeNull();
  expect(ringsOf(fund)).toEqual([{ at: 50, isReached: true }]);
});

test('a full bar is the goal; above it the next milestone, or what came in', () => {
  expect(wholeOf(aFund())).toBe(200_000);
  expect(wholeOf(aFund({ raised: 250_000 }))).toBe(250_000);
  expect(wholeOf(aFund({ raised: 250_000, milestones: [at(300_000)] }))).toBe(300_000);
  expect(wholeOf(aFund({ raised: -5, goal: 100 }))).toBe(100);
});

test('of marks that would touch, the next one to reach stays', () => {
  const fund = aFund({ milestones: [at(120_000), at(130_000), at(140_000), at(190_000)] });
  expect(ringsOf(fund).map((ring) => ring.at)).toEqual([65, 95]);
});

test('a ladder shows what is done, what comes next, and the goal', () => {
  const milestones = [20, 40, 60, 130, 150, 170, 190].map((euros) => at(euros * 1000));
  const ids = (raised: number, most: number) =>
    rungsOf(aFund({ milestones, raised }), most).map(({ id }) => id);
  expect(ids(0, 4)).toEqual(['m20000', 'm40000', 'm60000', 'goal']);
  expect(ids(128_000, 4)).toEqual(['m60000', 'm130000', 'm150000', 'goal']);
  expect(ids(195_000, 4)).toEqual(['m150000', 'm170000', 'm190000', 'goal']);
  expect(ids(250_000, 4)).toEqual(['m150000', 'm170000', 'm190000', 'goal']);
});

test('a ladder fills in straight lines from step to step', () => {
  const rungs = rungsOf(aFund({ milestones: [at(50_000)], raised: 0 }), 4);
  const fill = (raised: number) => ladderFill(rungs, raised);
  expect([0, 25_000, 50_000, 125_000, 200_000].map(fill)).toEqual([0, 12.5, 25, 50, 100]);
  expect(fill(-100)).toBe(0);
  expect(fill(900_000)).toBe(100);
});
