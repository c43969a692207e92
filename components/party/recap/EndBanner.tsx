import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import { useTakeEndBack } from '@/hooks/party/host/useTakeEndBack';
import { useCountdown } from '@/hooks/ui/time/useCountdown';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { asClock } from '@/lib/i18n/time/asClock';
import { END_UNDO_SECONDS } from '@/lib/shared/parties/partyActions';
import { Ended } from './Recap.styles';

interface EndBannerProps {
  partyId: string;
  /** UTC ISO 8601. */
  endedAt: string;
  /** How many still stood in line. */
  waiting: number;
  mayUndo: boolean;
}

/** The minute in which an end can be taken back: what follows from it, when, and the way back. */
export function EndBanner({ partyId, endedAt, waiting, mayUndo }: EndBannerProps) {
  const { t } = useTranslation('aftershow');
  const until = new Date(Date.parse(endedAt) + END_UNDO_SECONDS * 1000).toISOString();
  const left = useCountdown(until);
  const { run, isRunning, errorCode } = useTakeEndBack(partyId);
  if (!left) return null;
  const time = asClock(left);
  return (
    <>
      <Ended>
        <p>
          <b>{t('end.over')}</b>{' '}
          {waiting > 0 ? t('end.soon', { count: waiting, time }) : t('end.nobody', { time })}
        </p>
        {mayUndo && (
          <Button
            variant="quiet"
            isLoading={isRunning}
            aria-label={t('end.undo_label')}
            onClick={() => void run()}
          >
            {t('end.undo')}
          </Button>
        )}
      </Ended>
      <FormError code={errorCode}>{errorCode && t(`errors:${errorCode}`)}</FormError>
    </>
  );
}
