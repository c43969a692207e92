import { useState } from 'react';
import { useFresh } from '@/hooks/secureql/useFresh';
import { tryCall } from '@/lib/secureql/tryCall';
import type { BookingList } from '@/lib/shared/bookings/states';
import type { BookingLine } from '@/lib/shared/bookings/views';

/** A page of orders as a call answers it. */
export interface OrderList {
  items: readonly BookingLine[];
  /** Null: there are no more. */
  cursor: string | null;
}

/** One list of a creator's orders: the newest first page by itself, and more on demand. */
export function useOrders(list: BookingList, first: OrderList) {
  const head = useFresh<'get-bookings', OrderList>(
    'get-bookings',
    { state: list },
    first,
    ({ bookings }) => bookings,
  );
  const [more, setMore] = useState<OrderList | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const cursor = more === null ? head.cursor : more.cursor;

  async function loadMore() {
    if (isLoading) return;
    setIsLoading(true);
    const { answer } = await tryCall('get-bookings', { state: list, cursor });
    setIsLoading(false);
    setHasFailed(answer === null);
    if (!answer) return;
    const { items, cursor: next } = answer.bookings;
    setMore((before) => ({ items: [...(before?.items ?? []), ...items], cursor: next }));
  }

  const known = new Set(head.items.map(({ id }) => id));
  const older = more?.items.filter(({ id }) => !known.has(id)) ?? [];
  return {
    orders: [...head.items, ...older],
    hasMore: cursor !== null,
    isLoading,
    hasFailed,
    loadMore,
  };
}
