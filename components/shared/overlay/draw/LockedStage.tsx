import { SecondsRing } from '@/components/shared/draw/Clock';
import { useCountdown } from '@/hooks/ui/time/useCountdown';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { LiveLottery } from '@/lib/live/lottery/liveLottery';
import { hexGroups } from './hexGroups';
import { prizesInALine } from './prizesInALine';
import { Beside, Print, Stage, StageRoot } from './Stage.styles';
import { StageTop } from './StageTop';

/** As many hex digits of the list's hash as page and stream show; fewer can be made to collide. */
const SHOWN = 32;
/** So long after its time the number is not called late. */
const PATIENCE_MS = 6000;

/** The list is frozen and nobody knows the winner: the seconds until the public number. */
export function LockedStage({ lottery }: { lottery: LiveLottery }) {
  const { t } = useTranslation('drawOverlay');
  const { closedAt, entrantsHash, memberCount, prizes, prizeCount, roundAt, ticketTotal } = lottery;
  const left = useCountdown(roundAt);
  const lateAt = roundAt && new Date(Date.parse(roundAt) + PATIENCE_MS).toISOString();
  const isLate = useCountdown(left === 0 ? lateAt : null) === 0;
  const whole =
    roundAt && closedAt ? Math.ceil((Date.parse(roundAt) - Date.parse(closedAt)) / 1000) : 0;
  const isTest = lottery.randomness === 'drand-test';
  const people = t('people', { count: memberCount });
  return (
    <StageRoot className="pp-overlay">
      <Stage className="pp-stage">
        <StageTop
          title={prizesInALine(prizes, prizeCount, t)}
          among={`${people} · ${t('tickets', { count: ticketTotal })}`}
        />
        <Beside className={roundAt ? undefined : 'alone'}>
          {roundAt && <SecondsRing until={roundAt} seconds={Math.max(1, whole)} />}
          <div>
            <h1>{t('locked.title')}</h1>
            <p>
              {roundAt === null
                ? t('locked.none')
                : isLate
                  ? t('locked.late')
                  : left === 0
                    ? t('locked.now')
                    : t(isTest ? 'locked.test' : 'locked.text', { count: left ?? whole })}
            </p>
            {entrantsHash !== null && (
              <Print className="pp-stage-print">
                <span>{t('print')}</span>
                <code dir="ltr">{hexGroups(entrantsHash, SHOWN)}</code>
              </Print>
            )}
          </div>
        </Beside>
      </Stage>
    </StageRoot>
  );
}
