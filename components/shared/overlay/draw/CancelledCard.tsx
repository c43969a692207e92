import { Now, Sentence } from '@/components/shared/overlay/QueueOverlayRows.styles';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { LiveLottery } from '@/lib/live/lottery/liveLottery';
import { Quiet } from './Card.styles';
import { DrawFrame } from './DrawFrame';
import type { Ways } from './DrawOverlay';
import { prizesInALine } from './prizesInALine';

/** A draw that ended without a winner; how it would have ended can be checked all the same. */
export function CancelledCard({ lottery, ways }: { lottery: LiveLottery; ways: Ways }) {
  const { t } = useTranslation('drawOverlay');
  const { prizes, prizeCount, title } = lottery;
  return (
    <DrawFrame
      title={title}
      about={prizesInALine(prizes, prizeCount, t)}
      way={{ label: t('check'), url: ways.checkUrl }}
      ways={ways}
    >
      <Now $isQuiet className="pp-overlay-state">
        <Sentence>{t('cancelled')}</Sentence>
        <Quiet as="div">{t('cancelled_text')}</Quiet>
      </Now>
    </DrawFrame>
  );
}
