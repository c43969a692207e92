import { Stage } from '@/components/payment/Payment.styles';
import { checkoutIcons } from '@/components/checkout/checkoutIcons';
import { LocalTime } from '@/components/shared/LocalTime';
import { Told, marks } from '@/components/shared/money/Told';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { DrawnIcon, Icon } from '@/components/ui/icons/Icon';
import { Notice } from '@/components/ui/Notice';
import { CalendarLink } from '@/components/shared/slots/CalendarLink';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { orderPath } from '@/lib/navigation/tools/experiencePath';
import type { BookingPayment } from '@/lib/shared/bookings/paying';

interface Props {
  booking: BookingPayment;
  /** In words. */
  amount: string;
  name: string;
  stage: 'booked' | 'requested';
}

/** It is given: how it gets there stands on its page. */
function GivenStage({ bookingId, amount }: { bookingId: string; amount: string }) {
  const { t } = useTranslation('gifts');
  return (
    <Stage>
      <span className="sign good">
        <Icon name="check" size={44} />
      </span>
      <h2>{t('paid.title')}</h2>
      <p>{t('paid.text', { amount })}</p>
      <div className="acts">
        <ButtonLink href={orderPath(bookingId)}>{t('paid.to_gift')}</ButtonLink>
      </div>
    </Stage>
  );
}

/** It is booked, or asked for: when, what was paid, and where it lives now. */
export function BookedStage({ booking, amount, name, stage }: Props) {
  const { t } = useTranslation('checkout');
  const { bookingId, startsAt, isGift } = booking;
  if (isGift) return <GivenStage bookingId={bookingId} amount={amount} />;
  const isBooked = stage === 'booked';
  const key = startsAt === null ? `stripe.${stage}_plain` : `stripe.${stage}`;
  return (
    <Stage>
      <span className={isBooked ? 'sign good' : 'sign wait'}>
        <Icon name={isBooked ? 'check' : 'clock'} size={44} />
      </span>
      <h2>
        <Told
          text={t(key, { ...marks('day'), name })}
          parts={{ day: startsAt && <LocalTime at={startsAt} as="slot" /> }}
        />
      </h2>
      <p>{t(`stripe.${stage}_text`, { amount, name })}</p>
      <div className="acts">
        <ButtonLink href={orderPath(bookingId)}>{t('stripe.to_order')}</ButtonLink>
        {isBooked && startsAt !== null && (
          <CalendarLink bookingId={bookingId}>
            <DrawnIcon drawing={checkoutIcons.calendar} size={20} />
            {t('stripe.calendar')}
          </CalendarLink>
        )}
      </div>
      {isBooked && startsAt !== null && <Notice>{t('stripe.reminders')}</Notice>}
    </Stage>
  );
}
