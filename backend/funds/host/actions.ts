import type { FundState } from '@/lib/shared/fund/states';

/**
 * What a host did with a fund. Nobody is named: an action keeps contributions, so whoever is
 * anonymous stays so. Amounts are kept for the undo and never told.
 */
export type FundAct =
  | { kind: 'STATE'; from: FundState; to: FundState }
  | { kind: 'REVEAL'; milestoneIds: string[] }
  | { kind: 'OFFLINE'; amount: number; sourceId: string }
  | { kind: 'CANCEL' | 'REFUND_ALL'; reason: string }
  | { kind: 'APPROVE' | 'DENY'; contributionIds: string[]; before: string }
  | { kind: 'REFUND'; contributionIds: string[]; reason: string };
