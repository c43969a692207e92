import { HoldClock } from '@/components/payment/HoldClock';
import { Stage } from '@/components/payment/Payment.styles';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { Icon } from '@/components/ui/icons/Icon';
import type { IconName } from '@/components/ui/icons/iconPaths';
import type { BookingStage } from '@/hooks/checkout/bookingStage';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { checkoutPath, orderPath } from '@/lib/navigation/tools/experiencePath';
import type { BookingPayment } from '@/lib/shared/bookings/paying';

type Shown = Exclude<BookingStage, 'waiting' | 'booked' | 'requested'>;

const SIGNS: Record<Shown, { icon: IconName; tone: 'stop' | 'wait' | 'quiet' }> = {
  open: { icon: 'clock', tone: 'wait' },
  declined: { icon: 'error', tone: 'stop' },
  expired: { icon: 'clock', tone: 'quiet' },
  gone: { icon: 'clock', tone: 'wait' },
  over: { icon: 'close', tone: 'quiet' },
};

interface Props {
  booking: BookingPayment;
  /** In words. */
  amount: string;
  name: string;
  stage: Shown;
}

/** It is not paid: why, that nothing was charged, and how to go on. */
export function FaultStage({ booking, amount, name, stage }: Props) {
  const { t } = useTranslation('checkout');
  const { url, heldUntil, failure, serviceId, serviceTierId } = booking;
  const isPayable = (stage === 'open' || stage === 'declined') && url !== null;
  const again =
    serviceId !== null && serviceTierId !== null ? checkoutPath(serviceId, serviceTierId) : null;
  const words = { amount, name };
  return (
    <>
      {isPayable && heldUntil && <HoldClock until={heldUntil} />}
      <Stage>
        <span className={`sign ${SIGNS[stage].tone}`}>
          <Icon name={SIGNS[stage].icon} size={44} />
        </span>
        <h2>{t(`stripe.${stage}`, words)}</h2>
        <p>
          {stage === 'declined'
            ? t(`payment:failure.${failure ?? 'DECLINED'}`, words)
            : t(`stripe.${stage}_text`, words)}
        </p>
        <div className="acts">
          {isPayable && (
            <ButtonLink href={url}>
              {t(stage === 'declined' ? 'payment:try_again' : 'payment:go_on', words)}
            </ButtonLink>
          )}
          {stage === 'over' && (
            <ButtonLink href={orderPath(booking.bookingId)}>{t('stripe.to_order')}</ButtonLink>
          )}
          {again !== null && stage !== 'over' && (
            <ButtonLink href={again} variant={isPayable ? 'quiet' : 'primary'}>
              {t(isPayable || stage === 'open' ? 'stripe.back' : 'stripe.again')}
            </ButtonLink>
          )}
        </div>
        {stage === 'declined' && <p className="small">{t('payment:banks')}</p>}
      </Stage>
    </>
  );
}
