import type { ReactNode } from 'react';
import { LocalTime } from '@/components/shared/LocalTime';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { Icon } from '@/components/ui/icons/Icon';
import type { IconName } from '@/components/ui/icons/iconPaths';
import { LiveRegion } from '@/components/ui/LiveRegion';
import type { PaymentStage } from '@/hooks/payment/paymentStage';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { formatMoney } from '@/lib/shared/money/format';
import type { PaymentView } from '@/lib/shared/payments/payment';
import { HoldClock } from './HoldClock';
import { Stage } from './Payment.styles';
import { WaitingStage } from './WaitingStage';

type Shown = Exclude<PaymentStage, 'waiting'>;

const SIGNS: Record<Shown, { icon: IconName; tone: 'good' | 'stop' | 'wait' | 'quiet' }> = {
  open: { icon: 'clock', tone: 'wait' },
  declined: { icon: 'error', tone: 'stop' },
  authorised: { icon: 'clock', tone: 'wait' },
  saved: { icon: 'check', tone: 'good' },
  paid: { icon: 'check', tone: 'good' },
  failed: { icon: 'error', tone: 'stop' },
  expired: { icon: 'clock', tone: 'quiet' },
  cancelled: { icon: 'close', tone: 'quiet' },
};

interface Props {
  payment: PaymentView;
  stage: PaymentStage;
  /** Where the same can be bought anew once the time is over. */
  againHref: string;
  /** What to press beside the page to pay on. */
  children?: ReactNode;
}

/** Where a payment stands, in one sentence each, with what comes next. Needs the namespace `payment`. */
export function PaymentStages({ payment, stage, againHref, children }: Props) {
  const { t, i18n } = useTranslation('payment');
  const amount = formatMoney(payment, i18n.language);
  const seller = payment.seller?.name ?? t('seller_gone');
  const words = { amount, name: seller };
  const isPayable = (stage === 'open' || stage === 'declined') && payment.url !== null;
  const isOver = stage === 'expired' || stage === 'cancelled' || stage === 'failed';
  const title = t(`stage.${stage}`, words);
  return (
    <>
      {isPayable && payment.expiresAt ? <HoldClock until={payment.expiresAt} /> : null}
      {stage === 'waiting' ? (
        <WaitingStage amount={amount} seller={seller} />
      ) : (
        <Stage>
          <span className={`sign ${SIGNS[stage].tone}`}>
            <Icon name={SIGNS[stage].icon} size={44} />
          </span>
          <h2>{title}</h2>
          <p>
            {stage === 'declined'
              ? t(`failure.${payment.failure ?? 'DECLINED'}`, words)
              : t(`stage.${stage}_text`, words)}
          </p>
          {payment.retryAt ? (
            <p>
              {t('retry')} <LocalTime at={payment.retryAt} as="moment" />
            </p>
          ) : null}
          <div className="acts">
            {isPayable && payment.url ? (
              <ButtonLink href={payment.url}>
                {t(stage === 'declined' ? 'try_again' : 'go_on', words)}
              </ButtonLink>
            ) : null}
            {isOver ? <ButtonLink href={againHref}>{t('start_again')}</ButtonLink> : null}
            {children}
          </div>
          {stage === 'declined' ? <p className="small">{t('banks')}</p> : null}
        </Stage>
      )}
      <LiveRegion message={stage === 'waiting' ? t('waiting.title') : title} />
    </>
  );
}
