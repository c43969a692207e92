import { Clock } from '@/components/shared/draw/Clock';
import { Told, marks } from '@/components/shared/money/Told';
import { Button } from '@/components/ui/buttons/Button';
import { Icon } from '@/components/ui/icons/Icon';
import { Notice } from '@/components/ui/Notice';
import { useCountdown } from '@/hooks/ui/time/useCountdown';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { Bar } from './Checkout.styles';

/** The last seconds of a hold, which look like waiting. */
const SHORT_S = 120;

interface Props {
  heldUntil: string;
  /** What is held, in words; null: a piece of the stock. */
  what: string | null;
  isRunning: boolean;
  onAgain: () => void;
}

/** For how long the time is held; once that is over, an offer to hold it again. */
export function HoldBar({ heldUntil, what, isRunning, onAgain }: Props) {
  const { t } = useTranslation('checkout');
  const left = useCountdown(heldUntil);
  if (left === 0) {
    return (
      <Notice kind="warning" title={t('held.over')} isLive>
        <p>{t('held.over_text')}</p>
        <Button size="small" isLoading={isRunning} onClick={onAgain}>
          {t('held.again')}
        </Button>
      </Notice>
    );
  }
  return (
    <Bar $isShort={left !== null && left < SHORT_S}>
      <Icon name="clock" size={20} />
      <span>
        {what === null ? (
          t('held.this')
        ) : (
          <Told text={t('held.time', marks('what'))} parts={{ what: <b>{what}</b> }} />
        )}
      </span>
      <Clock className="time" until={heldUntil} />
    </Bar>
  );
}
