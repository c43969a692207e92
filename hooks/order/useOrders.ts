import { useState } from 'react';
import { useCall } from '@/hooks/secureql/useCall';
import type { BookingList } from '@/lib/shared/bookings/states';
import type { BookingLine } from '@/lib/shared/bookings/views';

interface First {
  list: BookingList;
  lines: readonly BookingLine[];
  cursor: string | null;
}

/** Orders of a list: those of the page, and more on a press. */
export function useOrders(first: First) {
  const { run, isRunning, refusal } = useCall('user-bookings');
  const [later, setLater] = useState<{
    from: First;
    lines: BookingLine[];
    cursor: string | null;
  }>();
  // Another list is another page: what was read of the one before is let go.
  const known = later?.from.list === first.list ? later : undefined;
  const cursor = known ? known.cursor : first.cursor;

  async function more() {
    const { answer } = await run({ state: first.list, cursor });
    const page = answer?.bookings;
    if (!page) return;
    setLater({
      from: first,
      lines: [...(known?.lines ?? []), ...page.items],
      cursor: page.cursor,
    });
  }
  return {
    lines: [...first.lines, ...(known?.lines ?? [])],
    hasMore: cursor !== null,
    more: () => void more(),
    isRunning,
    refusal,
  };
}
