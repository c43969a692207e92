import { CallRing } from '@/components/shared/called/CallRing';
import { LocalTime } from '@/components/shared/LocalTime';
import { UserPhoto } from '@/components/ui/UserPhoto';
import { useCallAlarm } from '@/hooks/called/useCallAlarm';
import { useTabSign } from '@/hooks/called/useTabSign';
import type { Turn } from '@/hooks/called/types';
import { useCountdown } from '@/hooks/ui/time/useCountdown';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { LIMITS } from '@/lib/shared/limits';
import { Bar, BarLink, RoomBelow, Words } from './CalledBar.styles';

/** Drawn in a draw: the prize waits. Minutes ring and are counted down, hours are a date. */
export function WonBar({ turn }: { turn: Turn }) {
  const { t } = useTranslation('called');
  const { id, host, photo, title, subject, path, since, until } = turn;
  const isShort = secondsBetween(since, until) <= LIMITS.readySecondsMax;
  const left = useCountdown(isShort ? until : null);
  const words = subject === null ? t('won.short') : t('won.title', { prize: subject });
  useCallAlarm(isShort ? { id, until, title: words, place: title } : null);
  useTabSign({
    words: left === null ? t('won.short') : t('won.tab', { seconds: left }),
    icon: 'called',
    isWhole: isShort,
  });
  return (
    <>
      <RoomBelow />
      <Bar $look="called" role="region" aria-label={t('won.region')}>
        {isShort && until !== null ? (
          <CallRing since={since} until={until} isSmall />
        ) : (
          <UserPhoto src={photo} name={host} side={48} />
        )}
        <Words role="alert">
          <b>{words}</b>
          <span>
            {left === 0 && t('called.over')}
            {left !== 0 && isShort && t('won.by', { name: host })}
            {!isShort && until !== null && (
              <>
                {t('won.until')} <LocalTime at={until} as="moment" />
              </>
            )}
          </span>
        </Words>
        <BarLink href={path}>{t('won.act')}</BarLink>
      </Bar>
    </>
  );
}

/** Whole seconds; 0 when one of the moments is not known. */
function secondsBetween(since: string | null, until: string | null): number {
  return since === null || until === null ? 0 : (Date.parse(until) - Date.parse(since)) / 1000;
}
