import type { FundFace } from '@/lib/shared/fund/messages';

/** What a bar needs of a fund; lists have it, too. */
export type BarFund = Pick<FundFace, 'mode' | 'state' | 'goal' | 'raised' | 'pending'> & {
  /** Lists do not know it: their bars show no declined cards. */
  failedAmount?: number;
};

/** The parts of a bar in minor units, in their order from its start. */
export interface FundBarParts {
  goal: number;
  /** Paid, and what was raised elsewhere. */
  paid: number;
  /** Promised, or given and not confirmed yet. */
  coming: number;
  /** Of cards that were declined. */
  failed: number;
  /** Was promised and was never charged. */
  never: number;
}

/** How the money of a fund stands on its bar. */
export function barOf(fund: BarFund): FundBarParts {
  const { mode, state, goal, raised, pending, failedAmount = 0 } = fund;
  const none = { goal, paid: 0, coming: 0, failed: 0, never: 0 };
  if (mode === 'KEEP') return { ...none, paid: Math.max(0, raised), coming: pending };
  switch (state) {
    case 'MISSED':
    case 'CANCELLED':
      return { ...none, never: raised };
    case 'SETTLING':
    case 'REACHED':
    case 'PAID_OUT':
    case 'REFUNDED':
      // Declined cards that are tried again are counted with what is on the way, too.
      return {
        ...none,
        paid: Math.max(0, raised),
        coming: Math.max(0, pending - failedAmount),
        failed: failedAmount,
      };
    default:
      return { ...none, coming: raised };
  }
}

/** How much of the goal that is, in whole percent, never more than what came in. */
export const percentOf = ({ raised, goal }: Pick<FundFace, 'raised' | 'goal'>) =>
  Math.max(0, Math.floor((raised / goal) * 100));
