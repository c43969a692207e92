import type { FundFace, Milestone } from '@/lib/shared/fund/messages';

/** A milestone that everybody knows. */
export interface KnownMilestone extends Milestone {
  amount: number;
  title: string;
}

type Raised = Pick<FundFace, 'goal' | 'raised' | 'milestones'>;

/** Those that are not hidden, lowest first. Pure. */
export const knownMilestones = ({ milestones }: Pick<FundFace, 'milestones'>): KnownMilestone[] =>
  milestones
    .flatMap(({ amount, title, ...rest }) =>
      amount === null || title === null ? [] : [{ ...rest, amount, title }],
    )
    .sort((a, b) => a.amount - b.amount);

/** What was reached stays so, whatever is given back later. */
export const isReached = ({ reachedAt, amount }: KnownMilestone, raised: number) =>
  reachedAt !== null || raised >= amount;

/** The one that comes next; null: none is known. Pure. */
export function nextMilestone(fund: Raised): KnownMilestone | null {
  return knownMilestones(fund).find((one) => !isReached(one, fund.raised)) ?? null;
}

/**
 * What a full bar stands for: the goal; above it the next milestone, or just what came in: then the bar
 * stays full. Pure.
 */
export function wholeOf(fund: Raised): number {
  if (fund.raised < fund.goal) return Math.max(1, fund.goal);
  return Math.max(fund.raised, nextMilestone(fund)?.amount ?? 0, 1);
}

/** A mark on the bar. */
export interface Ring {
  /** Of the whole, in percent. */
  at: number;
  isReached: boolean;
}

/** Two marks closer than this, in percent, would touch. */
const APART = 9;

/** The milestones that have room on the bar: of two that would touch, the next one to reach stays. Pure. */
export function ringsOf(fund: Raised): Ring[] {
  const whole = wholeOf(fund);
  const next = nextMilestone(fund);
  const rings: Ring[] = [];
  const known = knownMilestones(fund).filter(({ amount }) => amount <= whole);
  for (const one of known.sort((a, b) => Number(b.id === next?.id) - Number(a.id === next?.id))) {
    const at = Math.min(100, (one.amount / whole) * 100);
    const hasRoom = at >= APART / 2 && rings.every((ring) => Math.abs(ring.at - at) >= APART);
    if (hasRoom) rings.push({ at, isReached: isReached(one, fund.raised) });
  }
  return rings.sort((a, b) => a.at - b.at);
}

/** A step of the ladder: a milestone, or the goal. */
export interface Rung {
  id: string;
  amount: number;
  /** Null: the goal. */
  title: string | null;
  isReached: boolean;
}

/**
 * At most so many steps, lowest first: the last one reached, what comes next, and the goal among
 * them. Pure.
 */
export function rungsOf(fund: Raised & Pick<FundFace, 'reachedAt'>, most: number): Rung[] {
  const { goal, raised, reachedAt } = fund;
  const steps: Rung[] = knownMilestones(fund).map((one) => ({
    ...{ id: one.id, amount: one.amount, title: one.title },
    isReached: isReached(one, raised),
  }));
  const top: Rung = {
    ...{ id: 'goal', amount: goal, title: null },
    isReached: reachedAt !== null || raised >= goal,
  };
  const all = [...steps, top].sort((a, b) => a.amount - b.amount);
  const first = all.findIndex((one) => !one.isReached);
  // One that is done below what comes; at the end the last ones.
  const from = Math.max(0, Math.min((first < 0 ? all.length : first) - 1, all.length - most));
  const shown = all.slice(from, from + most);
  if (shown.includes(top) || top.isReached) return shown;
  return [...shown.slice(0, -1), top];
}

/**
 * How high a ladder with even steps is filled, in percent: step `n` of `count` stands in the middle of
 * its row, and between two the sum rises in a straight line. Pure.
 */
export function ladderFill(rungs: readonly Rung[], raised: number): number {
  if (raised <= 0) return 0;
  let below = { amount: 0, at: 0 };
  for (const [index, { amount }] of rungs.entries()) {
    const at = ((index + 0.5) / rungs.length) * 100;
    if (raised < amount) {
      return below.at + ((raised - below.amount) / (amount - below.amount)) * (at - below.at);
    }
    below = { amount, at };
  }
  return 100;
}
