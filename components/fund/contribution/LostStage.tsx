import { Stage } from '@/components/payment/Payment.styles';
import { Icon } from '@/components/ui/icons/Icon';
import { useTranslation } from '@/hooks/ui/useTranslation';

/** This browser has no right to see the contribution: the mailed link has. */
export function LostStage() {
  const { t } = useTranslation('fund');
  return (
    <Stage>
      <span className="sign quiet">
        <Icon name="eye-off" size={44} />
      </span>
      <h2>{t('own.lost')}</h2>
      <p>{t('own.lost_text')}</p>
    </Stage>
  );
}
