import { Icon } from '@/components/ui/icons/Icon';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { LiveLottery } from '@/lib/live/lottery/liveLottery';
import { prizesInALine } from './prizesInALine';
import { Beside, Stage, StageRoot, WholeRing } from './Stage.styles';
import { StageTop } from './StageTop';

/** The public number is out: from here on the order is fixed. */
export function NumberStage({ lottery }: { lottery: LiveLottery }) {
  const { t } = useTranslation('drawOverlay');
  const { memberCount, prizes, prizeCount, ticketTotal } = lottery;
  const people = t('people', { count: memberCount });
  const tickets = t('tickets', { count: ticketTotal });
  return (
    <StageRoot className="pp-overlay">
      <Stage className="pp-stage">
        <StageTop title={prizesInALine(prizes, prizeCount, t)} among={`${people} · ${tickets}`} />
        <Beside>
          <WholeRing>
            <Icon name="check" />
          </WholeRing>
          <div>
            <h1>{t('number.title')}</h1>
            <p>{t('number.text', { count: ticketTotal })}</p>
          </div>
        </Beside>
      </Stage>
    </StageRoot>
  );
}
