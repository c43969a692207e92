import type { ClaimView } from '@/hooks/lottery/types';
import { ENTRY } from '@/lib/shared/lottery/states';

/** What the page of a claim is about. */
export type ClaimState =
  'confirming' | 'open' | 'details' | 'sent' | 'handed_over' | 'expired' | 'declined' | 'passed';

/** How far a claim has come. */
export function claimStateOf({ status, claimBy, detailsAt }: ClaimView): ClaimState {
  switch (status) {
    case ENTRY.won:
      return claimBy === null ? 'confirming' : 'open';
    case ENTRY.claimed:
      return detailsAt === null ? 'details' : 'sent';
    case ENTRY.fulfilled:
      return 'handed_over';
    case ENTRY.expired:
      return 'expired';
    case ENTRY.declined:
      return 'declined';
    default:
      return 'passed';
  }
}
