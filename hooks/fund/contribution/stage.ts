import type { OwnContribution } from '@/lib/shared/fund/views';

/** What the page of a contribution shows. */
export type ContributionStage =
  /** There is a page to pay on. */
  | 'open'
  /** Given, and the bank has not answered. */
  | 'waiting'
  /** A card was declined, and another one can pay. */
  | 'declined'
  | 'failed'
  | 'pledged'
  | 'paid'
  /** All or part of it came back, or a bank looks into it. */
  | 'changed'
  | 'void';

/**
 * The stage of a contribution. Whoever comes back from the page to pay on has given something: that
 * waits for the bank, and grants nothing. Pure.
 */
export function stageOf(
  { payment, refunded, failure }: Pick<OwnContribution, 'payment' | 'refunded' | 'failure'>,
  isBack: boolean,
): ContributionStage {
  switch (payment) {
    case 'OPEN':
      if (isBack) return 'waiting';
      return failure === null ? 'open' : 'declined';
    case 'PENDING':
      return 'waiting';
    case 'PLEDGED':
      return 'pledged';
    case 'DECLINED':
      return 'declined';
    case 'FAILED':
      return 'failed';
    case 'VOID':
      return 'void';
    case 'SETTLED':
      return refunded > 0 ? 'changed' : 'paid';
    default:
      return 'changed';
  }
}
