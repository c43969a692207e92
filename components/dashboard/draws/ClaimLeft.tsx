import { timeLeft } from '@/components/shared/draw/timeLeft';
import { useCountdown } from '@/hooks/ui/time/useCountdown';
import { useTranslation } from '@/hooks/ui/useTranslation';

/** How long a winner still has to claim, with a dot behind it; nothing where no clock runs. */
export function ClaimLeft({ until }: { until: string | null }) {
  return until === null ? null : <Running until={until} />;
}

function Running({ until }: { until: string }) {
  const { t, i18n } = useTranslation('lotteryList');
  const left = useCountdown(until);
  const time = left === null ? '…' : timeLeft(left, i18n.language);
  return (
    <>
      <span role="timer">{t('claim_left', { time })}</span> ·{' '}
    </>
  );
}
