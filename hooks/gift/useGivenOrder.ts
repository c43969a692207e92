import { useRef, useState } from 'react';
import { useChannel } from '@/hooks/realtime/useChannel';
import { useReadAgain } from '@/hooks/realtime/useReadAgain';
import { useSecureql } from '@/hooks/secureql/useSecureql';
import { useSession } from '@/hooks/session/useSession';
import { orderPath } from '@/lib/navigation/tools/experiencePath';
import { tryCall } from '@/lib/secureql/tryCall';
import type { BookingPage } from '@/lib/shared/bookings/views';
import type { ErrorCode } from '@/lib/shared/errors';
import type { GiftView } from '@/lib/shared/gifts/views';
import { notificationsChannel } from '@/lib/shared/parties/messages';

type ActPath = 'gifts/resend/' | 'gifts/change-address/' | 'gifts/revoke/';

interface First {
  order: BookingPage;
  gift: GiftView;
}

/** An order for whoever gave it, with its gift, kept true after acts and news. */
export function useGivenOrder(first: First) {
  const { user } = useSession();
  const bookingId = first.order.id;
  const asked = { bookingId };
  const [renderedOrder] = useState({ booking: { error: null, item: first.order } });
  const [renderedGift] = useState({ giftOfOrder: { error: null, item: first.gift } });
  const page = useSecureql('bookings/get-booking/', asked, renderedOrder);
  const read = useSecureql('gifts/of-order/', asked, renderedGift);
  const isBusy = useRef(false);
  const [running, setRunning] = useState<ActPath | null>(null);
  const [refusal, setRefusal] = useState<ErrorCode | null>(null);
  const order = page.data.booking.item ?? first.order;
  const gift = read.data.giftOfOrder.item ?? first.gift;

  const reload = () => Promise.all([page.reload(), read.reload()]);
  useReadAgain(() => void reload());
  useChannel<{ redirectLink?: string }>(user ? notificationsChannel(user.id) : null, {
    onMessage: ({ redirectLink }) => {
      if (redirectLink?.startsWith(orderPath(bookingId)) === true) void reload();
    },
    onGap: () => void reload(),
  });

  async function act(path: ActPath, send: () => Promise<{ refusal: ErrorCode | null }>) {
    if (isBusy.current) return false;
    isBusy.current = true;
    setRunning(path);
    setRefusal(null);
    const { refusal: refused } = await send();
    await reload();
    setRefusal(refused);
    isBusy.current = false;
    setRunning(null);
    return refused === null;
  }

  return {
    order,
    gift,
    running,
    refusal,
    forget: () => setRefusal(null),
    resend: () => act('gifts/resend/', () => tryCall('gifts/resend/', asked)),
    changeAddress: (email: string) =>
      act('gifts/change-address/', () => tryCall('gifts/change-address/', { bookingId, email })),
    revoke: () =>
      act('gifts/revoke/', () => tryCall('gifts/revoke/', { bookingId, version: order.version })),
  };
}

export type GivenOrder = ReturnType<typeof useGivenOrder>;
