import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useChannel } from '@/hooks/realtime/useChannel';
import { useSecureql } from '@/hooks/secureql/useSecureql';
import { useSession } from '@/hooks/session/useSession';
import { orderPath } from '@/lib/navigation/tools/experiencePath';
import type { BookingPage } from '@/lib/shared/bookings/views';
import { notificationsChannel } from '@/lib/shared/parties/messages';
import type { OrderReview } from '@/lib/shared/reviews/views';

/**
 * The reviews of an order, kept true once it is done: after what one writes, after every piece of
 * news, and whenever the order has changed.
 */
export function useReview(
  { id: bookingId, state, version }: BookingPage,
  initial: OrderReview | null,
) {
  const { user } = useSession();
  const [rendered] = useState({
    bookings: { error: null, items: initial === null ? [] : [initial] },
  });
  const { data, reload } = useSecureql('order-review-query', { bookingId }, rendered);
  // What one has written counts until something newer is read.
  const [written, setWritten] = useState<{ over: object; review: OrderReview } | null>(null);
  const readAgain = () => {
    if (state === 'COMPLETED') void reload();
  };
  const look = useEffectEvent(readAgain);
  useChannel<{ redirectLink?: string }>(user ? notificationsChannel(user.id) : null, {
    onMessage: ({ redirectLink }) => {
      if (redirectLink?.startsWith(orderPath(bookingId)) === true) readAgain();
    },
    onGap: readAgain,
  });
  const seen = useRef(version);
  useEffect(() => {
    if (seen.current === version) return;
    seen.current = version;
    look();
  }, [version]);
  const read = data.bookings.items[0] ?? null;
  return {
    review: written?.over === data ? written.review : read,
    write: (review: OrderReview) => setWritten({ over: data, review }),
  };
}
