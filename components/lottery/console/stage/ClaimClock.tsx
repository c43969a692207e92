import { useEffect, useEffectEvent } from 'react';
import { useLottery } from '@/components/lottery/console/LotteryContext';
import { timeLeft } from '@/components/shared/draw/timeLeft';
import { Icon } from '@/components/ui/icons/Icon';
import { useCountdown } from '@/hooks/ui/time/useCountdown';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { TimeBar, TimeWord } from './Winner.styles';

/** From here on little is left, in seconds. */
export const SHORT_S = 30;

interface Props {
  /** UTC, ISO 8601. */
  until: string;
  /** How long the whole time is. */
  seconds: number;
}

/** The time somebody has to claim: with little left another colour, another shape, and a sign. */
export function ClaimClock({ until, seconds }: Props) {
  const { i18n } = useTranslation('lotteryConsole');
  const left = useCountdown(until);
  const isShort = left !== null && left < SHORT_S;
  const part = left === null ? 1 : Math.min(1, left / seconds);
  const isOver = left === 0;
  const { onLapse } = useLottery();
  const lapse = useEffectEvent(() => onLapse());
  useEffect(() => {
    if (isOver) lapse();
  }, [isOver]);
  return (
    <>
      <TimeWord role="timer" $isShort={isShort}>
        {left === null ? '…' : timeLeft(left, i18n.language)}
        {isShort && <Icon name="warning" size={48} />}
      </TimeWord>
      <TimeBar $isShort={isShort} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width={part} height="1" />
      </TimeBar>
    </>
  );
}
