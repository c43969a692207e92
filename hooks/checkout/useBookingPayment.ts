import { useEffect, useEffectEvent, useState } from 'react';
import { forgetOrderKey } from '@/hooks/payment/orderKey';
import { useReadAgain } from '@/hooks/realtime/useReadAgain';
import { useSecureql } from '@/hooks/secureql/useSecureql';
import type { BookingPayment } from '@/lib/shared/bookings/paying';
import { bookingStage, isOver } from './bookingStage';
import { forgetDraft } from './draft';
import { forgetGift, giftPlace } from './giftDraft';
import { bookingPlace } from './hold';

/** Somebody waits for their bank: each look is a small read of one row. */
const WAITING_MS = 1500;

/** The payment of a booking, kept true while the bank has not answered. */
export function useBookingPayment(initial: BookingPayment, isBack: boolean) {
  const [rendered] = useState({ bookingPayment: { error: null, item: initial } });
  const asked = { bookingId: initial.bookingId };
  const { data, reload } = useSecureql('booking-payment', asked, rendered);
  const booking = data.bookingPayment.item ?? initial;
  const stage = bookingStage(booking, isBack);
  const look = useEffectEvent(() => void reload());
  const isDone = isOver(stage);
  useEffect(() => {
    if (isDone) return;
    const timer = setInterval(look, WAITING_MS);
    return () => clearInterval(timer);
  }, [isDone]);
  useReadAgain(() => void reload());

  // What was typed has become a booking: the next press in this tab is another one.
  const tierId = booking.serviceTierId;
  const isBooked = stage === 'booked' || stage === 'requested';
  const { isGift } = booking;
  useEffect(() => {
    if (!isDone || tierId === null) return;
    forgetOrderKey(isGift ? giftPlace(tierId) : bookingPlace(tierId));
    if (isBooked && isGift) forgetGift(tierId);
    else if (isBooked) forgetDraft(tierId);
  }, [isDone, isBooked, isGift, tierId]);
  return { booking, stage };
}
