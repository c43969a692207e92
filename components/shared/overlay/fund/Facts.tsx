import { timeLeft } from '@/components/shared/draw/timeLeft';
import { useCountdown } from '@/hooks/ui/time/useCountdown';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { FundFace } from '@/lib/shared/fund/messages';

interface Props {
  fund: Pick<FundFace, 'state' | 'startsAt' | 'deadlineAt'>;
  /** Said before the time; null: nothing. */
  before: string | null;
}

/** How many gave and how long is left, in small. */
export function Facts({ fund: { state, startsAt, deadlineAt }, before }: Props) {
  const isSoon = state === 'SCHEDULED';
  const until = isSoon ? startsAt : state === 'LIVE' ? deadlineAt : null;
  return (
    <span className="pp-overlay-count">
      {before !== null && <bdi>{before}</bdi>}
      {before !== null && until !== null && ' · '}
      {until !== null && <Time until={until} isSoon={isSoon} />}
    </span>
  );
}

function Time({ until, isSoon }: { until: string; isSoon: boolean }) {
  const { t, i18n } = useTranslation('fundOverlay');
  const left = useCountdown(until);
  const time = left === null ? '…' : timeLeft(left, i18n.language);
  return <bdi role="timer">{isSoon ? `${t('opens_in')} ${time}` : t('left', { time })}</bdi>;
}
