import { useEffect, useEffectEvent, useState } from 'react';
import { useReadAgain } from '@/hooks/realtime/useReadAgain';
import type { ResultOf } from '@/lib/secureql/operations/all';
import { tryCall } from '@/lib/secureql/tryCall';

/** An order as a conversation shows it. */
export type OrderWith = ResultOf<'bookings/with-person/'>['bookingsWithPerson']['items'][number];

/** What stands between two people: their newest orders, and whether one of them is paid. */
export interface OrdersWith {
  orders: readonly OrderWith[];
  /** Who plays together needs a name there: then contact data goes without a warning. */
  isPaid: boolean;
}

const NONE: OrdersWith = { orders: [], isPaid: false };

const isPaid = ({ state, money }: OrderWith) =>
  state !== 'CANCELLED' && (money === 'CAPTURED' || money === 'PARTLY_REFUNDED');

/** The newest orders between the reader and somebody; null: nobody is there any more. */
export function useOrdersWith(userId: string | null): OrdersWith {
  const [known, setKnown] = useState({ of: userId, ...NONE });

  function read() {
    if (userId === null) return;
    void tryCall('bookings/with-person/', { userId }).then(({ answer }) => {
      // A conversation works without them, so a refusal is not shown.
      const orders = answer?.bookingsWithPerson.items;
      if (orders) setKnown({ of: userId, orders, isPaid: orders.some(isPaid) });
    });
  }
  const readFirst = useEffectEvent(read);
  useEffect(() => readFirst(), [userId]);
  useReadAgain(read);

  return known.of === userId ? known : NONE;
}
