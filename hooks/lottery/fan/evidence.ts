import type { LotteryView } from '@/hooks/lottery/types';
import type { SeenClose } from '@/lib/live/lottery/keptDraw';

/** What this browser can say of the close: it saw it so long before the number, late, or not at all. */
export type CloseEvidence =
  | { kind: 'before'; seconds: number }
  | { kind: 'waiting' }
  | { kind: 'late' }
  | { kind: 'other' }
  | { kind: 'unseen' };

/** Null before the list closed. By the browser's own clock: the server's cannot vouch for itself. */
export function closeEvidence(
  {
    closedAt,
    entrantsHash,
    roundAt,
    revealedAt,
  }: Pick<LotteryView, 'closedAt' | 'entrantsHash' | 'roundAt' | 'revealedAt'>,
  close: SeenClose | null,
): CloseEvidence | null {
  if (closedAt === null || roundAt === null) return null;
  if (close === null) return revealedAt === null ? null : { kind: 'unseen' };
  // The list this browser saw is another one than the page shows now.
  if (close.entrantsHash !== entrantsHash) return { kind: 'other' };
  const seconds = Math.floor((Date.parse(roundAt) - close.seenAt) / 1000);
  if (seconds < 0) return { kind: 'late' };
  return revealedAt === null ? { kind: 'waiting' } : { kind: 'before', seconds };
}
