import { WaitingStage } from '@/components/payment/WaitingStage';
import { PageHead } from '@/components/shared/page/PageHead';
import { LiveRegion } from '@/components/ui/LiveRegion';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { StripePage } from '@/components/checkout/Checkout.styles';
import { useBookingPayment } from '@/hooks/checkout/useBookingPayment';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { BookingPayment } from '@/lib/shared/bookings/paying';
import { formatMoney } from '@/lib/shared/money/format';
import { BookedStage } from './BookedStage';
import { FaultStage } from './FaultStage';

interface Props {
  initial: BookingPayment;
  /** The buyer has come back from the page to pay on. */
  isBack: boolean;
}

/** Where the payment of a booking stands: waiting, refused, or done, with what comes next. */
export function StripeScreen({ initial, isBack }: Props) {
  const { t, i18n } = useTranslation('checkout');
  const { booking, stage } = useBookingPayment(initial, isBack);
  const amount = formatMoney(
    { amount: booking.deposit ?? booking.amount, currency: booking.currency },
    i18n.language,
  );
  const name = booking.creator?.name ?? t('payment:seller_gone');
  const isDone = stage === 'booked' || stage === 'requested';
  return (
    <StripePage>
      <PageHead title={booking.title} isPrivate />
      <VisuallyHidden as="h1">{t('stripe.title', { title: booking.title })}</VisuallyHidden>
      {stage === 'waiting' && <WaitingStage amount={amount} seller={name} />}
      {isDone && <BookedStage {...{ booking, amount, name, stage }} />}
      {!isDone && stage !== 'waiting' && <FaultStage {...{ booking, amount, name, stage }} />}
      <LiveRegion message={t(`stripe.said_${stage}`)} />
    </StripePage>
  );
}
