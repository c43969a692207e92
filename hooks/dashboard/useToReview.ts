import { useEffect, useState } from 'react';
import { tryCall } from '@/lib/secureql/tryCall';
import type { ResultOf } from '@/lib/secureql/operations/all';

export type ToReview = ResultOf<'order-review-query'>['bookings']['items'][number];

/** Older orders than these are not looked through. */
const LOOKED_AT = 3;

/** The newest order of the reader's that is done and of which they have not said how it was; null: none. */
export function useToReview(): ToReview | null {
  const [found, setFound] = useState<ToReview | null>(null);
  useEffect(() => {
    let isGone = false;
    void find().then((one) => {
      if (!isGone) setFound(one);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return found;
}

async function find(): Promise<ToReview | null> {
  const { answer } = await tryCall('user-bookings', { state: 'PAST' });
  const done = answer?.bookings.items.filter(
    ({ state, role }) => state === 'COMPLETED' && role === 'BUYER',
  );
  for (const { id } of done?.slice(0, LOOKED_AT) ?? []) {
    const { answer: asked } = await tryCall('order-review-query', { bookingId: id });
    const one = asked?.bookings.items[0];
    if (one && one.mine === null && one.state === 'OPEN') return one;
  }
  return null;
}
