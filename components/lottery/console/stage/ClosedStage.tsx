import { useLottery } from '@/components/lottery/console/LotteryContext';
import { SecondsRing } from '@/components/shared/draw/Clock';
import { Spinner } from '@/components/ui/Spinner';
import { useCountdown } from '@/hooks/ui/time/useCountdown';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { Hero, Hex, Label, Wait } from './Stage.styles';

/** So much of a fingerprint is read out; the whole one is on the page that verifies. */
const SHOWN = 32;

const inFours = (hash: string) => hash.slice(0, SHOWN).replace(/(.{4})(?=.)/g, '$1 ');

/** The list is locked and the public number awaited. */
export function ClosedStage() {
  const { t } = useTranslation('lotteryConsole');
  const { roundAt, closedAt, entrantsHash } = useLottery().edit.lottery;
  const left = useCountdown(roundAt);
  const whole =
    roundAt !== null && closedAt !== null
      ? Math.max(1, Math.round((Date.parse(roundAt) - Date.parse(closedAt)) / 1000))
      : 1;
  const text = roundAt === null ? 'closed.no_number' : left === 0 ? 'closed.late' : 'closed.text';
  return (
    <Hero aria-label={t('stage.label')}>
      <Wait>
        {roundAt === null ? <Spinner /> : <SecondsRing until={roundAt} seconds={whole} />}
        <div>
          <h2>{t('closed.title')}</h2>
          <p>{t(text)}</p>
          {entrantsHash !== null && (
            <div>
              <Label>{t('closed.fingerprint')}</Label>
              <Hex>{inFours(entrantsHash)}</Hex>
            </div>
          )}
        </div>
      </Wait>
    </Hero>
  );
}
