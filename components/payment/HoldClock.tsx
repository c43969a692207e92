import { Clock } from '@/components/shared/draw/Clock';
import { Icon } from '@/components/ui/icons/Icon';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { HeldBar } from './Payment.styles';

/** For how long something is held for whoever pays for it; the bank's page does not count. */
export function HoldClock({ until }: { until: string }) {
  const { t } = useTranslation('payment');
  return (
    <HeldBar>
      <Icon name="clock" size={20} />
      <span>{t('held')}</span>
      <Clock className="time" until={until} />
    </HeldBar>
  );
}
