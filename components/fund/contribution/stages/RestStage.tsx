import { Stage } from '@/components/payment/Payment.styles';
import { HelpLink } from '@/components/shared/help/HelpLink';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { Icon } from '@/components/ui/icons/Icon';
import { useMoney } from '@/hooks/fund/useMoney';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { fundPath } from '@/lib/navigation/tools/fundPath';
import type { OwnContribution } from '@/lib/shared/fund/views';

interface Props {
  own: OwnContribution;
  stage: 'changed' | 'void';
}

/** Why nothing was charged in the end, or what became of what was. */
function wordsOf({ payment, fundState, mode }: OwnContribution, stage: Props['stage']) {
  if (stage === 'changed') {
    if (payment === 'DISPUTED' || payment === 'CHARGED_BACK') return payment;
    return payment === 'REFUNDED' ? 'REFUNDED' : 'PARTLY_REFUNDED';
  }
  if (fundState === 'MISSED') return 'missed';
  if (fundState === 'CANCELLED') return 'cancelled';
  return mode === 'KEEP' ? 'expired' : 'withdrawn';
}

/** What is over: money that came back, or that was never taken. */
export function RestStage({ own, stage }: Props) {
  const { t } = useTranslation('fund');
  const money = useMoney(own.currency);
  const words = wordsOf(own, stage);
  const { name, handle } = own.creator;
  const isUnderWay = words === 'DISPUTED';
  return (
    <Stage>
      <span className={`sign ${isUnderWay ? 'wait' : 'quiet'}`}>
        <Icon name={isUnderWay ? 'clock' : stage === 'void' ? 'close' : 'check'} size={44} />
      </span>
      <h2>{t(`rest.${words}`, { amount: money.exact(own.refunded || own.amount) })}</h2>
      <p>
        {t(`rest.${words}_text`, { name })}{' '}
        <HelpLink article="fundback">{t('foot.refund')}</HelpLink>
      </p>
      <div className="acts">
        <ButtonLink href={fundPath(handle, own.fundId)} variant="quiet">
          {t('pledged.back')}
        </ButtonLink>
      </div>
    </Stage>
  );
}
