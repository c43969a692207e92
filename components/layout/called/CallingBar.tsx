import { CallRing } from '@/components/shared/called/CallRing';
import { useAnswer } from '@/hooks/called/useAnswer';
import { useCallAlarm } from '@/hooks/called/useCallAlarm';
import { useTabSign } from '@/hooks/called/useTabSign';
import type { Turn } from '@/hooks/called/types';
import { useCountdown } from '@/hooks/ui/time/useCountdown';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { Bar, BarButton, BarLink, Later, Words } from './CalledBar.styles';

interface Props {
  turn: Turn;
  reload: () => Promise<void>;
  /** A card of the page instead of the bar. */
  isLarge?: boolean;
}

/** Called: a ring with the time left, and the answer as a press. */
export function CallingBar({ turn, reload, isLarge = false }: Props) {
  const { t } = useTranslation('called');
  const { id, host, title, path, since, until } = turn;
  const { answer, running, refusal, canAnswer } = useAnswer(turn, reload);
  const left = useCountdown(until);
  const words = t('called.title');
  useCallAlarm({ id, until, title: words, place: title });
  useTabSign({
    words: left === null ? words : t('called.tab', { seconds: left }),
    icon: 'called',
    isWhole: true,
  });

  function line() {
    if (refusal !== null) return t(`errors:${refusal}`);
    return left === 0 ? t('called.over') : t('called.by', { name: host });
  }

  return (
    <Bar $look="called" $isLarge={isLarge} role="region" aria-label={t('region')}>
      {until !== null && <CallRing since={since} until={until} isSmall />}
      <Words role="alert">
        <b>{words}</b>
        <span>{line()}</span>
      </Words>
      {canAnswer ? (
        <>
          <Later
            type="button"
            aria-disabled={running !== null}
            onClick={() => void answer('later')}
          >
            {t('called.later')}
          </Later>
          <BarButton
            type="button"
            aria-busy={running === 'ready' || undefined}
            onClick={() => void answer('ready')}
          >
            {t('called.ready')}
          </BarButton>
        </>
      ) : (
        <BarLink href={path}>{t('called.open')}</BarLink>
      )}
    </Bar>
  );
}
