import { useEffect } from 'react';
import { useKeptNumber } from '@/hooks/ui/choices/useKeptNumber';
import { isLive } from '@/lib/shared/parties/partyStatus';
import type { Ticket } from '@/hooks/party/types';

/**
 * The place a ticket had at its worst since this browser knows it, which is what it has come up from.
 * Null without a place. Forgotten when the ticket is over.
 */
export function useFirstPlace({ queueUuid, position, status }: Ticket): number | null {
  const [first, keep] = useKeptNumber(`playplus-place-${queueUuid}`);
  const isOver = !isLive(status);
  useEffect(() => {
    if (isOver) keep(null);
    else if (position !== null && position > (first ?? 0)) keep(position);
  }, [isOver, position, first, keep]);
  return position === null ? null : Math.max(first ?? position, position);
}
