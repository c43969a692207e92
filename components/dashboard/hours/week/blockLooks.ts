import { orderPath } from '@/lib/navigation/tools/experiencePath';
import type { CalendarBlock } from '@/lib/shared/availability/availability';
import type { BlockLook } from './Pieces.styles';

const LOOKS = { PARTY: 'queue', DRAW: 'chance', FUND: 'fund', MANUAL: 'manual' } as const;

export function lookOf({ source, isHeld }: CalendarBlock): BlockLook {
  if (source === 'BOOKING') return isHeld ? 'held' : 'booked';
  return LOOKS[source];
}

/** The page of what takes the time; null: it was blocked by hand. */
export function pageOf({ source, refId }: CalendarBlock): string | null {
  if (refId === null || source === 'MANUAL') return null;
  return {
    BOOKING: orderPath(refId),
    PARTY: `/party/${refId}/dashboard`,
    DRAW: `/chance/${refId}/dashboard`,
    FUND: `/fund/${refId}/dashboard`,
  }[source];
}
